import { isEqual } from '../shared/is-equal';
import { type Translation, withTidyTranslations } from '../shared/translations/translation';
import { type ContentPath, nodeAt, withNodeAt } from './content-path';
import type { SiteContent } from './site-content';
import { TRANSLATED_FIELDS } from './translated-fields';

type Group = Readonly<Record<string, unknown>>;

/** Where the translation of a text is stored: beside it, in `es` of its group. */
interface Place {
  /** The dotted path of the group. */
  readonly group: string;
  readonly field: string;
  /** The place in a list of texts; null for a text that is in none. */
  readonly index: number | null;
}

/** Whether the text at a path is in both languages. */
export function isTranslated(path: ContentPath): boolean {
  return placeOf(path) !== null;
}

/** The translation of the text at a path; null while it is missing. */
export function translationAt(content: Partial<SiteContent>, path: ContentPath): Translation | null {
  const place = placeOf(path);
  const stored = place && translationsIn(nodeAt(content, place.group))[place.field];
  const translation =
    place?.index === undefined || place.index === null ? stored : itemsOf(stored)[place.index];
  return (translation as Translation | undefined) ?? null;
}

/**
 * The document with another Spanish text for the English one at a path; with null it has none. Everything beside it is shared with the
 * document before, which stays the same where this changes nothing.
 */
export function withTranslationAt(
  content: SiteContent,
  path: ContentPath,
  translation: Translation | null,
): SiteContent {
  const place = placeOf(path);
  const group = place && nodeAt(content, place.group);
  if (!place || !group || isEqual(translation, translationAt(content, path))) return content;
  const es = translationsIn(group);
  const { field, index } = place;
  const changed = index === null ? translation : withItem(itemsOf(es[field]), index, translation);
  const tidy = withTidyTranslations({ ...(group as Group), es: { ...es, [field]: changed } });
  return withNodeAt(content, place.group, tidy);
}

function placeOf(path: string): Place | null {
  const [section = '', name = '', item, field] = path.split('.');
  if (field !== undefined)
    return hasField(`${section}.${name}`, field)
      ? { group: `${section}.${name}.${item}`, field, index: null }
      : null;
  if (!hasField(section, name)) return null;
  return { group: section, field: name, index: item === undefined ? null : Number(item) };
}

function hasField(group: string, field: string): boolean {
  if (!Object.hasOwn(TRANSLATED_FIELDS, group)) return false;
  const fields: readonly string[] = TRANSLATED_FIELDS[group as keyof typeof TRANSLATED_FIELDS];
  return fields.includes(field);
}

function translationsIn(group: unknown): Group {
  return ((group as Group | undefined)?.es ?? {}) as Group;
}

function itemsOf(stored: unknown): readonly unknown[] {
  return Array.isArray(stored) ? stored : [];
}

function withItem(items: readonly unknown[], index: number, item: unknown): readonly unknown[] {
  const length = Math.max(items.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? item : (items[at] ?? null)));
}
