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
