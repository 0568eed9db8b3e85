import { SECTION_KEYS, type SectionKey } from './content-sections';
import { isUploadedPicture } from './picture-ref';
import type { PictureRef, SiteContent } from './site-content';

/** The uploaded pictures that a document refers to, each once. */
export function uploadedPictures(content: SiteContent): ReadonlySet<PictureRef> {
  const found = new Set<PictureRef>();
  for (const key of SECTION_KEYS) collect(content[key], found);
  return found;
}

function collect(value: unknown, found: Set<PictureRef>): void {
  if (typeof value === 'string') {
    if (isUploadedPicture(value)) found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const child of Object.values(value)) collect(child, found);
  }
}

/** A place in the document; `field` is the dotted path inside the section, for example 'teamMembers.0.photoUrl'. */
export interface PicturePlace {
  readonly section: SectionKey;
  readonly field: string;
}

/** Where a document refers to a picture, in the order of the document. */
export function placesOf(content: SiteContent, ref: PictureRef): readonly PicturePlace[] {
  const places: PicturePlace[] = [];
  const look = (section: SectionKey, value: unknown, field: string): void => {
    if (value === ref) places.push({ section, field });
    else if (typeof value === 'object' && value !== null) {
      for (const [key, child] of Object.entries(value))
        look(section, child, field === '' ? key : `${field}.${key}`);
    }
  };
  for (const section of SECTION_KEYS) look(section, content[section], '');
  return places;
}

/** The document with references exchanged by `replacements`; what has none stays, and is shared. */
export function withPictures(
  content: SiteContent,
  replacements: ReadonlyMap<PictureRef, PictureRef>,
): SiteContent {
  const exchange = (ref: PictureRef) => replacements.get(ref) ?? ref;
  const { brandAssets, heroContent, aboutContent, missionContent, galleryContent } = content;
  return {
    ...content,
    brandAssets: {
      logos: { white: exchange(brandAssets.logos.white), color: exchange(brandAssets.logos.color) },
      favicon: exchange(brandAssets.favicon),
      socialImage: exchange(brandAssets.socialImage),
    },
    heroContent: { ...heroContent, backgroundImage: exchange(heroContent.backgroundImage) },
    aboutContent: {
      ...aboutContent,
      teamMembers: aboutContent.teamMembers.map((leader) => ({
        ...leader,
        photoUrl: exchange(leader.photoUrl),
      })),
    },
    missionContent: { ...missionContent, image: exchange(missionContent.image) },
    galleryContent: {
      ...galleryContent,
      images: galleryContent.images.map((image) => ({ ...image, url: exchange(image.url) })),
    },
  };
}
