import { Card, Descriptions, type DescriptionsProps } from 'antd';
import { nameTable } from '../app/ant/ant-names';
import { type Fact, isSaid, WORDS } from './facts';

/** Facts with their names before them, one below the other, in a table that has the label as its name. */
export function Details({ label, ...table }: { readonly label: string } & DescriptionsProps) {
  return <Descriptions size="small" colon={false} column={1} ref={nameTable(label)} {...table} />;
}

interface FactTableProps {
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Facts about one thing on a card; where there is nothing to say, the name is left out, too. */
export function FactTable({ label, facts }: FactTableProps) {
  const items = facts.filter(isSaid).map(([name, fact]) => ({
    key: name,
    label: name,
    children: <span style={WORDS}>{fact}</span>,
  }));
  return (
    <Card style={{ maxWidth: '60rem' }}>
      <Details label={label} items={items} />
    </Card>
  );
}
