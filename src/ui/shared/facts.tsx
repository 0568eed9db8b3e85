import type { CSSProperties, ReactNode } from 'react';
import type { Lang } from '../../core/shared/translations/in-spanish';
import './facts.css';

/** A name with what there is to say; '', false and null for nothing. `lang` is the language of the name where it is not that of the page. */
export type Fact = readonly [name: string, fact: ReactNode, lang?: Lang];

interface FactsProps {
  /** What they are about; makes them a region of their own. */
  readonly label?: string;
  /** Names and values, in their order; where there is nothing to say, the name is left out, too. */
  readonly facts: readonly Fact[];
  /**
   * Side by side as far as there is room; the same as figures that people come for; in columns, as on a card; one below the other; in
   * lines that begin with the name, as on paper; or as terms with what they mean.
   */
  readonly layout?: keyof typeof LAYOUTS;
}

/** Names with their values below: the one way in which pages, cards and dialogs say what something is. */
export function Facts({ label, facts, layout = 'row' }: FactsProps) {
  const { list: style, item, name: nameStyle = NAME, value: valueStyle }: Layout = LAYOUTS[layout];
  const value = { ...valueStyle, margin: 0 };
  const list = (
    <dl
      className={`facts facts--${layout}`}
      style={{ ...style, margin: 0, fontVariantNumeric: 'tabular-nums' }}
    >
      {facts.filter(isSaid).map(([name, fact, lang]) => (
        <div key={name} style={item}>
          <dt style={nameStyle} lang={lang}>
            {name}
          </dt>
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

const NAME = { color: 'var(--muted)', fontSize: 'var(--text-small)' };
const TERM = { fontWeight: 600 };

interface Layout {
  readonly list?: CSSProperties;
  /** Of a name with its value. */
  readonly item?: CSSProperties;
  readonly name?: CSSProperties;
  readonly value?: CSSProperties;
}

const LAYOUTS = {
  row: {
    list: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3) var(--space-6)' },
    value: { overflowWrap: 'anywhere' },
  },
  // In facts.css, since phones have them on fewer lines.
  figures: {},
  columns: {
    list: {
      display: 'grid',
      // As many as the reader's text size allows.
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
      alignContent: 'start',
      gap: 'var(--space-2) var(--space-4)',
    },
    value: WORDS,
  },
  list: { list: { display: 'grid', gap: 'var(--space-3)' }, value: WORDS },
  lines: {
    item: { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' },
    name: TERM,
    value: { whiteSpace: 'pre-line' },
  },
  terms: { list: { display: 'grid', gap: 'var(--space-3)' }, name: TERM },
} satisfies Record<string, Layout>;
