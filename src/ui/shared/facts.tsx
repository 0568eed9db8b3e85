import './facts.css';

interface FactsProps {
  /** What they are about; makes them a region of their own. */
  readonly label?: string;
  /** Names and values, in their order. */
  readonly facts: readonly (readonly [string, string])[];
  /** Whether the values are what people come for. */
  readonly isStrong?: boolean;
}

/** Names with their values below, side by side as far as there is room. */
export function Facts({ label, facts, isStrong = false }: FactsProps) {
  const list = (
    <dl className={isStrong ? 'facts facts--strong' : 'facts'}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
  return label === undefined ? list : <section aria-label={label}>{list}</section>;
}
