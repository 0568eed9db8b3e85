import type { FieldProblem } from '../../../core/shared/result';

/** What a field says that a server refused, which our own pages have not found wrong before. */
export function refusedField({ message }: FieldProblem): string {
  return message;
}
