import type { FailureOf, Result } from '../../shared/result';
import type { PictureRef } from '../site-content';
import type { CopyWidth, ImageLibrary } from './image-library.port';

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
