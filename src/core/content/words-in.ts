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
type Lang = Language | undefined;

/** The content document as pages show it. */
export type ShownContent = Shown<SiteContent>;

type Group = Readonly<Record<string, unknown>>;

const TRANSLATED_SECTIONS = (Object.keys(TRANSLATED_FIELDS) as (keyof typeof TRANSLATED_FIELDS)[]).filter(
  (path) => !path.includes('.'),
) as readonly Extract<keyof typeof TRANSLATED_FIELDS, SectionKey>[];

/** The document in the words of a language, field by field: what has no translation is in English. */
export function wordsIn(language: Language, content: SiteContent): ShownContent {
  if (language === 'en') return content;
  let shown: ShownContent = content;
  for (const key of TRANSLATED_SECTIONS)
    shown = { ...shown, [key]: sectionInSpanish(key, content[key], 'es') };
  return shown;
}

/** A section in Spanish, where it has any, for a page in the language `page`. */
export function sectionInSpanish<Key extends SectionKey>(
  key: Key,
  section: SiteContent[Key],
  page: Language,
): ShownContent[Key] {
  let shown: Group = section;
  for (const [path, fields] of Object.entries(TRANSLATED_FIELDS)) {
    const [owner, list] = path.split('.');
    if (owner !== key) continue;
    const group = shown;
    const inList = (name: string) =>
      (group[name] as readonly Group[]).map((item) => inSpanish(item, fields, page));
    shown = list ? { ...group, [list]: inList(list) } : inSpanish(group, fields, page);
  }
  return shown as ShownContent[Key];
}

function inSpanish({ es = {}, ...group }: Group, fields: readonly string[], page: Language): Group {
  const words: Record<string, unknown> = {};
  const lang: Record<string, unknown> = {};
  const note = (field: string, value: unknown, other: unknown) => {
    words[field] = value;
    if (other) lang[field] = other;
  };
  for (const field of fields) {
    const [english, spanish] = [group[field], (es as Group)[field]];
    if (!Array.isArray(english)) {
      const [text, of] = said(english, spanish, page);
      note(field, text, of);
      continue;
    }
    const entries = english.map((text, index) =>
      said(text, (spanish as readonly unknown[] | undefined)?.[index], page),
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

/** The text, and its language where that is not the page's; an empty text needs none. */
function said(english: unknown, spanish: unknown, page: Language): readonly [unknown, Lang] {
  const [text, language]: [unknown, Language] = spanish
    ? [(spanish as Translation).text, 'es']
    : [english, 'en'];
  return [text, language === page || text === '' ? undefined : language];
}
