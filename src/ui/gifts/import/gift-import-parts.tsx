import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FILE_FIELDS } from '../../../core/gifts/import/gift-file';
import { Allowed } from '../../app/page-hooks';
import { Labeled, NativeSelect } from '../../shared/control/native-select';
import { useConfirmDialog } from '../../shared/dialog/confirm-dialog';
import { Pager } from '../../shared/list/pager';
import { Rows } from '../../shared/table/rows';
import { formatDay } from '../../shared/text/day';
import { formatInstant } from '../../shared/text/pacific';
import { giftTexts, money } from '../gift.texts';
import { giftImportTexts as texts } from './gift-import.texts';
import type { GiftImportViewModel } from './gift-import.view-model';
import type { PreviewLine } from './import-preview';
import '../gifts.css';

/** In which column of the file each field stands. */
export const ImportColumns = observer(function ImportColumns({
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
    render: (_, { kind }) => <Tag color={TONES[kind]}>{texts.kinds[kind]}</Tag>,
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
              <strong>
                {texts.line} {line}
              </strong>
              <Tag color={TONES[kind]}>{texts.kinds[kind]}</Tag>
            </Flex>
            {row && (
              <div>
                {formatDay(row.receivedOn)}, {row.donor.name}, {money(row.cents)}
              </div>
            )}
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
        {imports.map((one) => (
          <Flex key={one.id} component="li" wrap gap="small" align="center" justify="space-between">
            <span>
              {texts.pastOf(one)}
              <span className="more">{formatInstant(one.importedAt)}</span>
            </span>
            {one.undoneAt === null ? (
              <Allowed to="gift.undo-import">
                <Button
                  size="small"
                  aria-label={texts.undoOf(one.fileName)}
                  onClick={() =>
                    ask({
                      title: texts.undoTitle,
                      text: texts.undoText(one),
                      action: texts.undo,
                      onConfirm: () => void viewModel.undo(one.id).then(onDone),
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
