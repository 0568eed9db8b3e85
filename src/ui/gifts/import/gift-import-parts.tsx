import { Button, Checkbox, Flex, Radio, type TableColumnsType, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { EXPECTED_FIELDS, FILE_FIELDS, type FileField } from '../../../core/gifts/import/file-columns';
import { LAS_VEGAS, UTC } from '../../../core/gifts/import/zones';
import { formatDay, formatInstant } from '../../../core/shared/text/format';
import { formatCents } from '../../../core/shared/text/format-money';
import { Allowed } from '../../app/page-hooks';
import { Labeled, NativeSelect } from '../../shared/control/native-select';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { Pager } from '../../shared/list/pager';
import { Rows } from '../../shared/table/rows';
import { giftTexts } from '../gift.texts';
import { giftImportTexts as texts } from './gift-import.texts';
import type { GiftImportViewModel } from './gift-import.view-model';
import type { PreviewLine } from './import-preview';
import '../../shared/form/groups.css';
import '../gifts.css';

interface StepProps {
  readonly viewModel: GiftImportViewModel;
  readonly isBusy: boolean;
}

/** The column of the file for each field. The panel stays open while columns are chosen. */
export const ImportColumns = observer(function ImportColumns({ viewModel, isBusy }: StepProps) {
  const { table, choice } = viewModel;
  const columns = table?.columns ?? [];
  const options = [
    { value: '', label: texts.noColumn },
    ...columns.map((name, index) => ({
      value: String(index),
      label: texts.columnName(name, index, columns.indexOf(name) !== columns.lastIndexOf(name)),
    })),
  ];
  return (
    <details
      open={viewModel.isMapping}
      onToggle={({ currentTarget }) => viewModel.showColumns(currentTarget.open)}
    >
      <summary className="gift-columns">{texts.columns}</summary>
      <p>{texts.columnsHint}</p>
      <Flex wrap gap="small">
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
      </Flex>
    </details>
  );
});

/** What was found of the file's columns and zones, and what is not in it. */
export const ImportNotes = observer(function ImportNotes({ viewModel }: Pick<StepProps, 'viewModel'>) {
  const { table, choice, foundColumns, file } = viewModel;
  if (!table || !choice || !foundColumns) return null;
  const columnOf = (field: FileField) => table.columns[choice[field] ?? -1];
  const there = FILE_FIELDS.flatMap((field) => {
    const column = columnOf(field);
    return column === undefined ? [] : [[texts.fields[field], column] as const];
  });
  const lacking = EXPECTED_FIELDS.filter((field) => choice[field] === null);
  const notes = [
    ...(foundColumns.provider === null ? [] : [texts.looksLike(foundColumns.provider)]),
    ...(there.length === 0 ? [] : [texts.found(there)]),
    ...(lacking.length === 0 ? [] : [texts.notFound(lacking.map((field) => texts.fields[field]))]),
    ...(foundColumns.doubled.length === 0 ? [] : [texts.doubled(foundColumns.doubled)]),
    ...(table.headLine === 1 ? [] : [texts.headLine(table.headLine)]),
    ...(file && file.zones.length > 0 ? [texts.zones(file.zones)] : []),
    ...(file?.hasDaysOfZones ? [texts.daysOfZones] : []),
  ];
  return (
    <div>
      {notes.map((note) => (
        <p key={note} className="more">
          {note}
        </p>
      ))}
    </div>
  );
});

/**
 * Asks what a file leaves open: the zone of its times, whether receipts are owed for lines that look like grants, and whether lines
 * without a gift are left out.
 */
export const ImportQuestions = observer(function ImportQuestions({ viewModel, isBusy }: StepProps) {
  const { file, zone, leavable, leavesOut, takesConverted, grantLines, grants } = viewModel;
  const question = useId();
  if (!file) return null;
  return (
    <>
      {file.needsZone && (
        <div>
          <div id={question}>
            <strong>{texts.zoneQuestion}</strong>
            <span className="more">{texts.zoneHint}</span>
          </div>
          <Radio.Group
            aria-labelledby={question}
            disabled={isBusy}
            value={zone}
            options={[
              { value: LAS_VEGAS, label: texts.zoneChoices.lasVegas },
              { value: UTC, label: texts.zoneChoices.utc },
            ]}
            onChange={({ target }) => void viewModel.readTimesIn(target.value)}
          />
        </div>
      )}
      {file.convertible > 0 && (
        <Checkbox
          checked={takesConverted}
          disabled={isBusy}
          onChange={({ target }) => void viewModel.takeConverted(target.checked)}
        >
          {texts.takeConverted(file.convertible)}
        </Checkbox>
      )}
      {grantLines.length > 0 && (
        <fieldset>
          <legend className="form-group__legend">
            <strong>{texts.grantQuestion(grantLines)}</strong>
          </legend>
          <Flex wrap gap="small">
            {(['without', 'with'] as const).map((answer) => (
              <Button
                key={answer}
                type={grants === answer ? 'primary' : 'default'}
                aria-pressed={grants === answer}
                onClick={() => viewModel.takeGrants(answer)}
              >
                {texts.grantChoices[answer]}
              </Button>
            ))}
          </Flex>
        </fieldset>
      )}
      {leavable > 0 && file.rows.length > 0 && !viewModel.asksZone && (
        <div>
          <Checkbox
            checked={leavesOut}
            disabled={isBusy}
            onChange={({ target }) => viewModel.leaveOut(target.checked)}
          >
            {texts.leaveOut(leavable)}
          </Checkbox>
          <span className="more">{texts.leaveOutHint}</span>
        </div>
      )}
    </>
  );
});

const TONES = {
  new: 'success',
  settles: 'success',
  known: 'default',
  refund: 'default',
  wrong: 'error',
  left: 'warning',
} as const;

const COLUMNS: TableColumnsType<PreviewLine> = [
  { title: texts.line, dataIndex: 'line', rowScope: 'row', align: 'end' },
  {
    title: texts.result,
    key: 'kind',
    render: (_, { kind }) => (
      <Tag color={TONES[kind]}>
        <span>{texts.kinds[kind]}</span>
      </Tag>
    ),
  },
  { title: giftTexts.date, key: 'date', render: (_, { row }) => row && formatDay(row.receivedOn) },
  { title: giftTexts.donor, key: 'donor', render: (_, { row }) => row?.donor.name },
  {
    title: giftTexts.amount,
    key: 'amount',
    align: 'end',
    render: (_, { row }) => row && formatCents(row.cents),
  },
  {
    title: texts.remark,
    key: 'remark',
    render: (_, { remark }) => <span className="gift-donor">{remark}</span>,
  },
];

/** The columns that a line can fill only when it can be read. */
const OF_ROWS: ReadonlySet<unknown> = new Set(['date', 'donor', 'amount']);

/** Lines of a file on a page. */
const PREVIEW_SIZE = 20;

/** What a file holds, line by line. */
export function ImportLines({ lines }: { readonly lines: readonly PreviewLine[] }) {
  const [page, setPage] = useState(1);
  const shown = lines.slice((page - 1) * PREVIEW_SIZE, page * PREVIEW_SIZE);
  return (
    <div>
      <h3>{texts.preview}</h3>
      <Rows
        label={texts.preview}
        rows={shown}
        // What is wrong has no date, donor and amount that could be shown.
        columns={lines.some(({ row }) => row) ? COLUMNS : COLUMNS.filter(({ key }) => !OF_ROWS.has(key))}
        keyOf={({ line }) => String(line)}
        below="phone"
        size="small"
      >
        {({ line, kind, row, remark }) => (
          <>
            <Flex justify="space-between" align="start" gap="small" wrap>
              <strong>{`${texts.line} ${line}`}</strong>
              <Tag color={TONES[kind]}>
                <span>{texts.kinds[kind]}</span>
              </Tag>
            </Flex>
            {row && <div>{`${formatDay(row.receivedOn)}, ${row.donor.name}, ${formatCents(row.cents)}`}</div>}
            {remark !== '' && <div className="more">{remark}</div>}
          </>
        )}
      </Rows>
      <Pager label={texts.pageName} page={page} size={PREVIEW_SIZE} total={lines.length} onPage={setPage} />
    </div>
  );
}

/** The imports so far; each can be undone while none of its gifts was changed. */
export const PastImports = observer(function PastImports({
  viewModel,
  onDone,
}: {
  readonly viewModel: GiftImportViewModel;
  readonly onDone: () => void;
}) {
  const { ask, dialog } = useConfirmDialog(texts.keep);
  const heading = useId();
  const { imports } = viewModel;
  if (!imports) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{texts.past}</h3>
      {imports.length === 0 && <p>{texts.noPast}</p>}
      <Flex component="ul" vertical gap="small" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {imports.map((giftImport) => (
          <Flex key={giftImport.id} component="li" wrap gap="small" align="center" justify="space-between">
            <span>
              <span>{texts.pastOf(giftImport)}</span>
              <span className="more">{formatInstant(giftImport.importedAt)}</span>
            </span>
            {giftImport.undoneAt === null ? (
              <Allowed to="gift.undo-import">
                <Button
                  size="small"
                  aria-label={texts.undoOf(giftImport.fileName)}
                  onClick={() =>
                    ask({
                      title: texts.undoTitle,
                      text: texts.undoText(giftImport),
                      action: texts.undo,
                      onConfirm: () => void viewModel.undo(giftImport.id).then(onDone),
                    })
                  }
                >
                  {texts.undo}
                </Button>
              </Allowed>
            ) : (
              <Tag>{texts.undone}</Tag>
            )}
          </Flex>
        ))}
      </Flex>
      {dialog}
    </section>
  );
});
