import { Button, Flex, type TableColumnsType } from 'antd';
import type { DonorYear } from '../../../core/receipts/receipt-query';
import { Allowed } from '../../app/page-hooks';
import { money } from '../../gifts/gift.texts';
import { Rows } from '../../shared/table/rows';
import { receiptsTexts } from '../receipts.texts';
import { lettersTexts as texts } from './letters.texts';

interface DonorListProps {
  readonly donors: readonly DonorYear[];
  readonly onOpen: (receiptId: string) => void;
  readonly onIssue: (donorKey: string) => void;
}

/** The donors of a year in a table, or as cards where there is no room for one. */
export function DonorList({ donors, ...actions }: DonorListProps) {
  const columns: TableColumnsType<DonorYear> = [
    {
      title: texts.donor,
      key: 'donor',
      rowScope: 'row',
      render: (_, { name, email }) => (
        <Flex vertical style={{ fontWeight: 400 }}>
          <strong>{name}</strong>
          <span>{email}</span>
        </Flex>
      ),
    },
    { title: texts.gifts, dataIndex: 'gifts', key: 'gifts', align: 'end' },
    { title: texts.sum, key: 'sum', align: 'end', render: (_, { cents }) => money(cents) },
    { title: texts.goods, dataIndex: 'goods', key: 'goods', align: 'end' },
    {
      title: texts.statement,
      key: 'statement',
      render: (_, donor) => <Statement donor={donor} {...actions} />,
    },
  ];
  return (
    <Rows
      label={texts.donors}
      rows={donors}
      columns={columns}
      keyOf={({ donorKey }) => donorKey}
      below="phone"
      size="small"
    >
      {(donor) => (
        <Flex vertical gap="small" align="start">
          <strong>{donor.name}</strong>
          <span>{donor.email}</span>
          <span>{texts.given(donor.gifts, money(donor.cents), donor.goods)}</span>
          <Statement donor={donor} {...actions} />
        </Flex>
      )}
    </Rows>
  );
}

function Statement({
  donor: { statement, name, donorKey },
  onOpen,
  onIssue,
}: { readonly donor: DonorYear } & Omit<DonorListProps, 'donors'>) {
  if (statement)
    return (
      <Flex vertical gap={4} align="start">
        <Button size="small" onClick={() => onOpen(statement.id)}>
          {statement.number}
        </Button>
        {statement.leftOut > 0 && <strong>{receiptsTexts.leftOut(statement.leftOut)}</strong>}
      </Flex>
    );
  return (
    <Allowed to="receipt.issue">
      <Button size="small" aria-label={`${texts.issue}: ${name}`} onClick={() => onIssue(donorKey)}>
        {texts.issue}
      </Button>
    </Allowed>
  );
}
