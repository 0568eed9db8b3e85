import { Alert, Button, Flex, Input, Progress } from 'antd';
import { observer } from 'mobx-react-lite';
import { useViewModel } from '../../app/page-hooks';
import { FileButton } from '../../shared/control/file-button';
import { Labeled } from '../../shared/control/native-select';
import { LeaveGuard } from '../../shared/leave/leave-guard';
import { giftImportTexts as texts } from './gift-import.texts';
import { GiftImportViewModel } from './gift-import.view-model';
import { ImportColumns, ImportLines, ImportNotes, ImportQuestions, PastImports } from './gift-import-parts';
import { countsOf } from './import-preview';

interface GiftImportProps {
  /** Called when gifts came or went. */
  readonly onDone: () => void;
  readonly onClose: () => void;
  /** Closes after asking about what is unsaved. */
  readonly onCancel: () => void;
}

/** Brings the gifts of a provider's file in, and takes such an import back. */
export const GiftImportSteps = observer(function GiftImportSteps({
  onDone,
  onCancel,
  onClose,
}: GiftImportProps) {
  const viewModel = useViewModel(GiftImportViewModel);
  const { stage, refusal, refusedLine, missing, file, table } = viewModel;
  const isBusy = !(stage === 'choosing' || stage === 'ready');
  /** Columns can be chosen while the file is compared: each choice restarts the comparison. */
  const isKept = stage === 'saving' || stage === 'stopping';
  const { counts, cents } = countsOf(viewModel.lines);
  const unknown = file?.unknownCampaigns ?? [];
  const problems: (readonly ['error' | 'warning', string])[] = [];
  if (refusal && refusal !== 'stopped')
    problems.push(['error', { ...texts.refusals, ...texts.notStopped }[refusal](refusedLine)]);
  if (missing.length > 0)
    problems.push(['warning', texts.missingColumns(missing.map((field) => texts.fields[field]))]);
  if (file && file.faults.length > 0 && !viewModel.leavesOut)
    problems.push(['error', texts.wrongSummary(counts.wrong, file.rows.length > 0)]);
  const count = counts.new + counts.settles;
  const handleImport = async () => {
    const isDone = await viewModel.import();
    onDone();
    if (isDone) onClose();
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
          onFile={(chosen) => void viewModel.open(chosen)}
        >
          {texts.chooseFile}
        </FileButton>
      </Flex>
      {table && <ImportNotes viewModel={viewModel} />}
      {table && <ImportColumns viewModel={viewModel} isBusy={isKept} />}
      <div role="alert">
        {problems.map(([type, title]) => (
          <Alert key={title} type={type} showIcon role="presentation" title={title} />
        ))}
      </div>
      {!isBusy && <ImportQuestions viewModel={viewModel} isBusy={isBusy} />}
      <div role="status">
        {refusal === 'stopped' && <span>{texts.stopped}</span>}
        {stage === 'ready' && (
          <>
            <p>{count === 0 ? texts.nothingNew : texts.summary(counts, cents)}</p>
            {count > 0 && viewModel.receiptDonors > 0 && <p>{texts.receipts(viewModel.receiptDonors)}</p>}
            {unknown.length > 0 && <p>{texts.unknownCampaigns(unknown)}</p>}
          </>
        )}
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
      {!isBusy && <PastImports viewModel={viewModel} onDone={onDone} />}
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
  const checked = all === 0 ? 0 : Math.round((outcomes.length / all) * 100);
  const isChecked = stage === 'saving' || stage === 'stopping';
  return (
    <div>
      <Progress percent={isChecked ? 100 : checked} status="active" aria-label={texts.progress} />
      <p>{isChecked || stage === 'reading' ? texts[stage] : texts.checking(outcomes.length, all)}</p>
    </div>
  );
}
