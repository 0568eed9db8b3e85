import type { PictureSize } from './image-library.port';

/** A place that a picture can be uploaded to: in the document, in a campaign, or beside a person's name. */
export type ImageSlotName =
  | 'whiteLogo'
  | 'colorLogo'
  | 'favicon'
  | 'socialImage'
  | 'heroBackground'
  | 'leaderPhoto'
  | 'missionImage'
  | 'galleryImage'
  | 'campaignImage'
  | 'avatar';

/** Encodings that some slot takes. */
export type ImageFormat = 'png' | 'jpeg' | 'svg' | 'ico';

/** What a slot accepts. */
export interface ImageSlot {
  /** File extensions in upper case, in the order in which people read them. */
  readonly extensions: readonly string[];
  /** Recommended size in px; null where none is specified. */
  readonly size: PictureSize | null;
}

const PHOTO = { extensions: ['JPG', 'JPEG', 'PNG'], size: null };
const LOGO = { extensions: ['PNG', 'SVG'], size: { width: 200, height: 80 } };

/** Formats and recommended sizes of every slot. */
export const IMAGE_SLOTS: Readonly<Record<ImageSlotName, ImageSlot>> = {
  whiteLogo: LOGO,
  colorLogo: LOGO,
  favicon: { extensions: ['PNG', 'ICO'], size: { width: 32, height: 32 } },
  socialImage: { extensions: ['PNG', 'JPG', 'JPEG'], size: { width: 1200, height: 630 } },
  heroBackground: { extensions: ['JPG', 'JPEG', 'PNG'], size: { width: 1920, height: 1080 } },
  leaderPhoto: PHOTO,
  missionImage: { extensions: ['JPG', 'JPEG', 'PNG'], size: { width: 1200, height: 900 } },
  galleryImage: PHOTO,
  campaignImage: PHOTO,
  avatar: PHOTO,
};

const FORMAT_OF_EXTENSION: Readonly<Record<string, ImageFormat>> = {
  PNG: 'png',
  JPG: 'jpeg',
  JPEG: 'jpeg',
  SVG: 'svg',
  ICO: 'ico',
};

/** Media type of each format. */
export const MEDIA_TYPES: Readonly<Record<ImageFormat, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
};

/** The format that a file name promises, if the slot takes it; only what follows the last dot counts. */
export function formatForSlot(slot: ImageSlot, fileName: string): ImageFormat | null {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toUpperCase() ?? '';
  return slot.extensions.includes(extension) ? (FORMAT_OF_EXTENSION[extension] ?? null) : null;
}

/** The `accept` attribute of a file input for the slot: '.png,.svg'. */
export function acceptOf(slot: ImageSlot): string {
  return slot.extensions.map((extension) => `.${extension.toLowerCase()}`).join(',');
}
