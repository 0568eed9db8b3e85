import { fieldNames } from '../shared/forms/field-names';
import { remembered } from '../shared/remembered';
import { CONTENT_FIELDS } from './content-fields';
import type { ContentPath } from './content-path';
import type { EditableSections } from './editable-sections';
import type { SectionKey, SiteContent } from './site-content';
import { isTranslated, translationAt } from './translation-path';
import { sectionsToEdit, visitFields } from './visit-fields';

/** The texts of a section that visitors would read in Spanish, in the order of its form; empty ones say nothing. */
interface SectionTexts {
  readonly texts: readonly ContentPath[];
  /** Those that have no Spanish text. */
  readonly missing: readonly ContentPath[];
}

/** Each key asks for all sections, and changes one. */
const textsOf = Object.fromEntries(
  fieldNames(CONTENT_FIELDS).map((section) => [section, remembered((value) => textsIn(section, value))]),
) as Readonly<Record<SectionKey, (value: object) => SectionTexts>>;

function textsIn(section: SectionKey, value: object): SectionTexts {
  const texts: ContentPath[] = [];
  visitFields(section, value, (path, _, inside) => {
    const text = path as ContentPath;
    if (typeof inside === 'string' && inside.trim() !== '' && isTranslated(text)) texts.push(text);
  });
  return { texts, missing: texts.filter((path) => !translationAt({ [section]: value }, path)) };
}

/** The texts without a Spanish one in the sections that can be edited, in the order of the forms. */
export function missingTranslations(
  content: SiteContent,
  editable: EditableSections,
): readonly ContentPath[] {
  return sectionsToEdit(editable).flatMap((section) => textsOf[section](content[section]).missing);
}

/** Where somebody is at work: in a section, and in one of its fields if they have been in one. */
interface WorkPlace {
  readonly section: SectionKey;
  readonly field: ContentPath | null;
}

/**
 * The next text without Spanish: after the field where somebody is at work, or from the beginning of their section; after the last one
 * the first again. Null where none is missing.
 */
export function nextMissingTranslation(
  content: SiteContent,
  editable: EditableSections,
  { section, field }: WorkPlace,
): ContentPath | null {
  const texts = sectionsToEdit(editable).flatMap((key) => textsOf[key](content[key]).texts);
  const missing = missingTranslations(content, editable);
  const isHere = (path: string) => path.startsWith(`${section}.`);
  const place = field !== null && isHere(field) ? texts.indexOf(field) : -1;
  const passed = place < 0 ? texts.findIndex(isHere) - 1 : place;
  return missing.find((path) => texts.indexOf(path) > passed) ?? missing[0] ?? null;
}
