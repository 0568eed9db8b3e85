import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { formatDay } from '../../../core/shared/text/format';
import { FileButton } from '../../shared/control/file-button';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { downloadText } from '../../shared/text/download-text';
import { ReportTable } from '../figures/report-parts';
import { giftArchiveTexts as texts } from './gift-archive.texts';
import type { GiftArchiveViewModel } from './gift-archive.view-model';
import '../../shared/error/error-mark.css';

interface GiftArchiveDialogProps {
  readonly viewModel: GiftArchiveViewModel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The dialog for exporting all gifts to a file and restoring them. */
export const GiftArchiveDialog = observer(function GiftArchiveDialog(props: GiftArchiveDialogProps) {
  const { viewModel, isOpen, onClose, onDone } = props;
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const problem = useId();
  const { state } = viewModel;
  const handleDownload = async () => {
    const text = await viewModel.download();
    if (text !== null) downloadText(texts.fileName(viewModel.today), text);
  };
  const askTo = (change: 'replace' | 'reset') => {
    const handleConfirm = async () => {
      if (!(await viewModel[change]())) return;
      onDone();
      onClose();
    };
    ask({ ...texts.questions[change], onConfirm: () => void handleConfirm() });
  };
  return (
    <>
      <FormDialog open={isOpen} title={texts.title} width={560} onClose={onClose}>
        {({ onCancel }) => (
          <Flex vertical gap="middle" align="start">
            <p>{texts.intro}</p>
            <Button type="primary" onClick={() => void handleDownload()}>
              {texts.download}
            </Button>
            <div>
              <FileButton
                label={texts.restore}
                accept=".json,application/json"
                busy={state.status === 'busy'}
                describedBy={problem}
                isWrong={state.status === 'refused'}
                hint={<p>{texts.restoreHint}</p>}
                onFile={(file) => void viewModel.choose(file)}
              >
                {texts.choose}
              </FileButton>
            </div>
            <p
              id={problem}
              role="alert"
              className={state.status === 'refused' ? 'error-mark' : 'visually-hidden'}
            >
              {state.status === 'refused' ? state.message : ''}
            </p>
            <p role="status" className={state.status === 'found' ? undefined : 'visually-hidden'}>
              {state.status === 'busy' && <span>{texts.reading}</span>}
              {state.status === 'found' && <span>{texts.found(formatDay(state.savedOn))}</span>}
            </p>
            {state.status === 'found' && (
              <>
                <ReportTable
                  label={texts.compared}
                  heads={texts.heads}
                  rows={fieldNames(texts.rows).map((name) => ({
                    name: texts.rows[name],
                    cells: [texts.figure(name, state.now[name]), texts.figure(name, state.inFile[name])],
                  }))}
                />
                <Button danger onClick={() => askTo('replace')}>
                  {texts.replace}
                </Button>
              </>
            )}
            <div>
              <p>{texts.resetHint}</p>
              <Button danger onClick={() => askTo('reset')}>
                {texts.reset}
              </Button>
            </div>
            <Flex justify="end" style={{ width: '100%' }}>
              <Button onClick={onCancel}>{texts.close}</Button>
            </Flex>
          </Flex>
        )}
      </FormDialog>
      {dialog}
    </>
  );
});
