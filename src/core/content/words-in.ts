import { fieldNames } from '../shared/forms/field-names';
import type { Language } from '../shared/text/language';
import { inSpanish, type Shown } from '../shared/translations/in-spanish';
import type { SectionKey, SiteContent } from './site-content';
import { TRANSLATED_FIELDS } from './translated-fields';

/** The content document as pages show it. */
export type ShownContent = Shown<SiteContent>;

type Group = Readonly<Record<string, unknown>>;

/** The document in the words of a language, field by field: what has no translation is in English. */
export function wordsIn(language: Language, content: SiteContent): ShownContent {
  if (language === 'en') return content;
  let shown: ShownContent = content;
  for (const key of fieldNames(TRANSLATED_FIELDS))
    if (isSection(key)) shown = { ...shown, [key]: sectionInSpanish(key, content[key], 'es') };
  return shown;
}

/** Whether the fields are those of a section, and not of the items of a list in it. */
function isSection(
  path: keyof typeof TRANSLATED_FIELDS,
): path is Extract<keyof typeof TRANSLATED_FIELDS, SectionKey> {
  return !path.includes('.');
}

/** A section with its Spanish words, if it has them, for a page in the language `page`. */
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
