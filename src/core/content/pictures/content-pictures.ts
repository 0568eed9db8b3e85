import { fieldAt } from '../content-fields';
import { type ContentPath, withValueAt } from '../content-path';
import { type ContentDifference, diffContent } from '../diff-content';
import type { PictureRef, SiteContent } from '../site-content';

/** A place in the document; `field` is the dotted path inside the section, for example 'teamMembers.0.photoUrl'. */
export type PicturePlace = Pick<ContentDifference, 'section' | 'field'>;

/** Every field of a document that holds one value, in the order of the document: what differs from an empty one, but for translations. */
function leavesOf(content: SiteContent) {
  return diffContent({}, content).flatMap(({ section, field, after }) =>
    fieldAt(`${section}.${field}`) ? [{ section, field, value: after ?? '' }] : [],
  );
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

/** Whether the field holds a picture rather than a text; `field` is a dotted path as in PicturePlace. */
export function isPictureField({ section, field }: PicturePlace): boolean {
  return fieldAt(`${section}.${field}`)?.kind === 'picture';
}
