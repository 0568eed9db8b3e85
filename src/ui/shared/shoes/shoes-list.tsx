interface ShoesListProps {
  readonly label: string;
  /** What is said of each pair; two pairs may be alike. */
  readonly lines: readonly string[];
}

/** Pairs of shoes, one below the other. */
export function ShoesList({ label, lines }: ShoesListProps) {
  return (
    <ul aria-label={label} style={{ paddingInlineStart: 'var(--space-5)', gridColumn: '1 / -1' }}>
      {lines.map((line, index) => {
        const before = lines.slice(0, index).filter((otherLine) => otherLine === line);
        return <li key={`${line} ${before.length}`}>{line}</li>;
      })}
    </ul>
  );
}
