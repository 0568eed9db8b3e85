import type { FailureOf, Result } from '../../shared/result';
import type { PictureRef } from '../site-content';

/** An encoded picture. */
export interface PictureFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Media type, for example 'image/png'. */
  readonly type: string;
}

/** Why a picture was not stored. A server answers the first four. */
export type PictureStoreFailure = FailureOf<
  'unauthenticated' | 'forbidden' | 'too-many' | 'unsupported-type' | 'quota' | 'unavailable'
>;

/** Widths of the smaller copies of a picture, in px: for phones, and for screens that are wider or sharper. */
export const COPY_WIDTHS = [640, 1280] as const;

/** The width of a smaller copy. */
export type CopyWidth = (typeof COPY_WIDTHS)[number];

/**
 * Keeps uploaded pictures once each, by the SHA-256 of their bytes, so that documents, drafts and backups hold
 * references only.
 */
export interface ImageLibrary {
  /** Stores a picture, or finds it stored already, and answers its reference. */
  put(picture: PictureFile): Promise<Result<PictureRef, PictureStoreFailure>>;
  /**
   * Keeps a smaller copy beside a picture, in the picture's own format. A copy that is there already stays, because what
   * an address shows never changes. 'not-found' when the library does not hold the picture in this format.
   */
  putCopy(
    ref: PictureRef,
    width: CopyWidth,
    copy: PictureFile,
  ): Promise<Result<void, PictureStoreFailure | FailureOf<'not-found'>>>;
  /** The picture behind a reference, or its copy of a width; null when this library does not hold it. */
  read(ref: PictureRef, width?: CopyWidth): Promise<Result<PictureFile | null, FailureOf<'unavailable'>>>;
  /**
   * An address for an img element, the same for the same reference as long as the page lives. For a picture that is not
   * held it is null, or an address that shows nothing.
   */
  urlFor(ref: PictureRef): Promise<string | null>;
}

/** What is known of a picture without its bytes. */
export interface PictureHead {
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly length: number;
}

/** The uploaded pictures as files that a server sends. */
export interface PictureFiles extends Pick<ImageLibrary, 'read'> {
  /** What a picture is, or its copy of a width, without reading it; null when it is not held. */
  head(ref: PictureRef, width?: CopyWidth): Promise<Result<PictureHead | null, FailureOf<'unavailable'>>>;
}

/** Size of a picture in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Decodes and scales pictures, which takes a browser. */
export interface PictureCodec {
  /** The size of a picture as it is shown; null when it cannot be decoded. */
  measure(picture: PictureFile): Promise<PictureSize | null>;
  /** The picture drawn at another size in the same format; null when that is not possible. */
  scale(picture: PictureFile, size: PictureSize): Promise<PictureFile | null>;
  /**
   * The middle of the picture as a square of `side` px, or as large as the picture allows, in the same format; null when
   * that is not possible.
   */
  square(picture: PictureFile, side: number): Promise<PictureFile | null>;
}
