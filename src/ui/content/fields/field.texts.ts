import { MAX_IMPORT_BYTES } from '../../../core/content/backups/import-content';
import type { ContentPath } from '../../../core/content/content-path';
import type { ContentFault, ContentProblem, SectionKey } from '../../../core/content/site-content';
import { MAX_DOCUMENT_BYTES } from '../../../core/content/site-content.schema';

/** What the sections of the document are called. */
export const sectionNames: Readonly<Record<SectionKey, string>> = {
  brandAssets: 'Brand Assets',
  heroContent: 'Hero',
  aboutContent: 'About',
  missionContent: 'Mission',
  visionContent: 'Vision',
  galleryContent: 'Image Gallery',
  siteSettings: 'Site Settings',
};

/** Names of fields that are not simply their own words. */
const NAMES: Readonly<Record<string, string>> = {
  'brandAssets.logos.white': 'White logo',
  'brandAssets.logos.color': 'Color logo',
  photoUrl: 'Photo',
  url: 'Picture',
  imageAlt: 'Description of the image',
  alt: 'Description',
};

/** What the items of a list are called. */
const LISTS: Readonly<Record<string, string>> = {
  'aboutContent.teamMembers': 'Leader',
  'aboutContent.description': 'Paragraph',
  'missionContent.description': 'Paragraph',
  'visionContent.visionPoints': 'Card',
  'galleryContent.images': 'Image',
};

const numbered = (item: string, index: number) => `${item} ${index + 1}`;

function words(name: string): string {
  const spaced = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return NAMES[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a field of the document is called in forms and lists: 'teamMembers.0.name' of About is 'Leader 1, Name'. */
function nameOf(section: SectionKey, field: string): string {
  const whole = NAMES[`${section}.${field}`];
  if (whole) return whole;
  const [list = '', index, ...rest] = field.split('.');
  const item = LISTS[`${section}.${list}`];
  if (!item || index === undefined) return words(field.split('.').join(' '));
  const name = numbered(item, Number(index));
  return rest.length === 0 ? name : `${name}, ${words(rest.join(' '))}`;
}

/** What a field is called in its form; a leader's fields stand below the name of that leader. */
function labelOf(path: ContentPath): string {
  const [section, ...field] = path.split('.');
  const inItem = field.slice(2).join(' ');
  return inItem === '' ? nameOf(section as SectionKey, field.join('.')) : words(inItem);
}

function kilobytes(bytes = 0): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en-US')} kB`;
}

const FAULTS: Readonly<Record<ContentFault, string | ((size?: number) => string)>> = {
  'not-a-document': 'This has to be a content document.',
  'not-a-group': 'This has to be a group of fields.',
  'not-a-list': 'This has to be a list.',
  'not-a-text': 'This has to be a text.',
  'section-missing': 'This section is missing.',
  'field-missing': 'This field is missing.',
  empty: 'This can’t be empty. Enter a text.',
  'picture-elsewhere': 'Choose a picture of this site; a picture on another site cannot be used.',
  'bad-link':
    'Enter an address that starts with https://, http://, mailto:, tel: or / (a page of this site).',
  'not-a-picture': 'This file isn’t a picture.',
  'document-too-large': (size) =>
    `The document is too large: ${kilobytes(size)}; at most ${kilobytes(MAX_DOCUMENT_BYTES)} can be kept. Shorten some of its texts.`,
  'file-too-large': (size) =>
    `The file is too large: ${kilobytes(size)}; at most ${kilobytes(MAX_IMPORT_BYTES)} can be read.`,
  'file-unreadable': 'Couldn’t read the file. Choose it again, or paste its text.',
  'not-json': 'This is not JSON. Choose a file that was exported from this editor, or paste its text.',
};

/** Names of the document's fields, and what may be wrong with them. */
export const fieldTexts = {
  nameOf,
  labelOf,
  leader: (index: number) => numbered('Leader', index),
  problem: ({ fault, size }: Pick<ContentProblem, 'fault' | 'size'>) => {
    const text = FAULTS[fault];
    return typeof text === 'string' ? text : text(size);
  },
  size: (bytes: number) => `${kilobytes(bytes)} of ${kilobytes(MAX_DOCUMENT_BYTES)}`,
};
