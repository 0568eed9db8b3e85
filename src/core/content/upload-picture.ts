import { fail } from '../shared/result';
import type { CheckedPicture } from './check-picture';
import type { ImageLibrary } from './image-library.port';
import type { PictureCodec } from './picture-codec.port';

/** Stores a checked picture once, as it is or, with the person's consent, scaled down, and answers its reference. */
export class UploadPicture {
  constructor(
    private readonly library: Pick<ImageLibrary, 'put' | 'isLocal'>,
    private readonly codec: Pick<PictureCodec, 'scale'>,
  ) {}

  /** Whether the picture stays in the person's own browser. */
  get isLocal(): boolean {
    return this.library.isLocal;
  }

  async execute(picture: CheckedPicture, scaleDown: boolean): ReturnType<ImageLibrary['put']> {
    if (!scaleDown || !picture.smaller) return this.library.put(picture.file);
    const scaled = await this.codec.scale(picture.file, picture.smaller);
    return scaled ? this.library.put(scaled) : fail({ code: 'unavailable' });
  }
}
