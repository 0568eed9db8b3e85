import type { CSSProperties, ReactNode } from 'react';

/** A name with what there is to say; '', false and null for nothing. */
export type Fact = readonly [name: string, fact: ReactNode];

interface FactsProps {
  /** What they are about; makes them a region of their own. */
  readonly label?: string;
  /** Names and values, in their order; where there is nothing to say, the name is left out, too. */
  readonly facts: readonly Fact[];
  /** Side by side as far as there is room, as figures are; in columns, as on a card; or one below the other. */
  readonly layout?: keyof typeof LAYOUTS;
  /** Whether the values are what people come for. */
  readonly isStrong?: boolean;
}

/** Names with their values below: the one way in which pages, cards and dialogs say what something is. */
export function Facts({ label, facts, layout = 'row', isStrong = false }: FactsProps) {
  const value = { ...VALUES[layout], margin: 0, ...(isStrong && { fontSize: '1.25rem', fontWeight: 600 }) };
  const list = (
    <dl style={{ ...LAYOUTS[layout], margin: 0, fontVariantNumeric: 'tabular-nums' }}>
      {facts.filter(isSaid).map(([name, fact]) => (
        <div key={name}>
          <dt style={NAME}>{name}</dt>
          <dd style={value}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
  return label === undefined ? list : <section aria-label={label}>{list}</section>;
}

function isSaid([, fact]: Fact): boolean {
  return fact !== '' && fact !== false && fact != null;
}

/** Words as they were typed, in several lines or in one long word. */
export const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

const LAYOUTS = {
  row: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3) var(--space-6)' },
  // As many as the reader's text size allows.
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
    gap: 'var(--space-2) var(--space-4)',
  },
  list: { display: 'grid', gap: 'var(--space-3)' },
} satisfies Record<string, CSSProperties>;

const VALUES = { row: {}, columns: WORDS, list: WORDS };

const NAME = { color: 'var(--muted)', fontSize: 'var(--text-small)' };
