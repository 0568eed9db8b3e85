import type { Translation } from './translation';

/**
 * A value as pages show it, in the language of the page: `lang` names the texts of a group that are in English because they have
 * no translation.
 */
export type Shown<Value> = Value extends readonly (infer Item)[]
  ? readonly Shown<Item>[]
  : Value extends object
    ? { readonly [Field in Exclude<keyof Value, 'es'>]: Shown<Value[Field]> } & LangOf<Value>
    : Value;

type LangOf<Value> = Value extends { readonly es?: infer Translations }
  ? 'es' extends keyof Value
    ? { readonly lang?: Langs<NonNullable<Translations>> }
    : unknown
  : unknown;

type Langs<Translations> = {
  readonly [Field in keyof Translations]?: NonNullable<Translations[Field]> extends readonly unknown[]
    ? readonly Lang[]
    : Lang;
};

/** The language of a text, where it is not that of the page. */
export type Lang = 'en' | undefined;

type Group = Readonly<Record<string, unknown>>;

/** A group for pages in Spanish, field by field: what has no translation is in English. */
export function inSpanish<Value extends object>(
  { es, ...group }: Value & { readonly es?: unknown },
  fields: readonly string[],
): Shown<Value> {
  const english: Group = group;
  const translations = (es ?? {}) as Group;
  const words: Record<string, unknown> = {};
  const lang: Record<string, unknown> = {};
  const note = (field: string, value: unknown, isEnglish: unknown) => {
    words[field] = value;
    if (isEnglish) lang[field] = isEnglish;
  };
  for (const field of fields) {
    const [text, spanish] = [english[field], translations[field]];
    if (!Array.isArray(text)) {
      const [shown, of] = said(text, spanish);
      note(field, shown, of);
      continue;
    }
    const entries = text.map((entry, index) =>
      said(entry, (spanish as readonly unknown[] | undefined)?.[index]),
    );
    const langs = entries.map(([, of]) => of);
    note(
      field,
      entries.map(([entry]) => entry),
      langs.some(Boolean) && langs,
    );
  }
  const isAll = Object.keys(lang).length === 0;
  return (isAll ? { ...group, ...words } : { ...group, ...words, lang }) as Shown<Value>;
}

/** The text for a Spanish page, and 'en' where it has no translation; an empty text needs no language. */
function said(english: unknown, spanish: unknown): readonly [unknown, Lang] {
  if (spanish) return [(spanish as Translation).text, undefined];
  return [english, english === '' ? undefined : 'en'];
}
