import type { Language } from '../text/language';
import type { Translation } from './translation';

/** A value as pages show it, in the words of a language: `lang` names the texts of a group that are not in the language of the page. */
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
export type Lang = Language | undefined;

type Group = Readonly<Record<string, unknown>>;

/** A group in Spanish, field by field, for a page in the language `page`: what has no translation is in English. */
export function inSpanish<Value extends object>(
  { es, ...group }: Value & { readonly es?: unknown },
  fields: readonly string[],
  page: Language = 'es',
): Shown<Value> {
  const english: Group = group;
  const translations = (es ?? {}) as Group;
  const words: Record<string, unknown> = {};
  const lang: Record<string, unknown> = {};
  const note = (field: string, value: unknown, other: unknown) => {
    words[field] = value;
    if (other) lang[field] = other;
  };
  for (const field of fields) {
    const [text, spanish] = [english[field], translations[field]];
    if (!Array.isArray(text)) {
      const [shown, of] = said(text, spanish, page);
      note(field, shown, of);
      continue;
    }
    const entries = text.map((entry, index) =>
      said(entry, (spanish as readonly unknown[] | undefined)?.[index], page),
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

/** The text, and its language where that is not the page's; an empty text needs none. */
function said(english: unknown, spanish: unknown, page: Language): readonly [unknown, Lang] {
  const [text, language]: [unknown, Language] = spanish
    ? [(spanish as Translation).text, 'es']
    : [english, 'en'];
  return [text, language === page || text === '' ? undefined : language];
}
