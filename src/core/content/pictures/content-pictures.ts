import { type ContentPath, withValueAt } from '../content-path';
import { type ContentDifference, diffContent } from '../diff-content';
import { PICTURE, type PictureRef, SECTIONS, type SiteContent } from '../site-content';

/** A place in the document; `field` is the dotted path inside the section, for example 'teamMembers.0.photoUrl'. */
export type PicturePlace = Pick<ContentDifference, 'section' | 'field'>;

/** Every text and picture of a document with its place, in the order of the document: what differs from an empty one. */
function leavesOf(content: SiteContent) {
  return diffContent({}, content).map(({ section, field, after }) => ({
    section,
    field,
    value: after ?? '',
  }));
}

/** Where a document refers to a picture. */
export function placesOf(content: SiteContent, ref: PictureRef): readonly PicturePlace[] {
  return leavesOf(content).flatMap(({ section, field, value }) =>
    value === ref ? [{ section, field }] : [],
  );
}

/** The document with references exchanged by `replacements`; a section that has none of them stays, and is shared. */
export function withPictures(
  content: SiteContent,
  replacements: ReadonlyMap<PictureRef, PictureRef>,
): SiteContent {
  return leavesOf(content).reduce((changed, { section, field, value }) => {
    return withValueAt(changed, `${section}.${field}` as ContentPath, replacements.get(value) ?? value);
  }, content);
}

/** What this module needs to know of a schema to walk through it. */
interface Shape {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly wrapped?: Shape;
}

/** Whether the field holds a picture rather than a text; `field` is a dotted path as in PicturePlace. */
export function isPictureField({ section, field }: PicturePlace): boolean {
  let shape: Shape | undefined = SECTIONS[section] as Shape;
  for (const key of field.split('.')) {
    const inside: Shape | undefined = shape?.wrapped ?? shape;
    shape = inside?.item ?? inside?.entries?.[key];
  }
  return shape === (PICTURE as Shape);
}
