import * as v from 'valibot';
import { fewSchema } from '../forms/few-schema';
import { type Stored, type Translation, tidyTranslations, translationSchema } from './translation';

/** The translations of some texts of a record, and of lists of texts, by the names of their fields. */
export type Translations<Text extends string, List extends string = never> = {
  readonly [Field in Text]?: Translation;
} & { readonly [Field in List]?: readonly (Translation | null)[] };

type TextSchema = v.GenericSchema<unknown, string>;

/**
 * What a record has in its field `es`: the translations of `texts` and of lists of texts, each with the bounds of the English one.
 * Null for none, as in records from before there were any; other entries are dropped.
 */
export function translationsSchema<Text extends string, List extends string = never>(
  texts: Readonly<Record<Text, TextSchema>>,
  lists?: Readonly<Record<List, TextSchema>>,
): v.GenericSchema<unknown, Translations<Text, List> | null> {
  return v.pipe(
    v.nullish(groupSchema({ ...texts }, { ...lists }), null),
    v.transform((read) => read && (tidyTranslations(read, {}) as Translations<Text, List> | null)),
  );
}

/**
 * The same as a form sends it: translations or null, which deletes them. A request that omits the field, or has a list in its place, is
 * refused, so that it cannot delete stored translations by mistake.
 */
export function sentTranslationsSchema<Text extends string, List extends string = never>(
  texts: Readonly<Record<Text, TextSchema>>,
  lists?: Readonly<Record<List, TextSchema>>,
): v.GenericSchema<unknown, Translations<Text, List> | null> {
  const group = v.pipe(
    groupSchema({ ...texts }, { ...lists }),
    v.check((read) => Object.keys(read).length > 0, 'Null says that there are no words in Spanish.'),
  );
  return v.pipe(
    v.nullable(group),
    v.transform((read) => read && (tidyTranslations(read, {}) as Translations<Text, List> | null)),
  );
}

function groupSchema(
  texts: Readonly<Record<string, TextSchema>>,
  lists: Readonly<Record<string, TextSchema>>,
) {
  const entries: Record<string, v.GenericSchema<unknown, Stored[string]>> = {};
  for (const [name, text] of Object.entries(texts)) entries[name] = translationSchema(text);
  for (const [name, text] of Object.entries(lists)) entries[name] = listSchema(text);
  return v.object(entries);
}

function listSchema(text: TextSchema) {
  return v.nullish(fewSchema(translationSchema(text)));
}
