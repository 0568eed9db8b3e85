import * as v from 'valibot';
import { storable } from '../shared/text/storable-text';
import { translatedGroup } from '../shared/translations/translation';
import { isAllowedLink } from './link';
import { isPictureRef } from './pictures/picture-ref';
import { TRANSLATED_FIELDS } from './translated-fields';

/** What may be wrong with a field of a content document, or with a file that should hold one. */
export type ContentFault =
  | 'not-a-document'
  | 'not-a-group'
  | 'not-a-list'
  | 'not-a-text'
  | 'section-missing'
  | 'field-missing'
  | 'empty'
  | 'no-picture'
  | 'picture-elsewhere'
  | 'bad-link'
  | 'bad-email'
  | 'bad-phone'
  | 'too-few'
  | 'too-many'
  | 'not-a-picture'
  | 'document-too-large'
  | 'file-too-large'
  | 'file-unreadable'
  | 'not-json';

/** One thing that is wrong with a content document. */
export interface ContentProblem {
  /** Dotted path of the field, for example 'heroContent.title'; empty for the document as a whole. */
  readonly field: string;
  readonly fault: ContentFault;
  /** How large the document or the file is, in bytes, where it is too large. */
  readonly size?: number;
  /** How many items a list has, where it has too few or too many. */
  readonly count?: number;
}

/** Why a content document is refused. */
export interface InvalidContent {
  readonly code: 'validation';
  readonly fields: readonly ContentProblem[];
}

/**
 * A picture in the document: a path on this site ('/images/hero.svg') or a reference to an uploaded one
 * ('picture:' and the SHA-256 of its bytes in hex), never another site's address.
 */
export type PictureRef = string;

// The message of a check is the code of what is wrong.
const fault = (code: ContentFault) => code;

/** What cannot be stored is taken out instead of refused, so that a document that was saved before stays readable. */
const text = v.pipe(v.string(fault('not-a-text')), v.transform(storable));
const title = v.pipe(
  text,
  v.check((value) => value.trim() !== '', fault('empty')),
);
const picture = v.pipe(
  text,
  v.check((value) => value !== '', fault('no-picture')),
  v.check((value) => value === '' || isPictureRef(value), fault('picture-elsewhere')),
);
const link = v.pipe(
  text,
  v.check((value) => value === '' || isAllowedLink(value), fault('bad-link')),
);

function section<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.object(entries, fault('not-a-group'));
}

/** A group whose words are in both languages (translated-fields.ts). */
function translated<const Entries extends v.ObjectEntries, const Name extends keyof Entries & string>(
  names: readonly Name[],
  entries: Entries,
) {
  return translatedGroup(entries, names, TRANSLATION_FAULTS);
}

const TRANSLATION_FAULTS = {
  group: 'not-a-group',
  list: 'not-a-list',
  text: 'not-a-text',
} as const satisfies Record<string, ContentFault>;

function list<Item extends v.GenericSchema>(item: Item) {
  return v.array(item, fault('not-a-list'));
}

type Leaf = v.GenericSchema<string>;

/** The sections' shape, with what counts as a title, a picture and a link in them. */
function sectionsOf<Title extends Leaf, Picture extends Leaf, Link extends Leaf>(
  title: Title,
  picture: Picture,
  link: Link,
) {
  return {
    /** The foundation's marks. */
    brandAssets: section({
      logos: section({ white: picture, color: picture }),
      favicon: picture,
      socialImage: picture,
    }),
    /** The first screen of the landing page. */
    heroContent: translated(TRANSLATED_FIELDS.heroContent, {
      backgroundImage: picture,
      title,
      subtitle: text,
      primaryButtonText: title,
      secondaryButtonText: title,
    }),
    /** The founder's story and the people who lead the foundation. */
    aboutContent: translated(TRANSLATED_FIELDS.aboutContent, {
      title,
      description: list(text),
      teamMembers: list(
        translated(TRANSLATED_FIELDS['aboutContent.teamMembers'], {
          name: title,
          title,
          photoUrl: picture,
          bio: text,
        }),
      ),
    }),
    /** The mission text and the 'Our Purpose' block. */
    missionContent: translated(TRANSLATED_FIELDS.missionContent, {
      title,
      image: picture,
      imageAlt: text,
      description: list(text),
      purposeTitle: title,
      purposeDescription: text,
    }),
    /** The vision cards and the 'Fulfilling Our Purpose' block. */
    visionContent: translated(TRANSLATED_FIELDS.visionContent, {
      title,
      description: text,
      visionPoints: list(
        translated(TRANSLATED_FIELDS['visionContent.visionPoints'], { title, description: text }),
      ),
      fulfillmentTitle: title,
      fulfillmentDescription: text,
    }),
    /** The Community Impact carousel. */
    galleryContent: translated(TRANSLATED_FIELDS.galleryContent, {
      title,
      images: list(
        translated(TRANSLATED_FIELDS['galleryContent.images'], { url: picture, alt: text, caption: text }),
      ),
    }),
    /** Facts about the foundation and its site; `twitter` is shown as X, and an empty address is not shown. */
    siteSettings: translated(TRANSLATED_FIELDS.siteSettings, {
      siteName: title,
      tagline: text,
      description: text,
      contact: section({ email: text, phone: text, address: text }),
      socialMedia: section({ facebook: link, twitter: link, instagram: link, linkedin: link }),
    }),
  };
}

/**
 * Every section of the content document, in the order of the page. Types, checks and comparisons derive from this table;
 * what forms show of it is in content-fields.ts. A section that is added later is wrapped in `v.optional`, so that documents stored before stay valid.
 */
export const SECTIONS = sectionsOf(title, picture, link);

/** The same sections in a draft, which may be unfinished: its texts may be anything. */
export const DRAFT_SECTIONS = sectionsOf(text, text, text);

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The sections of the document. */
export type Sections = DeepReadonly<v.InferOutput<v.ObjectSchema<typeof SECTIONS, undefined>>>;

export type SectionKey = keyof typeof SECTIONS;

/** The whole content document of the public site. */
export interface SiteContent extends Sections {
  /** ISO 8601 time of the last save, or null before any save. */
  readonly lastSaved: string | null;
}

/** The logos and the foundation's name. */
export type BrandAssets = Sections['brandAssets'];
/** The site's settings. */
export type SiteSettings = Sections['siteSettings'];

/** One of the people who lead the foundation. */
export type Leader = Sections['aboutContent']['teamMembers'][number];
