import { DifferenceList, type DifferenceListProps } from './difference-list';

interface DifferenceDetailsProps extends DifferenceListProps {
  readonly summary: string;
}

/** A summary that opens into what differs. */
export function DifferenceDetails({ summary, ...list }: DifferenceDetailsProps) {
  return (
    <details className="differences">
      <summary>{summary}</summary>
      <DifferenceList {...list} />
    </details>
  );
}
