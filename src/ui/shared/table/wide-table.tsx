import type { ReactNode } from 'react';
import './wide-table.css';

interface WideTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Lets a table that is wider than its room scroll by itself; with the focus on it, by the arrow keys too. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="wide-table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

/** What is less important than the rest of its cell or card, each text on a line of its own; empty texts are left out. */
export function More({ texts }: { readonly texts: readonly string[] }) {
  return texts
    .filter((text) => text !== '')
    .map((text) => (
      <span key={text} className="more">
        {text}
      </span>
    ));
}
