import { isStorable } from '../text/storable-text';

/** What is wrong with a text, without spaces around it, of at most `longest` UTF-16 units; null for nothing. */
export function textFault(
  text: string,
  longest: number,
  isNeeded = false,
): 'missing' | 'too-long' | 'unstorable' | null {
  if (text === '') return isNeeded ? 'missing' : null;
  if (text.length > longest) return 'too-long';
  return isStorable(text) ? null : 'unstorable';
}

/** What can be wrong with a text. */
export type TextFault = NonNullable<ReturnType<typeof textFault>>;

/** Finds what is wrong with texts of a draft by their names. Those that are needed must not be empty. */
export function textFaultsOf<Field extends string>(
  draft: Readonly<Record<NoInfer<Field>, string>>,
  longest: Readonly<Record<Field, number>>,
  needed: readonly NoInfer<Field>[],
) {
  return (...fields: readonly Field[]) =>
    fields.flatMap((field) =>
      faultAt({ field }, textFault(draft[field], longest[field], needed.includes(field))),
    );
}

/** As textFault, of a text that is one line. */
export function lineFault(text: string, longest: number, isNeeded = false) {
  return textFault(text, longest, isNeeded) ?? (/\p{Cc}/u.test(text) ? ('several-lines' as const) : null);
}

/** What can be wrong with a text that is one line. */
export type LineFault = NonNullable<ReturnType<typeof lineFault>>;

/** A list of the fault at a place of a form, which is empty without one. */
export function faultAt<const Place extends object, Fault extends string>(
  place: Place,
  fault: Fault | false | null | undefined,
): (Place & { readonly fault: Fault })[] {
  return fault ? [{ ...place, fault }] : [];
}

/** A record without spaces around its own texts. */
export function trimTexts<T extends object>(record: T): T {
  const trimmed = Object.entries(record).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as T;
}
