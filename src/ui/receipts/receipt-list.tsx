import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { type Receipt, receiptCents } from '../../core/receipts/receipt';
import type { KeptReceipt } from '../../core/receipts/receipt-query';
import { money } from '../gifts/gift.texts';
import { Rows } from '../shared/table/rows';
import { formatDay } from '../shared/text/day';
import { receiptsTexts as texts } from './receipts.texts';

interface ReceiptListProps {
  readonly receipts: readonly KeptReceipt[];
  readonly onOpen: (id: string) => void;
}

/** Receipts in a table, or as cards where there is no room for one. */
export function ReceiptList({ receipts, onOpen }: ReceiptListProps) {
  const columns: TableColumnsType<KeptReceipt> = [
    { title: texts.number, dataIndex: 'number', key: 'number' },
    {
      title: texts.donor,
      key: 'donor',
      rowScope: 'row',
      render: (_, receipt) => <span id={nameId(receipt)}>{receipt.text.donor.name}</span>,
    },
    { title: texts.kind, key: 'kind', render: (_, { kind }) => texts.kinds[kind] },
    { title: texts.amount, key: 'amount', align: 'end', render: (_, receipt) => amountOf(receipt) },
    { title: texts.issuedOn, key: 'issued', render: (_, { issuedOn }) => formatDay(issuedOn) },
    { title: texts.state, key: 'state', render: (_, receipt) => <State receipt={receipt} /> },
    { title: texts.open, key: 'open', render: (_, receipt) => <Open receipt={receipt} onOpen={onOpen} /> },
  ];
  return (
    <Rows label={texts.receipts} rows={receipts} columns={columns} below="phone" size="small">
      {(receipt) => (
        <Flex vertical gap="small" align="start">
          <strong id={nameId(receipt)}>{receipt.text.donor.name}</strong>
          <span>
            {receipt.number}, {texts.kinds[receipt.kind]}, {amountOf(receipt)}
          </span>
          <State receipt={receipt} />
          <Open receipt={receipt} onOpen={onOpen} />
        </Flex>
      )}
    </Rows>
  );
}

function State({ receipt: { state, leftOut } }: { readonly receipt: KeptReceipt }) {
  return (
    <Flex vertical gap={4} align="start">
      <Tag color={state === 'issued' ? 'success' : 'default'} variant="outlined">
        {texts.states[state]}
      </Tag>
      {leftOut > 0 && <strong>{texts.leftOut(leftOut)}</strong>}
    </Flex>
  );
}

function Open({ receipt, onOpen }: { readonly receipt: Receipt } & Pick<ReceiptListProps, 'onOpen'>) {
  return (
    <Button size="small" aria-describedby={nameId(receipt)} onClick={() => onOpen(receipt.id)}>
      {texts.open}
    </Button>
  );
}

function amountOf({ text }: Receipt): string {
  return text.gifts.length === 0 ? texts.goodsOnly : money(receiptCents(text));
}

const nameId = ({ id }: Receipt) => `receipt-${id}`;
