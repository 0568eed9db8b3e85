import { MAX_IMPORT_BYTES } from '../../../core/content/backups/import-content';
import { fieldAt } from '../../../core/content/content-fields';
import type { ContentPath, ListPath } from '../../../core/content/content-path';
import type { ContentFault, ContentProblem, SectionKey } from '../../../core/content/site-content';
import { MAX_DOCUMENT_BYTES } from '../../../core/content/site-content.schema';
import { formatCount } from '../../../core/shared/text/format-count';
import { translationTexts } from '../../shared/translation/translation.texts';

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
  purposeDescription: 'Purpose text',
  fulfillmentDescription: 'Fulfillment text',
  'siteSettings.contact.email': 'Email',
  'siteSettings.contact.phone': 'Phone',
  'siteSettings.contact.address': 'Address',
  'siteSettings.socialMedia.facebook': 'Facebook',
  'siteSettings.socialMedia.instagram': 'Instagram',
  'siteSettings.socialMedia.twitter': 'X',
  'siteSettings.socialMedia.linkedin': 'LinkedIn',
};

/** All translations of a section. */
const SPANISH = 'Words in Spanish';

/** What is said of a list and of its items. */
interface ListTexts {
  /** The list as a whole. */
  readonly name: string;
  /** Before the number of an item. */
  readonly item: string;
  readonly add: string;
  /** Items inside a sentence. */
  readonly singular: string;
  readonly plural: string;
}

const PARAGRAPHS: ListTexts = {
  name: 'Paragraphs',
  item: 'Paragraph',
  add: 'Add a paragraph',
  singular: 'paragraph',
  plural: 'paragraphs',
};

const LISTS: Readonly<Record<ListPath, ListTexts>> = {
  'aboutContent.description': PARAGRAPHS,
  'aboutContent.teamMembers': {
    name: 'Leaders',
    item: 'Leader',
    add: 'Add a leader',
    singular: 'leader',
    plural: 'leaders',
  },
  'missionContent.description': PARAGRAPHS,
  'visionContent.visionPoints': {
    name: 'Cards',
    item: 'Card',
    add: 'Add a card',
    singular: 'card',
    plural: 'cards',
  },
  'galleryContent.images': {
    name: 'Pictures',
    item: 'Image',
    add: 'Add a picture',
    singular: 'picture',
    plural: 'pictures',
  },
};

const numbered = (item: string, index: number) => `${item} ${index + 1}`;

function listTexts(path: string): ListTexts | undefined {
  return Object.hasOwn(LISTS, path) ? LISTS[path as ListPath] : undefined;
}

function words(name: string): string {
  const spaced = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return NAMES[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The part of a path that leads to translations, and what follows the path of one. */
const TRANSLATION = /(^|\.)es(?:\.|$)(.*?)(?:\.(?:text|of))?$/;

/**
 * What a field of the document is called in forms and lists: 'teamMembers.0.name' of About is 'Leader 1, Name', and
 * 'teamMembers.0.es.title' is 'Leader 1, Title in Spanish'.
 */
function nameOf(section: SectionKey, field: string): string {
  const english = field.replace(TRANSLATION, '$1$2').replace(/\.$/, '');
  if (english !== field)
    return english === '' ? SPANISH : translationTexts.inSpanish(nameOf(section, english));
  const whole = NAMES[`${section}.${field}`];
  if (whole) return whole;
  const [list = '', index, ...rest] = field.split('.');
  const texts = listTexts(`${section}.${list}`);
  if (texts && index === undefined) return texts.name;
  if (!texts) return words(field.split('.').join(' '));
  const name = numbered(texts.item, Number(index));
  return rest.length === 0 ? name : `${name}, ${words(rest.join(' '))}`;
}

/** What a field is called in its form; a leader's fields stand below the name of that leader. */
function labelOf(path: ContentPath): string {
  const [section, ...field] = path.split('.');
  const inItem = field.slice(2).join(' ');
  return inItem === '' ? nameOf(section as SectionKey, field.join('.')) : words(inItem);
}

function kilobytes(bytes = 0): string {
  return `${formatCount(Math.ceil(bytes / 1024))} kB`;
}

/** How many items there may be, and how many have to go. */
function tooMany({ field, count = 0 }: ContentProblem): string {
  const list = fieldAt(field);
  const { plural = 'items' } = listTexts(field) ?? {};
  const most = list?.kind === 'list' ? list.most : 0;
  return `At most ${most} ${plural} can be saved, and there are ${count}. Remove ${count - most}.`;
}

const FAULTS: Readonly<Record<ContentFault, string | ((problem: ContentProblem) => string)>> = {
  'not-a-document': 'This has to be a content document.',
  'not-a-group': 'This has to be a group of fields.',
  'not-a-list': 'This has to be a list.',
  'not-a-text': 'This has to be a text.',
  'section-missing': 'This section is missing.',
  'field-missing': 'This field is missing.',
  empty: 'This can’t be empty. Enter a text.',
  'no-picture': 'Choose a picture.',
  'picture-elsewhere': 'Choose a picture of this site; a picture on another site cannot be used.',
  'bad-link':
    'Enter an address that starts with https://, http://, mailto:, tel: or / (a page of this site).',
  'bad-email': 'Enter a valid email address, or leave this empty.',
  'bad-phone': 'Enter a phone number with at least 7 digits, or leave this empty.',
  'too-few': ({ field }) => `Add at least one ${listTexts(field)?.singular ?? 'item'}.`,
  'too-many': tooMany,
  'not-a-picture': 'This file isn’t a picture.',
  'document-too-large': ({ size }) =>
    `The document is too large: ${kilobytes(size)}; at most ${kilobytes(MAX_DOCUMENT_BYTES)} can be kept. Shorten some of its texts.`,
  'file-too-large': ({ size }) =>
    `The file is too large: ${kilobytes(size)}; at most ${kilobytes(MAX_IMPORT_BYTES)} can be read.`,
  'file-unreadable': 'Couldn’t read the file. Choose it again, or paste its text.',
  'not-json': 'This is not JSON. Choose a file that was exported from this editor, or paste its text.',
};

/** Names of the document's fields, and what may be wrong with them. */
export const fieldTexts = {
  nameOf,
  labelOf,
  /** The words of a list's own buttons and items. */
  list: (path: ListPath) => {
    const { name, item, add, singular, plural } = LISTS[path];
    return {
      name,
      add,
      item: (index: number) => numbered(item, index),
      remove: (index: number) => `Remove ${numbered(singular, index)}`,
      most: (count: number) => `At most ${count} ${plural}.`,
    };
  },
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove',
  /** Beside what cannot differ between the languages. */
  shared: 'Shared by both languages.',
  /** Beside a picture that nobody has described. */
  describe: 'Describe the picture for people who cannot see it.',
  problem: (problem: ContentProblem) => {
    const text = FAULTS[problem.fault];
    return typeof text === 'string' ? text : text(problem);
  },
  size: (bytes: number) => `${kilobytes(bytes)} of ${kilobytes(MAX_DOCUMENT_BYTES)}`,
};
