import * as v from 'valibot';
import { storable } from '../text/storable-text';

/** A text in Spanish, beside the English one. */
export interface Translation {
  /** Never empty: without a Spanish text there is no translation. */
  readonly text: string;
  /** The digest of the English text that it was written for (text-digest.ts); empty where that is not known. */
  readonly of: string;
}

/** The translations of the fields of a group; a list of texts has one entry for each, or null. */
export type TranslationsOf<Group, Name extends keyof Group> = {
  readonly [Field in Name]?: Group[Field] extends readonly string[]
    ? readonly (Translation | null)[]
    : Translation;
};

/** A group of the document, with the translations that it has. */
export type Translated<Group, Name extends keyof Group> = Group & {
  readonly es?: TranslationsOf<Group, Name>;
};

/** What a digest looks like. */
const DIGEST_FORM = /^[0-9a-f]{8}$/;

/** Translations by the names of their fields; a list has one for each of its texts, or null. */
export type Stored = Readonly<
  Record<string, Translation | null | undefined | readonly (Translation | null)[]>
>;

/** Reads a stored translation, whose text `text` reads; one without text is read as null. `notAGroup` is said of what has no fields. */
export function translationSchema(text: v.GenericSchema<unknown, string>, notAGroup?: string) {
  const digest = v.pipe(
    v.string(),
    v.check((value) => DIGEST_FORM.test(value)),
  );
  const entries = { text, of: v.fallback(digest, '') };
  return v.pipe(
    v.nullish(notAGroup === undefined ? v.object(entries) : v.object(entries, notAGroup)),
    v.transform((read): Translation | null => (read && read.text.trim() !== '' ? read : null)),
  );
}

/**
 * A group of the document whose fields `names` can be translated. `es` is optional, and so is each of its entries; other entries are
 * dropped. `faults` are the codes of what may be wrong.
 */
export function translatedGroup<
  const Entries extends v.ObjectEntries,
  const Name extends keyof Entries & string,
>(
  entries: Entries,
  names: readonly Name[],
  faults: Readonly<Record<'group' | 'list' | 'text', string>>,
): TranslatedSchema<Entries, Name> {
  const text = v.pipe(v.string(faults.text), v.transform(storable));
  const one = translationSchema(text, faults.group);
  const each = v.nullish(v.array(one, faults.list));
  const es = Object.fromEntries(names.map((name) => [name, entries[name]?.type === 'array' ? each : one]));
  const read: v.ObjectEntries = { ...entries, es: v.nullish(v.object(es, faults.group)) };
  return v.pipe(v.object(read, faults.group), v.transform(withTidyTranslations)) as TranslatedSchema<
    Entries,
    Name
  >;
}

type TranslatedSchema<Entries extends v.ObjectEntries, Name extends keyof Entries> = v.GenericSchema<
  unknown,
  Translated<GroupOf<Entries>, Name & keyof GroupOf<Entries>>
>;

type GroupOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** The group without the translations that say nothing, and without those of texts that are gone. */
export function withTidyTranslations({ es, ...group }: Readonly<Record<string, unknown>>): object {
  const tidy = tidyTranslations((es ?? {}) as Stored, group);
  return tidy ? { ...group, es: tidy } : group;
}

/** The translations that say something, of texts that are there in `group`; null for none. */
export function tidyTranslations(
  translations: Stored,
  group: Readonly<Record<string, unknown>>,
): Stored | null {
  const kept: [string, Stored[string]][] = [];
  for (const [name, stored] of Object.entries(translations)) {
    const texts = group[name];
    const tidy = isList(stored)
      ? withoutGaps(Array.isArray(texts) ? stored.slice(0, texts.length) : stored)
      : stored;
    if (tidy) kept.push([name, tidy]);
  }
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** Whether translations are those of a list. */
export function isList(stored: Stored[string]): stored is readonly (Translation | null)[] {
  return Array.isArray(stored);
}

/** The translations of a list without the nulls at its end; null for a list without translations. */
function withoutGaps(translations: readonly (Translation | null)[]): readonly (Translation | null)[] | null {
  const last = translations.findLastIndex((one) => one !== null);
  return last < 0 ? null : translations.slice(0, last + 1);
}
