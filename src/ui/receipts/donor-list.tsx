import { Button, Card, Flex, Table, type TableColumnsType } from 'antd';
import type { DonorYear } from '../../core/receipts/receipt-book.port';
import { BREAKPOINTS } from '../app/breakpoints';
import { Allowed } from '../app/rights';
import { useMediaQuery } from '../app/use-media-query';
import { money } from '../gifts/gift.texts';
import { QUIET } from '../shared/quiet-table';
import { WideTable } from '../shared/wide-table';
import { lettersTexts as texts } from './letters.texts';
import { receiptsTexts } from './receipts.texts';

interface DonorListProps {
  readonly donors: readonly DonorYear[];
  readonly onOpen: (receiptId: string) => void;
  readonly onIssue: (donorKey: string) => void;
}

/** The donors of a year in a table, or as cards where there is no room for one. */
export function DonorList(props: DonorListProps) {
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  if (!isPhone) return <DonorTable {...props} />;
  const { donors, ...actions } = props;
  return (
    <Flex
      component="ul"
      vertical
      gap="small"
      aria-label={texts.donors}
      style={{ listStyle: 'none', padding: 0 }}
    >
      {donors.map((donor) => (
        <li key={donor.donorKey}>
          <Card size="small">
            <Flex vertical gap="small" align="start">
              <strong>{donor.name}</strong>
              <span>{donor.email}</span>
              <span>{texts.given(donor.gifts, money(donor.cents), donor.goods)}</span>
              <Statement donor={donor} {...actions} />
            </Flex>
          </Card>
        </li>
      ))}
    </Flex>
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

function DonorTable({ donors, ...actions }: DonorListProps) {
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
    <WideTable label={texts.donors}>
      <Table
        loading={QUIET}
        aria-label={texts.donors}
        size="small"
        columns={columns}
        dataSource={donors}
        rowKey="donorKey"
        pagination={false}
      />
    </WideTable>
  );
}
