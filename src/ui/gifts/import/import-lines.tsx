import { Flex, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { Pager } from '../../shared/list/pager';
import { Rows } from '../../shared/table/rows';
import { formatDay } from '../../shared/text/day';
import { giftTexts, money } from '../gift.texts';
import { giftImportTexts as texts } from './gift-import.texts';
import type { PreviewLine } from './import-preview';
import '../gifts.css';

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
              <Tag color={TONES[kind]} variant="outlined">
                {texts.kinds[kind]}
              </Tag>
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
