import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { formatDay } from '../../../core/shared/text/format';
import { useViewModel } from '../../app/page-hooks';
import { FileButton } from '../../shared/control/file-button';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { downloadText } from '../../shared/text/download-text';
import { ReportTable } from '../figures/report-parts';
import { giftArchiveTexts as texts } from './gift-archive.texts';
import { GiftArchiveViewModel } from './gift-archive.view-model';
import '../../shared/error/error-mark.css';

/** The button and the dialog for exporting all gifts to a file and restoring them. Hidden where a server stores the gifts. */
export const GiftArchiveDialog = observer(function GiftArchiveDialog({
  onDone,
}: {
  readonly onDone: () => void;
}) {
  const viewModel = useViewModel(GiftArchiveViewModel);
  const [isOpen, setOpen] = useState(false);
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const problem = useId();
  const { state } = viewModel;
  if (!viewModel.isThere) return null;
  const handleDownload = async () => {
    const text = await viewModel.download();
    if (text !== null) downloadText(texts.fileName(viewModel.today), text);
  };
  const askTo = (change: 'replace' | 'reset') => {
    const handleConfirm = async () => {
      if (!(await viewModel[change]())) return;
      onDone();
      setOpen(false);
    };
    ask({ ...texts.questions[change], onConfirm: () => void handleConfirm() });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      <FormDialog open={isOpen} title={texts.title} width={560} onClose={() => setOpen(false)}>
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
