import { Alert, Button, Flex, Input, Modal, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FILE_FIELDS } from '../../../core/gifts/import/gift-file';
import { useViewModel } from '../../app/page-hooks';
import { FileButton } from '../../shared/control/file-button';
import { Labeled, NativeSelect } from '../../shared/control/native-select';
import { DialogTitle } from '../../shared/dialog/dialog-title';
import { LeaveGuard } from '../../shared/leave/leave-guard';
import { useAskedClose } from '../../shared/leave/use-asked-close';
import { giftImportTexts as texts } from './gift-import.texts';
import { GiftImportViewModel } from './gift-import.view-model';
import { ImportLines } from './import-lines';
import { countsOf } from './import-preview';
import { PastImports } from './past-imports';

interface GiftImportDialogProps {
  readonly isOpen: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Brings the gifts of a provider's file in, and takes such an import back. */
export function GiftImportDialog({ isOpen, onDone, onClose }: GiftImportDialogProps) {
  const close = useAskedClose(onClose);
  return (
    <Modal
      open={isOpen}
      title={<DialogTitle>{texts.title}</DialogTitle>}
      footer={null}
      closable={false}
      width={860}
      onCancel={close}
      destroyOnHidden
    >
      <ImportSteps onDone={onDone} onCancel={close} onClose={onClose} />
    </Modal>
  );
}

const ImportSteps = observer(function ImportSteps({
  onDone,
  onCancel,
  onClose,
}: Omit<GiftImportDialogProps, 'isOpen'> & { readonly onCancel: () => void }) {
  const viewModel = useViewModel(GiftImportViewModel);
  const [imports, setImports] = useState(0);
  const { stage, refusal, missing, file, table } = viewModel;
  const isBusy = !(stage === 'choosing' || stage === 'ready');
  const sentence = refusal && refusal !== 'stopped' && { ...texts.refusals, ...texts.notStopped }[refusal];
  const { counts } = countsOf(viewModel.lines);
  const count = counts.new + counts.settles;
  const handleImport = async () => {
    const isDone = await viewModel.import();
    onDone();
    if (isDone) onClose();
    else setImports(imports + 1);
  };
  return (
    <Flex vertical gap="middle">
      <p>{texts.intro}</p>
      <Labeled label={texts.provider}>
        {(id) => (
          <>
            <Input
              id={id}
              list={`${id}-names`}
              value={viewModel.provider}
              maxLength={100}
              disabled={isBusy}
              onChange={({ target }) => viewModel.nameProvider(target.value)}
              onBlur={() => void viewModel.checkAgain()}
            />
            <datalist id={`${id}-names`}>
              {viewModel.providers.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <span className="more">{texts.providerHint}</span>
          </>
        )}
      </Labeled>
      <Flex vertical gap={4} align="start">
        <FileButton
          label={texts.file}
          accept=".csv,text/csv,.tsv,.txt"
          busy={isBusy}
          isWrong={refusal !== null && refusal in texts.refusals}
          onFile={(chosen) =>
            void viewModel.open({
              name: chosen.name,
              size: chosen.size,
              read: async () => new Uint8Array(await chosen.arrayBuffer()),
            })
          }
        >
          {texts.chooseFile}
        </FileButton>
      </Flex>
      {table && <Columns viewModel={viewModel} isBusy={isBusy} />}
      <div role="alert">
        {sentence && <Alert type="error" showIcon role="presentation" title={sentence} />}
        {missing.length > 0 && (
          <Alert
            type="warning"
            showIcon
            role="presentation"
            title={texts.missingColumns(missing.map((field) => texts.fields[field]))}
          />
        )}
        {file && file.faults.length > 0 && (
          <Alert type="error" showIcon role="presentation" title={texts.wrongSummary(counts.wrong)} />
        )}
      </div>
      <div role="status">
        {refusal === 'stopped' && texts.stopped}
        {stage === 'ready' && <Summary viewModel={viewModel} />}
      </div>
      {isBusy && <Running viewModel={viewModel} />}
      {!isBusy && viewModel.lines.length > 0 && <ImportLines lines={viewModel.lines} />}
      <Flex wrap gap="small" justify="end">
        {isBusy ? (
          <Button aria-disabled={stage === 'stopping' || undefined} onClick={() => viewModel.stop()}>
            {texts.stop}
          </Button>
        ) : (
          <Button onClick={onCancel}>{texts.close}</Button>
        )}
        {stage === 'ready' && count > 0 && (
          <Button type="primary" onClick={() => void handleImport()}>
            {texts.import(count)}
          </Button>
        )}
      </Flex>
      {!isBusy && <PastImports key={imports} onDone={onDone} />}
      {/* A file that is refused, or brings nothing new, is no loss. */}
      <LeaveGuard isLeftBy={() => isBusy || missing.length > 0 || (stage === 'ready' && count > 0)}>
        {texts.loss}
      </LeaveGuard>
    </Flex>
  );
});

function Running({ viewModel }: { readonly viewModel: GiftImportViewModel }) {
  const { stage, outcomes, file } = viewModel;
  const all = file?.rows.length ?? 0;
  const percent =
    stage === 'saving' || stage === 'stopping'
      ? 100
      : all === 0
        ? 0
        : Math.round((outcomes.length / all) * 100);
  return (
    <div>
      <Progress percent={percent} status="active" aria-label={texts.progress} />
      <p>
        {stage === 'reading'
          ? texts.reading
          : stage === 'saving'
            ? texts.saving
            : stage === 'stopping'
              ? texts.stopping
              : texts.checking(outcomes.length, all)}
      </p>
    </div>
  );
}

function Summary({ viewModel }: { readonly viewModel: GiftImportViewModel }) {
  const { counts, cents } = countsOf(viewModel.lines);
  const unknown = viewModel.file?.unknownCampaigns ?? [];
  return (
    <>
      <p>{counts.new + counts.settles === 0 ? texts.nothingNew : texts.summary(counts, cents)}</p>
      {unknown.length > 0 && <p>{texts.unknownCampaigns(unknown)}</p>}
    </>
  );
}

const Columns = observer(function Columns({
  viewModel,
  isBusy,
}: {
  readonly viewModel: GiftImportViewModel;
  readonly isBusy: boolean;
}) {
  const { table, choice } = viewModel;
  const options = [
    { value: '', label: texts.noColumn },
    ...(table?.columns ?? []).map((name, index) => ({ value: String(index), label: name })),
  ];
  return (
    <details open={viewModel.missing.length > 0}>
      <summary className="gift-columns">{texts.columns}</summary>
      <p>{texts.columnsHint}</p>
      <div className="gift-filters">
        {FILE_FIELDS.map((field) => (
          <Labeled key={field} label={texts.fields[field]}>
            {(id) => (
              <NativeSelect
                id={id}
                value={String(choice?.[field] ?? '')}
                options={options}
                disabled={isBusy}
                onChange={(column) => void viewModel.choose(field, column === '' ? null : Number(column))}
              />
            )}
          </Labeled>
        ))}
      </div>
    </details>
  );
});
