import type { ImageSlotName } from './pictures/image-slot';
import type { SectionKey, Sections } from './site-content';

/** A text of the document. */
export interface TextField {
  readonly kind: 'text' | 'email' | 'phone';
  /** How many lines it usually takes; one means a single-line field. */
  readonly lines: number;
  /** Whether two of its kind stand side by side where there is room. */
  readonly isShort?: boolean;
  /** The field beside it whose picture it describes for people who cannot see it. */
  readonly describes?: string;
}

/** A picture of the document. */
export interface PictureField {
  readonly kind: 'picture';
  readonly slot: ImageSlotName;
  /** The ground that the picture needs to be seen on. */
  readonly ground?: 'light' | 'dark';
}

/** Fields that belong together, in the order in which forms show them. */
interface GroupField<Value = Readonly<Record<string, unknown>>> {
  readonly kind: 'group';
  /** Translations have no entry here; each is stored beside the field that it translates. */
  readonly fields: { readonly [Name in Exclude<keyof Value, 'es'>]-?: FieldOf<Value[Name]> };
}

/** A list of texts or groups. What is stored may be shorter or longer; what is saved may not. */
interface ListFieldOf<Item> {
  readonly kind: 'list';
  readonly item: FieldOf<Item>;
  readonly least: number;
  readonly most: number;
  /** How many items a form has to begin with, where none can be added. */
  readonly fixed?: number;
}

/** The field that holds a value: a list of them is found by a number, the fields of a group by their names. */
type FieldOf<Value> = [unknown] extends [Value]
  ? Field
  : Value extends string
    ? TextField | PictureField
    : Value extends readonly (infer Item)[]
      ? ListFieldOf<Item>
      : GroupField<Value>;

/** A list of the document. */
export interface ListField {
  readonly kind: 'list';
  readonly item: Field;
  readonly least: number;
  readonly most: number;
  readonly fixed?: number;
}

/** One field of the document, whatever it holds. */
export type Field =
  | TextField
  | PictureField
  | ListField
  | { readonly kind: 'group'; readonly fields: Readonly<Record<string, Field>> };

const LINE: TextField = { kind: 'text', lines: 1 };
const SHORT: TextField = { kind: 'text', lines: 1, isShort: true };

const text = (lines: number): TextField => ({ kind: 'text', lines });
const picture = (slot: ImageSlotName, ground?: PictureField['ground']): PictureField =>
  ground ? { kind: 'picture', slot, ground } : { kind: 'picture', slot };
const describes = (field: string): TextField => ({ kind: 'text', lines: 3, describes: field });

const PARAGRAPHS = { kind: 'list', item: text(5), least: 1, most: 6 } as const;

/**
 * Every field of the document: what it holds, how much of it, and in which order its form shows it. Forms, names, checks and
 * places of pictures follow from this table; a field of the document that is not in it does not compile.
 */
export const CONTENT_FIELDS: { readonly [Key in SectionKey]: GroupField<Sections[Key]> } = {
  brandAssets: {
    kind: 'group',
    fields: {
      logos: { kind: 'group', fields: { white: picture('whiteLogo', 'dark'), color: picture('colorLogo') } },
      favicon: picture('favicon'),
      socialImage: picture('socialImage'),
    },
  },
  heroContent: {
    kind: 'group',
    fields: {
      title: LINE,
      subtitle: text(3),
      primaryButtonText: SHORT,
      secondaryButtonText: SHORT,
      backgroundImage: picture('heroBackground'),
    },
  },
  aboutContent: {
    kind: 'group',
    fields: {
      title: LINE,
      description: { kind: 'list', item: text(5), least: 1, most: 6, fixed: 2 },
      teamMembers: {
        kind: 'list',
        item: {
          kind: 'group',
          fields: { name: SHORT, title: SHORT, bio: text(4), photoUrl: picture('leaderPhoto') },
        },
        least: 1,
        most: 12,
      },
    },
  },
  missionContent: {
    kind: 'group',
    fields: {
      title: LINE,
      image: picture('missionImage'),
      imageAlt: describes('image'),
      description: PARAGRAPHS,
      purposeTitle: LINE,
      purposeDescription: text(4),
    },
  },
  visionContent: {
    kind: 'group',
    fields: {
      title: LINE,
      description: text(3),
      visionPoints: {
        kind: 'list',
        item: { kind: 'group', fields: { title: LINE, description: text(3) } },
        least: 1,
        most: 8,
      },
      fulfillmentTitle: LINE,
      fulfillmentDescription: text(4),
    },
  },
  galleryContent: {
    kind: 'group',
    fields: {
      title: LINE,
      images: {
        kind: 'list',
        item: {
          kind: 'group',
          fields: { url: picture('galleryImage'), alt: describes('url'), caption: text(3) },
        },
        least: 1,
        most: 12,
      },
    },
  },
  siteSettings: {
    kind: 'group',
    fields: {
      siteName: LINE,
      tagline: LINE,
      description: text(3),
      contact: {
        kind: 'group',
        fields: {
          email: { kind: 'email', lines: 1, isShort: true },
          phone: { kind: 'phone', lines: 1, isShort: true },
          address: LINE,
        },
      },
      socialMedia: {
        kind: 'group',
        fields: { facebook: SHORT, instagram: SHORT, twitter: SHORT, linkedin: SHORT },
      },
    },
  },
};

/** The field at a dotted path, for example 'aboutContent.teamMembers.0.name'; undefined for an unknown path. */
export function fieldAt(path: string): Field | undefined {
  const [section = '', ...keys] = path.split('.');
  let field: Field | undefined = Object.hasOwn(CONTENT_FIELDS, section)
    ? (CONTENT_FIELDS[section as SectionKey] as Field)
    : undefined;
  for (const key of keys) field = fieldIn(field, key);
  return field;
}

function fieldIn(field: Field | undefined, key: string): Field | undefined {
  if (field?.kind === 'list') return /^\d+$/.test(key) ? field.item : undefined;
  return field?.kind === 'group' && Object.hasOwn(field.fields, key) ? field.fields[key] : undefined;
}
