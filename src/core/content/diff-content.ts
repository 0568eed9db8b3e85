import { type ChangeAuthor, changeAuthor, type VersionChoice } from '../shared/forms/two-versions';
import { isEqual } from '../shared/is-equal';
import type { Translation } from '../shared/translations/translation';
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
  const ownSections = SECTION_KEYS.filter((key) => choices[key] === 'mine');
  return { ...theirs, ...Object.fromEntries(ownSections.map((key) => [key, mine[key]])) };
}

/** One text or picture that differs between two documents; null where one of them has no such field. */
export interface ContentDifference {
  readonly section: SectionKey;
  /** Dotted path inside the section, for example 'teamMembers.0.name'; that of a translation is 'teamMembers.0.es.title'. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Whether the field of a difference is a text in Spanish. */
export function isInSpanish(field: string): boolean {
  return field.split('.').includes('es');
}

/** What differs, field by field, in the order of the document; what the two share is skipped at once. */
export function diffContent(before: Partial<SiteContent>, after: SiteContent): readonly ContentDifference[] {
  const differences: ContentDifference[] = [];
  for (const section of SECTION_KEYS) {
    collect(before[section], after[section], '', (field, from, to) =>
      differences.push({ section, field, before: from, after: to }),
    );
  }
  return differences;
}

/** The sections that differ, in the order of the document. */
export function differingSections(before: SiteContent, after: SiteContent): readonly SectionKey[] {
  return sectionsOf(diffContent(before, after));
}

/** The sections of some differences, each once. */
export function sectionsOf(differences: readonly ContentDifference[]): readonly SectionKey[] {
  return [...new Set(differences.map(({ section }) => section))];
}

type Report = (field: string, before: string | null, after: string | null) => void;

function collect(before: unknown, after: unknown, path: string, report: Report): void {
  if ((before ?? null) === (after ?? null)) return;
  const from = childrenOf(before);
  const to = childrenOf(after);
  if (!from && !to) {
    if (isEqual(before, after)) return;
    report(path, textOf(before), textOf(after));
    return;
  }
  for (const key of new Set([...Object.keys(from ?? {}), ...Object.keys(to ?? {})])) {
    collect(from?.[key], to?.[key], path === '' ? key : `${path}.${key}`, report);
  }
}

function childrenOf(value: unknown): Record<string, unknown> | null {
  // A translation is one text, whatever it was written for.
  return typeof value === 'object' && value !== null && !isTranslation(value) ? { ...value } : null;
}

/** Whether a value of the document is a translation. */
function isTranslation(value: unknown): value is Translation {
  return typeof value === 'object' && value !== null && 'text' in value && 'of' in value;
}

function textOf(value: unknown): string | null {
  if (isTranslation(value)) return value.text;
  return value === undefined || value === null ? null : String(value);
}

/** So many characters before the first difference are kept at the least, for the sake of the sense. */
const LEAD = 40;

/**
 * Two texts from shortly before the place where they begin to differ, so that the difference is seen where only their
 * beginnings fit. Both are cut at the same place, before a word unless that word is very long, and '… ' says so.
 */
export function fromDifference(a: string, b: string): readonly [string, string] {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  const at = shared - LEAD;
  const word = a.slice(0, Math.max(0, at)).lastIndexOf(' ') + 1;
  const cut = at - word < LEAD ? word : at;
  return cut === 0 ? [a, b] : [`… ${a.slice(cut)}`, `… ${b.slice(cut)}`];
}
