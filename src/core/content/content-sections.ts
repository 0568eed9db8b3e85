import { type ChangeAuthor, changeAuthor, type VersionChoice } from '../shared/two-versions';
import { SECTIONS, type SectionKey, type SiteContent } from './site-content';

/** The top-level sections of the document, in the order in which the page shows them. */
export const SECTION_KEYS = Object.keys(SECTIONS) as readonly SectionKey[];

/** Whether two values at the same place of a document are equal; what they share costs nothing. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const before = Object.entries(a);
  const after = new Map(Object.entries(b));
  return before.length === after.size && before.every(([key, value]) => sameJson(value, after.get(key)));
}

/** Whether two documents have the same sections; when they were saved does not count. */
export function sameContent(a: SiteContent, b: SiteContent): boolean {
  return SECTION_KEYS.every((key) => sameJson(a[key], b[key]));
}

/** Who has changed a section that differs between the two. */
export function sectionAuthor(
  { base, mine, theirs }: Readonly<Record<'base' | VersionChoice, SiteContent>>,
  key: SectionKey,
): ChangeAuthor {
  return changeAuthor({ base: base[key], mine: mine[key], theirs: theirs[key] }, sameJson);
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
