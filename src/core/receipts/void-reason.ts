import type { FieldFault } from '../shared/forms/field-rule';

/** What is wrong with the reason for which a receipt is voided. */
export type ReasonFault = FieldFault<'reason', 'missing' | 'too-long'>;

/** The longest reason, in UTF-16 units. */
export const LONGEST_VOID_REASON = 300;

/** What is wrong with a reason: it is missing or longer than a sentence. */
export function findReasonFaults(reason: string): ReasonFault[] {
  const { length } = reason.trim();
  if (length === 0) return [{ field: 'reason', fault: 'missing' }];
  return length > LONGEST_VOID_REASON ? [{ field: 'reason', fault: 'too-long' }] : [];
}
