import { Flex } from 'antd';
import type { ReactNode } from 'react';

interface FactsProps {
  /** What they are about; makes them a region of their own. */
  readonly label?: string;
  /** Names and values, in their order. */
  readonly facts: readonly (readonly [string, ReactNode])[];
  /** Whether the values are what people come for. */
  readonly isStrong?: boolean;
}

/** Names with their values below, side by side as far as there is room. */
export function Facts({ label, facts, isStrong = false }: FactsProps) {
  const value = { margin: 0, ...(isStrong && { fontSize: '1.25rem', fontWeight: 600 }) };
  const list = (
    <Flex
      component="dl"
      wrap
      gap="var(--space-3) var(--space-6)"
      style={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt style={{ color: 'var(--muted)', fontSize: 'var(--text-small)' }}>{name}</dt>
          <dd style={value}>{fact}</dd>
        </div>
      ))}
    </Flex>
  );
  return label === undefined ? list : <section aria-label={label}>{list}</section>;
}
