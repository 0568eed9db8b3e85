import { hasEnglishChanged } from '../../shared/translations/translated-text';
import type { Translation } from '../../shared/translations/translation';
import { type ContentPath, valueAt } from '../content-path';
import { SECTION_KEYS } from '../diff-content';
import type { SiteContent } from '../site-content';
import { translationAt, withTranslationAt } from '../translation-path';
import { visitFields } from '../visit-fields';

/**
 * A draft with the translations of the content that it started from, unless it has its own. An editor that knew of none wrote it,
 * and saving it must not take them away. In lists, whose items may have moved, they are kept where the English text is the same.
 */
export function withKeptTranslations(draft: SiteContent, start: SiteContent): SiteContent {
  if (translationsOf(draft).length > 0) return draft;
  const kept = translationsOf(start).filter(
    ([path, translation]) => !isInList(path) || !hasEnglishChanged(translation, valueAt(draft, path)),
  );
  return kept.reduce((content, [path, translation]) => withTranslationAt(content, path, translation), draft);
}

function translationsOf(content: SiteContent): readonly (readonly [ContentPath, Translation])[] {
  const found: (readonly [ContentPath, Translation])[] = [];
  for (const section of SECTION_KEYS)
    visitFields(section, content[section], (path, { kind }) => {
      const translation = kind === 'text' ? translationAt(content, path as ContentPath) : null;
      if (translation) found.push([path as ContentPath, translation]);
    });
  return found;
}

function isInList(path: ContentPath): boolean {
  return /\.\d/.test(path);
}
