import { fieldNames } from '../shared/forms/field-names';
import { isEqual } from '../shared/is-equal';

/** The fields in which a record differs from a draft of it, in the order of the draft. */
export function changedFields<Draft extends object>(
  record: Draft,
  draft: Draft,
): readonly (keyof Draft & string)[] {
  return fieldNames<keyof Draft & string>(draft as Record<keyof Draft & string, unknown>).filter(
    (field) => !isEqual(record[field], draft[field]),
  );
}
