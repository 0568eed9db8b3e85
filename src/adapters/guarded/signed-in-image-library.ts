import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { ImageLibrary, PictureFile } from '../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../core/content/site-content';

/** An image library that has the person sign in again when their session has ended. */
export class SignedInImageLibrary implements ImageLibrary {
  constructor(
    private readonly library: ImageLibrary,
    private readonly session: SessionKeeper,
  ) {}

  get isLocal(): boolean {
    return this.library.isLocal;
  }

  put(picture: PictureFile): ReturnType<ImageLibrary['put']> {
    return this.session.keep(() => this.library.put(picture));
  }

  putCopy(...copy: Parameters<ImageLibrary['putCopy']>): ReturnType<ImageLibrary['putCopy']> {
    return this.session.keep(() => this.library.putCopy(...copy));
  }

  read(...picture: Parameters<ImageLibrary['read']>): ReturnType<ImageLibrary['read']> {
    return this.library.read(...picture);
  }

  urlFor(ref: PictureRef): Promise<string | null> {
    return this.library.urlFor(ref);
  }
}
