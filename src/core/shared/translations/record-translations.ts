import * as v from 'valibot';
import { fieldNames } from '../forms/field-names';
import { faultAt, type TextFault, textFault } from '../forms/text-faults';
import { isList, type Stored, type Translation, tidyTranslations, translationSchema } from './translation';

/** The translations of some texts of a record, and of lists of texts, by the names of their fields. */
export type Translations<Text extends string, List extends string = never> = {
  readonly [Field in Text]?: Translation;
} & { readonly [Field in List]?: readonly (Translation | null)[] };

type TextSchema = v.GenericSchema<unknown, string>;

/** More than any list of a record may have, so that its form has the sentence. */
const MOST_TEXTS = 100;

/**
 * What a record has in its field `es`: the translations of `texts` and of lists of texts, each with the bounds of the English one.
 * Null for none, as in records from before there were any; other entries are dropped.
 */
export function translationsSchema<Text extends string, List extends string = never>(
  texts: Readonly<Record<Text, TextSchema>>,
  lists?: Readonly<Record<List, TextSchema>>,
): v.GenericSchema<unknown, Translations<Text, List> | null> {
  const entries: Record<string, v.GenericSchema<unknown, Stored[string]>> = {};
  for (const name of fieldNames(texts)) entries[name] = translationSchema(texts[name]);
  if (lists) for (const name of fieldNames(lists)) entries[name] = listSchema(lists[name]);
  return v.pipe(
    v.nullish(v.object(entries), null),
    v.transform((read) => read && (tidyTranslations(read, {}) as Translations<Text, List> | null)),
  );
}

function listSchema(text: TextSchema) {
  return v.nullish(v.pipe(v.array(translationSchema(text)), v.maxLength(MOST_TEXTS)));
}

/** The translations of a draft as they are kept: without spaces around texts, and without those of texts that it does not have. */
export function keptTranslations<Es extends object>(
  es: Es | null,
  draft: Readonly<Record<string, unknown>>,
): Es | null {
  const known = Object.entries((es ?? {}) as Stored).filter(([name]) => Object.hasOwn(draft, name));
  const trimmed = known.map(([name, stored]) => [
    name,
    isList(stored) ? Array.from(stored, trimmedTranslation) : trimmedTranslation(stored),
  ]);
  return tidyTranslations(Object.fromEntries(trimmed), draft) as Es | null;
}

function trimmedTranslation(stored: Translation | null | undefined): Translation | null {
  const text = stored?.text.trim();
  return stored && text ? { ...stored, text } : null;
}

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

/** The texts of translations, such as those that a search looks into. */
export function wordsOf(es: object | null): readonly string[] {
  return Object.values((es ?? {}) as Stored).flatMap((stored) => {
    const all = isList(stored) ? stored : [stored];
    return all.flatMap((translation) => translation?.text ?? []);
  });
}
