import { faultAt, type TextFault, textFault } from '../forms/text-faults';
import type { Translation } from './translation';
import type { Translations } from './translations-schema';

/** A fault of a translation, at the field 'es.title' for that of the title. */
export interface TranslationFault<Field extends string> {
  readonly field: `es.${Field}`;
  readonly fault: Exclude<TextFault, 'missing'>;
}

/** Finds what is wrong with the translations of texts: they have the bounds of the English ones, and are never needed. */
export function translationFaultsOf<Field extends string>(
  es: Translations<NoInfer<Field>> | null,
  longest: Readonly<Record<Field, number>>,
) {
  return (...fields: readonly Field[]): readonly TranslationFault<Field>[] =>
    fields.flatMap((field) =>
      faultAt({ field: `es.${field}` as const }, translationFault(es?.[field], longest[field])),
    );
}

/** What is wrong with a translation; null for nothing. */
export function translationFault(
  translation: Translation | null | undefined,
  longest: number,
): Exclude<TextFault, 'missing'> | null {
  const fault = textFault(translation?.text ?? '', longest);
  return fault === 'missing' ? null : fault;
}

/** The field whose translation a fault is about, or the field itself. */
export function englishField<Field extends string>(field: Field): Exclude<Field, `es.${string}`> {
  return field.replace(/^es\./, '') as Exclude<Field, `es.${string}`>;
}
