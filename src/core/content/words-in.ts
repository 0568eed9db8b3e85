import type { Language } from '../shared/text/language';
import type { SectionKey, SiteContent } from './site-content';
import { TRANSLATED_FIELDS } from './translated-fields';
import type { Translation } from './translation';

/**
 * A value of the document as pages show it, in the language of the page: `lang` names the texts of a group that are in English
 * because they have no translation.
 */
type Shown<Value> = Value extends readonly (infer Item)[]
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
type Lang = 'en' | undefined;

/** The content document as pages show it. */
export type ShownContent = Shown<SiteContent>;

type Group = Readonly<Record<string, unknown>>;

/** The document in the words of a language, field by field: what has no translation is in English. */
export function wordsIn(language: Language, content: SiteContent): ShownContent {
  if (language === 'en') return content;
  let shown: ShownContent = content;
  for (const [path, fields] of Object.entries(TRANSLATED_FIELDS)) {
    const [section, list] = path.split('.') as [SectionKey, string?];
    const group: Group = content[section];
    const words: Group = shown[section];
    const own = list
      ? { ...words, [list]: (group[list] as readonly Group[]).map((item) => inSpanish(item, fields)) }
      : inSpanish(group, fields);
    shown = { ...shown, [section]: own };
  }
  return shown;
}

function inSpanish({ es = {}, ...group }: Group, fields: readonly string[]): Group {
  const words: Record<string, unknown> = {};
  const lang: Record<string, unknown> = {};
  const note = (field: string, value: unknown, isEnglish: unknown) => {
    words[field] = value;
    if (isEnglish) lang[field] = isEnglish;
  };
  for (const field of fields) {
    const [english, spanish] = [group[field], (es as Group)[field]];
    if (!Array.isArray(english)) {
      const [text, of] = said(english, spanish);
      note(field, text, of);
      continue;
    }
    const entries = english.map((text, index) =>
      said(text, (spanish as readonly unknown[] | undefined)?.[index]),
    );
    const langs = entries.map(([, of]) => of);
    note(
      field,
      entries.map(([text]) => text),
      langs.some(Boolean) && langs,
    );
  }
  return Object.keys(lang).length > 0 ? { ...group, ...words, lang } : { ...group, ...words };
}

/** The text for a Spanish page, and 'en' where it has no translation; an empty text needs no language. */
function said(english: unknown, spanish: unknown): readonly [unknown, Lang] {
  if (spanish) return [(spanish as Translation).text, undefined];
  return [english, english === '' ? undefined : 'en'];
}
