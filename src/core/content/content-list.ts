import { withTidyTranslations } from '../shared/translations/translation';
import { type Field, fieldAt } from './content-fields';
import { itemsAt, type ListPath, withItemsAt } from './content-path';
import type { SectionKey, SiteContent } from './site-content';

/** What is done to a list of the document; `index` counts from 0. */
export type ListChange =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly index: number }
  /** To the place before, or to the one behind. */
  | { readonly kind: 'move'; readonly index: number; readonly by: -1 | 1 };

/**
 * The document after a change of one of its lists. A new item is empty and comes last; a place that is not there changes nothing.
 * Translations go with what they translate.
 */
export function withListChanged(content: SiteContent, path: ListPath, change: ListChange): SiteContent {
  const items = itemsAt(content, path);
  if (change.kind === 'add') return withItemsAt(content, path, [...items, newItem(path)]);
  if (!Object.hasOwn(items, change.index)) return content;
  if (change.kind === 'move' && !Object.hasOwn(items, change.index + change.by)) return content;
  return withTranslationsMoved(withItemsAt(content, path, moved(items, change)), path, change, items.length);
}

function moved<Item>(items: readonly Item[], change: ListChange): readonly Item[] {
  const places = items.map((item, index) => ({ item, at: placeAfter(change, index) }));
  const staying = places.filter(({ at }) => at !== null).sort((a, b) => Number(a.at) - Number(b.at));
  return staying.map(({ item }) => item);
}

type Group = Readonly<Record<string, unknown>>;

/** A list of texts has its translations beside it, one at each place; those of other items are inside them. */
function withTranslationsMoved(
  content: SiteContent,
  path: ListPath,
  change: ListChange,
  count: number,
): SiteContent {
  const [section, list] = path.split('.') as [SectionKey, string];
  const group: Group = content[section];
  const translations = group.es && (group.es as Group)[list];
  if (!Array.isArray(translations)) return content;
  const all = Array.from({ length: count }, (_, index) => translations[index] ?? null);
  const es = { ...(group.es as Group), [list]: moved(all, change) };
  return { ...content, [section]: withTidyTranslations({ ...group, es }) };
}

/** Where an item is after a change; null when it was removed. */
export function placeAfter(change: ListChange, index: number): number | null {
  switch (change.kind) {
    case 'add':
      return index;
    case 'remove':
      if (index === change.index) return null;
      return index > change.index ? index - 1 : index;
    case 'move':
      if (index === change.index) return index + change.by;
      return index === change.index + change.by ? change.index : index;
  }
}

function newItem(path: ListPath): unknown {
  const list = fieldAt(path);
  return list?.kind === 'list' ? emptyValue(list.item) : '';
}

function emptyValue(field: Field): unknown {
  if (field.kind === 'list') return [];
  if (field.kind !== 'group') return '';
  return Object.fromEntries(Object.entries(field.fields).map(([name, inside]) => [name, emptyValue(inside)]));
}
