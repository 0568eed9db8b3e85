import { translationsFrom } from '../shared/translations/translations-from';
import type { SectionKey, SiteContent } from './site-content';
import { TRANSLATED_FIELDS } from './translated-fields';

type Group = Readonly<Record<string, unknown>>;

/** A document with the words of another one, which has the same items in Spanish, as its translations. */
export function withTranslations(english: SiteContent, spanish: SiteContent): SiteContent {
  let both = english;
  for (const [path, fields] of Object.entries(TRANSLATED_FIELDS)) {
    const [section, list] = path.split('.') as [SectionKey, string?];
    const group: Group = both[section];
    const words: Group = spanish[section];
    if (!list) both = { ...both, [section]: withTranslationsOf(group, words, fields) };
    else {
      const items = words[list] as readonly Group[];
      const translated = (group[list] as readonly Group[]).map((item, index) =>
        withTranslationsOf(item, items[index] ?? {}, fields),
      );
      both = { ...both, [section]: { ...group, [list]: translated } };
    }
  }
  return both;
}

function withTranslationsOf(english: Group, spanish: Group, fields: readonly string[]): Group {
  const es = translationsFrom(english, spanish, fields);
  return es ? { ...english, es } : english;
}
