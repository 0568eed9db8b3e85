import { fail } from '../../shared/result';
import type { PictureRef } from '../site-content';
import type { CheckedPicture } from './check-picture';
import {
  COPY_WIDTHS,
  type CopyWidth,
  type ImageLibrary,
  type PictureCodec,
  type PictureFile,
} from './image-library.port';

/**
 * Stores a checked picture once, as it is or, with the person's consent, scaled down, and answers its reference. Smaller
 * copies for small screens are drawn here, because it takes a browser.
 */
export class UploadPicture {
  constructor(
    private readonly library: Pick<ImageLibrary, 'put' | 'putCopy'>,
    private readonly codec: Pick<PictureCodec, 'scale'>,
    /** Whether pictures stay in the person's own browser; what goes wrong is then the browser's. */
    readonly isLocal: boolean,
  ) {}

  async execute(picture: CheckedPicture, scaleDown: boolean): ReturnType<ImageLibrary['put']> {
    const { library, codec } = this;
    const smaller = scaleDown ? picture.smaller : null;
    const file = smaller ? await codec.scale(picture.file, smaller) : picture.file;
    if (!file) return fail({ code: 'unavailable' });
    const stored = await library.put(file);
    if (stored.ok)
      await putCopies(library, codec, { ref: stored.value, file, size: smaller ?? picture.size });
    return stored;
  }
}

/** A picture that is in the library, and what its smaller copies are made from. */
interface CopiedPicture extends Pick<CheckedPicture, 'file' | 'size'> {
  readonly ref: PictureRef;
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
