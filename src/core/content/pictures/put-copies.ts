import type { PictureRef } from '../site-content';
import { COPY_WIDTHS, type CopyWidth, type ImageLibrary, type PictureFile } from './image-library.port';
import type { PictureCodec, PictureSize } from './picture-codec.port';

/** A picture that is in the library, and what its smaller copies are made from. */
interface CopiedPicture {
  readonly ref: PictureRef;
  readonly file: PictureFile;
  readonly size: PictureSize;
  /** Copies that are there already and need not be drawn. */
  readonly drawn?: ReadonlyMap<CopyWidth, PictureFile>;
}

/**
 * Keeps smaller copies beside a picture, of every width that is less than its own. One that cannot be drawn, weighs no less
 * or is not kept is left out: a picture does without.
 */
export async function putCopies(
  library: Pick<ImageLibrary, 'putCopy'>,
  codec: Pick<PictureCodec, 'scale'>,
  { ref, file, size, drawn }: CopiedPicture,
): Promise<void> {
  for (const width of COPY_WIDTHS.filter((narrow) => narrow < size.width)) {
    const height = Math.max(1, Math.round((size.height * width) / size.width));
    const copy = drawn?.get(width) ?? (await codec.scale(file, { width, height }));
    if (copy && copy.bytes.length < file.bytes.length) await library.putCopy(ref, width, copy);
  }
}
