import type { SiteContent } from './site-content';

/** The seven top-level sections of the document, in the order in which the page shows them. */
export const SECTION_KEYS = [
  'brandAssets',
  'heroContent',
  'aboutContent',
  'missionContent',
  'visionContent',
  'galleryContent',
  'siteSettings',
] as const satisfies readonly (keyof SiteContent)[];

/** One of the seven sections. */
export type SectionKey = (typeof SECTION_KEYS)[number];

/** Whether two values at the same place of a document are equal; what is shared between them costs nothing. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const before = Object.entries(a);
  const after = new Map(Object.entries(b));
  return before.length === after.size && before.every(([key, value]) => sameJson(value, after.get(key)));
}

/** Whether two documents say the same; when they were saved does not count. */
export function sameContent(a: SiteContent, b: SiteContent): boolean {
  return SECTION_KEYS.every((key) => sameJson(a[key], b[key]));
}

/** Who has changed a section since the version that both started from. */
export type SectionAuthor = 'me' | 'them' | 'both';

/** Who has changed a section that differs between the two. */
export function sectionAuthor(
  { base, mine, theirs }: Readonly<Record<'base' | 'mine' | 'theirs', SiteContent>>,
  key: SectionKey,
): SectionAuthor {
  if (sameJson(base[key], theirs[key])) return 'me';
  return sameJson(base[key], mine[key]) ? 'them' : 'both';
}

/** Where a section comes from when two versions of the document meet. */
export type SectionChoice = 'mine' | 'theirs';

/** Takes each section from the version that was chosen for it; what was not chosen comes from `theirs`. */
export function chooseSections(
  mine: SiteContent,
  theirs: SiteContent,
  choices: Partial<Record<SectionKey, SectionChoice>>,
): SiteContent {
  const from = (key: SectionKey) => (choices[key] === 'mine' ? mine : theirs);
  return {
    brandAssets: from('brandAssets').brandAssets,
    heroContent: from('heroContent').heroContent,
    aboutContent: from('aboutContent').aboutContent,
    missionContent: from('missionContent').missionContent,
    visionContent: from('visionContent').visionContent,
    galleryContent: from('galleryContent').galleryContent,
    siteSettings: from('siteSettings').siteSettings,
    lastSaved: theirs.lastSaved,
  };
}
