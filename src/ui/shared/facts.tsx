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
          <dt style={NAME}>{name}</dt>
          <dd style={value}>{fact}</dd>
        </div>
      ))}
    </Flex>
  );
  return label === undefined ? list : <section aria-label={label}>{list}</section>;
}

/** A name with what there is to say; '', false and null for nothing. */
export type Fact = readonly [name: string, fact: ReactNode];

/** Whether there is something to say. */
export function isSaid([, fact]: Fact): boolean {
  return fact !== '' && fact !== false && fact != null;
}

/** Words as they were typed, in several lines or in one long word. */
export const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

/** Names with their values below, one below the other; where there is nothing to say, the name is left out, too. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Flex component="dl" vertical gap="var(--space-3)" style={{ margin: 0 }}>
      {facts.filter(isSaid).map(([name, fact]) => (
        <div key={name}>
          <dt style={NAME}>{name}</dt>
          <dd style={{ margin: 0, ...WORDS }}>{fact}</dd>
        </div>
      ))}
    </Flex>
  );
}

const NAME = { color: 'var(--muted)', fontSize: 'var(--text-small)' };
