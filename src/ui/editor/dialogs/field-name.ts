import type { SectionKey } from '../../../core/content/content-sections';

/** Names that the form gives to fields of the document; others are called by their own words. */
const NAMES: Readonly<Record<string, string>> = {
  'brandAssets.logos.white': 'White logo',
  'brandAssets.logos.color': 'Color logo',
  'brandAssets.socialImage': 'Social image',
  'heroContent.backgroundImage': 'Background image',
  photoUrl: 'Photo',
  url: 'Picture',
  imageAlt: 'Description of the image',
  alt: 'Description',
};

const LISTS: Readonly<Record<string, string>> = {
  'aboutContent.teamMembers': 'Leader',
  'aboutContent.description': 'Paragraph',
  'missionContent.description': 'Paragraph',
  'visionContent.visionPoints': 'Card',
  'galleryContent.images': 'Image',
};

/** What people call a field of the document, as the form does: 'teamMembers.0.name' of About is 'Leader 1, Name'. */
export function fieldName(section: SectionKey, field: string): string {
  const whole = NAMES[`${section}.${field}`];
  if (whole) return whole;
  const [list = '', index, ...rest] = field.split('.');
  const item = LISTS[`${section}.${list}`];
  if (item && index !== undefined) {
    const name = `${item} ${Number(index) + 1}`;
    return rest.length === 0 ? name : `${name}, ${words(rest.join(' '))}`;
  }
  return words(field.split('.').join(' '));
}

function words(name: string): string {
  const known = NAMES[name];
  if (known) return known;
  const spaced = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The ground on which the field's picture can be seen. */
export function groundOf(section: SectionKey, field: string): 'light' | 'dark' {
  return section === 'brandAssets' && field === 'logos.white' ? 'dark' : 'light';
}

/** Whether the field holds a picture rather than a text. */
export function isPictureField(field: string): boolean {
  return /(?:^|\.)(?:white|color|favicon|socialImage|backgroundImage|photoUrl|image|url)$/.test(field);
}
