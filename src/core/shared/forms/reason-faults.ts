import type { FieldFault } from './field-rule';
import { faultAt, type LineFault, lineFault } from './text-faults';

/** The longest reason that staff give people, in UTF-16 units. */
export const LONGEST_REASON = 300;

/** What is wrong with a reason that staff give people, such as why an event is canceled: it is one line, and not empty. */
export function findReasonFaults(reason: string): FieldFault<'reason', LineFault>[] {
  return faultAt({ field: 'reason' }, lineFault(reason.trim(), LONGEST_REASON, true));
}

/** What is wrong with such a reason in Spanish, which may be empty. */
export function findSpanishReasonFaults(reason: string): FieldFault<'reasonInSpanish', LineFault>[] {
  return faultAt({ field: 'reasonInSpanish' }, lineFault(reason.trim(), LONGEST_REASON));
}
