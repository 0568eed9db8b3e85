import { type ChangeAuthor, changeAuthor, type VersionChoice } from '../shared/forms/two-versions';
import { isEqual } from '../shared/is-equal';
import { SECTIONS, type SectionKey, type SiteContent } from './site-content';

/** The top-level sections of the document, in the order in which the page shows them. */
export const SECTION_KEYS = Object.keys(SECTIONS) as readonly SectionKey[];

/** Whether two documents have the same sections; when they were saved does not count. */
export function sameContent(a: SiteContent, b: SiteContent): boolean {
  return SECTION_KEYS.every((key) => isEqual(a[key], b[key]));
}

/** Who has changed a section that differs between the two. */
export function sectionAuthor(
  { base, mine, theirs }: Readonly<Record<'base' | VersionChoice, SiteContent>>,
  key: SectionKey,
): ChangeAuthor {
  return changeAuthor({ base: base[key], mine: mine[key], theirs: theirs[key] }, isEqual);
}

/** Takes each section from the version that was chosen for it; what was not chosen comes from `theirs`. */
export function chooseSections(
  mine: SiteContent,
  theirs: SiteContent,
  choices: Partial<Record<SectionKey, VersionChoice>>,
): SiteContent {
  const kept = SECTION_KEYS.filter((key) => choices[key] === 'mine');
  return { ...theirs, ...Object.fromEntries(kept.map((key) => [key, mine[key]])) };
}
