import { Alert, Button, Flex, Input, Modal, Progress, Table, type TableColumnsType, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FILE_FIELDS } from '../../../core/giving/gift-file';
import { useViewModel } from '../../app/use-view-model';
import { formatDay } from '../../shared/day';
import { DialogTitle } from '../../shared/dialog-title';
import { FileButton } from '../../shared/file-button';
import { Labeled } from '../../shared/labeled';
import { LeaveGuard } from '../../shared/leave/leave-guard';
import { useAskedClose } from '../../shared/leave/use-asked-close';
import { NativeSelect } from '../../shared/native-select';
import { Pager } from '../../shared/paged/pager';
import { QUIET } from '../../shared/quiet-table';
import { WideTable } from '../../shared/wide-table';
import { giftTexts, money } from './gift.texts';
import { giftImportTexts as texts } from './gift-import.texts';
import { GiftImportViewModel } from './gift-import.view-model';
import { countsOf, type PreviewLine } from './import-preview';
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
  const isBusy = stage === 'reading' || stage === 'checking' || stage === 'saving';
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
              value={viewModel.provider}
              maxLength={100}
              disabled={isBusy}
              onChange={({ target }) => viewModel.nameProvider(target.value)}
              onBlur={() => void viewModel.checkAgain()}
            />
            <span className="gift-more">{texts.providerHint}</span>
          </>
        )}
      </Labeled>
      <Flex vertical gap={4} align="start">
        <FileButton
          label={texts.file}
          accept=".csv,text/csv,.tsv,.txt"
          busy={isBusy}
          isWrong={refusal !== null && refusal !== 'stopped'}
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
        {refusal && refusal !== 'stopped' && (
          <Alert type="error" showIcon role="presentation" title={texts.refusals[refusal]} />
        )}
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
      {!isBusy && viewModel.lines.length > 0 && <Preview lines={viewModel.lines} />}
      <Flex wrap gap="small" justify="end">
        {isBusy ? (
          <Button onClick={() => viewModel.stop()}>{texts.stop}</Button>
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
  const percent = stage === 'saving' ? 100 : all === 0 ? 0 : Math.round((outcomes.length / all) * 100);
  return (
    <div>
      <Progress percent={percent} status="active" aria-label={texts.progress} />
      <p>
        {stage === 'reading'
          ? texts.reading
          : stage === 'saving'
            ? texts.saving
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

const TONES = {
  new: 'success',
  settles: 'success',
  known: 'default',
  wrong: 'error',
  left: 'warning',
} as const;

const COLUMNS: TableColumnsType<PreviewLine> = [
  { title: texts.line, dataIndex: 'line', rowScope: 'row', align: 'end' },
  {
    title: texts.result,
    key: 'kind',
    render: (_, { kind }) => (
      <Tag color={TONES[kind]} variant="outlined">
        {texts.kinds[kind]}
      </Tag>
    ),
  },
  { title: giftTexts.date, key: 'date', render: (_, { row }) => row && formatDay(row.receivedOn) },
  { title: giftTexts.donor, key: 'donor', render: (_, { row }) => row?.donor.name },
  { title: giftTexts.amount, key: 'amount', align: 'end', render: (_, { row }) => row && money(row.cents) },
  {
    title: texts.remark,
    key: 'remark',
    render: (_, { remark }) => <span className="gift-donor">{remark}</span>,
  },
];

/** Lines of a file on a page. */
const PREVIEW_SIZE = 20;

function Preview({ lines }: { readonly lines: readonly PreviewLine[] }) {
  const [page, setPage] = useState(1);
  return (
    <div>
      <h3>{texts.preview}</h3>
      <WideTable label={texts.preview}>
        <Table
          loading={QUIET}
          aria-label={texts.preview}
          size="small"
          columns={COLUMNS}
          dataSource={lines.slice((page - 1) * PREVIEW_SIZE, page * PREVIEW_SIZE)}
          rowKey="line"
          pagination={false}
        />
      </WideTable>
      <Pager label={texts.pageName} page={page} size={PREVIEW_SIZE} total={lines.length} onPage={setPage} />
    </div>
  );
}
