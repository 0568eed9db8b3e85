import { Card } from 'antd';
import { type Fact, Facts } from './facts';

interface FactTableProps {
  readonly label: string;
  readonly facts: readonly Fact[];
}

/** Facts about one thing on a card of their own. */
export function FactTable({ label, facts }: FactTableProps) {
  return (
    <Card style={{ maxWidth: '60rem' }}>
      <Facts label={label} facts={facts} layout="columns" />
    </Card>
  );
}
