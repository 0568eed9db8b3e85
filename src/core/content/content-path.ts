import type { ImageSlotName } from './pictures/image-slot';
import type { Leader, SiteContent } from './site-content';

const SLOTS = {
  'brandAssets.logos.white': 'whiteLogo',
  'brandAssets.logos.color': 'colorLogo',
  'brandAssets.favicon': 'favicon',
  'brandAssets.socialImage': 'socialImage',
  'heroContent.backgroundImage': 'heroBackground',
} as const satisfies Readonly<Record<string, ImageSlotName>>;

/** The location of a picture in the document, as a dotted path. */
export type PicturePath = keyof typeof SLOTS | `aboutContent.teamMembers.${number}.photoUrl`;

/** The location of a text or picture in the document, as a dotted path; problems name their field in the same way. */
export type ContentPath =
  | PicturePath
  | `heroContent.${keyof SiteContent['heroContent']}`
  | 'aboutContent.title'
  | `aboutContent.description.${number}`
  | `aboutContent.teamMembers.${number}.${keyof Leader}`;

/** The slot whose formats and size apply at the path. */
export function slotAt(path: PicturePath): ImageSlotName {
  const slots: Readonly<Partial<Record<PicturePath, ImageSlotName>>> = SLOTS;
  return slots[path] ?? 'leaderPhoto';
}

/** The text or picture at the path; empty if the path does not exist. */
export function valueAt(content: SiteContent, path: ContentPath): string {
  let found: unknown = content;
  for (const key of path.split('.')) found = childOf(found, key);
  return typeof found === 'string' ? found : '';
}

/**
 * The document with another text or picture at the path; everything beside the path is shared with the document before.
 * A list of texts grows as far as needed. Inside an item that is not there nothing is changed.
 */
export function withValueAt(content: SiteContent, path: ContentPath, value: string): SiteContent {
  return replaced(content, path.split('.'), value) as SiteContent;
}

function replaced(node: unknown, [key, ...rest]: readonly string[], value: string): unknown {
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
