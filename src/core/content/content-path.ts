import { fieldAt } from './content-fields';
import type { ImageSlotName } from './pictures/image-slot';
import type { Sections, SiteContent } from './site-content';

/** The dotted paths of the texts and pictures inside a value. */
type PathIn<Value> = Value extends readonly (infer Item)[]
  ? `${number}${PathBehind<Item>}`
  : { [Key in Fields<Value>]: `${Key}${PathBehind<Value[Key]>}` }[Fields<Value>];
/** Translations have no path of their own: that of a text leads to it in both languages. */
type Fields<Value> = Exclude<keyof Value & string, 'es'>;
type PathBehind<Value> = Value extends string ? '' : `.${PathIn<Value>}`;

/** The location of a text or picture in the document, as a dotted path; problems name their field in the same way. */
export type ContentPath = PathIn<Sections>;

/** The location of a list in the document. */
export type ListPath =
  | 'aboutContent.description'
  | 'aboutContent.teamMembers'
  | 'missionContent.description'
  | 'visionContent.visionPoints'
  | 'galleryContent.images';

/** The slot whose formats and size apply at the path of a picture. */
export function slotAt(path: ContentPath): ImageSlotName {
  const field = fieldAt(path);
  if (field?.kind !== 'picture') throw new Error(`There is no picture at ${path}.`);
  return field.slot;
}

/** The text or picture at the path; empty if the path does not exist. */
export function valueAt(content: SiteContent, path: ContentPath): string {
  const node = nodeAt(content, path);
  return typeof node === 'string' ? node : '';
}

export function itemsAt(content: SiteContent, path: ListPath): readonly unknown[] {
  const node = nodeAt(content, path);
  return Array.isArray(node) ? node : [];
}

/**
 * The document with another text or picture at the path; everything beside the path is shared with the document before.
 * A list of texts grows as far as needed. Inside an item that is not there nothing is changed.
 */
export function withValueAt(content: SiteContent, path: ContentPath, value: string): SiteContent {
  return withNodeAt(content, path, value);
}

/** The document with other items in a list; everything beside it is shared with the document before. */
export function withItemsAt(content: SiteContent, path: ListPath, items: readonly unknown[]): SiteContent {
  return withNodeAt(content, path, items);
}

/** The document with another value of any kind at a path that is there; everything beside it is shared with the document before. */
export function withNodeAt(content: SiteContent, path: string, value: unknown): SiteContent {
  return replaced(content, path.split('.'), value) as SiteContent;
}

/** The value at a path: a text, a list or a group; undefined where the document has nothing there. */
export function nodeAt(content: Partial<SiteContent>, path: string): unknown {
  let node: unknown = content;
  for (const key of path.split('.')) node = childOf(node, key);
  return node;
}

function replaced(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const child = childOf(node, key);
  if (rest.length > 0 && child === undefined) return node;
  const changed = replaced(child, rest, value);
  if (changed === child) return node;
  if (!Array.isArray(node)) return { ...(node as object), [key]: changed };
  const length = Math.max(node.length, Number(key) + 1);
  return Array.from({ length }, (_, at) => (at === Number(key) ? changed : (node[at] ?? '')));
}

function childOf(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined;
}
