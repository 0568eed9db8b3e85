import { fail } from '../../shared/result';
import type { CheckedPicture } from './check-picture';
import type { ImageLibrary } from './image-library.port';
import type { PictureCodec } from './picture-codec.port';
import { putCopies } from './put-copies';

/**
 * Stores a checked picture once, as it is or, with the person's consent, scaled down, and answers its reference. Smaller
 * copies for small screens are drawn here, because it takes a browser.
 */
export class UploadPicture {
  constructor(
    private readonly library: Pick<ImageLibrary, 'put' | 'putCopy' | 'isLocal'>,
    private readonly codec: Pick<PictureCodec, 'scale'>,
  ) {}

  /** Whether the picture stays in the person's own browser. */
  get isLocal(): boolean {
    return this.library.isLocal;
  }

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
