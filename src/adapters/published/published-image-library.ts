import type { CopyWidth, ImageLibrary, PictureFile } from '../../core/content/pictures/image-library.port';
import { MEDIA_TYPES } from '../../core/content/pictures/image-slot';
import { sniffImage } from '../../core/content/pictures/sniff-image';
import type { PictureRef } from '../../core/content/site-content';
import { fail, ok } from '../../core/shared/result';

/** Fetches a file of the site. */
export type FetchFile = (address: string) => Promise<Response>;

/** The addresses of a picture that was published with the site, and of its smaller copies by their widths in px. */
export interface PublishedPicture {
  readonly address: string;
  readonly copies: Readonly<Partial<Record<CopyWidth, string>>>;
}

/** The pictures that were published with the site, each a file of it, beside a library that keeps what is uploaded. */
export class PublishedImageLibrary implements ImageLibrary {
  private readonly published: ReadonlyMap<PictureRef, PublishedPicture>;

  /** `published` has the files by the pictures' references. */
  constructor(
    private readonly library: ImageLibrary,
    published: Readonly<Record<PictureRef, PublishedPicture>>,
    private readonly fetch: FetchFile,
  ) {
    this.published = new Map(Object.entries(published));
  }

  get isLocal(): boolean {
    return this.library.isLocal;
  }

  put(picture: PictureFile): ReturnType<ImageLibrary['put']> {
    return this.library.put(picture);
  }

  putCopy(...copy: Parameters<ImageLibrary['putCopy']>): ReturnType<ImageLibrary['putCopy']> {
    return this.library.putCopy(...copy);
  }

  async read(ref: PictureRef, width?: CopyWidth): ReturnType<ImageLibrary['read']> {
    const own = await this.library.read(ref, width);
    const published = this.published.get(ref);
    const address = width ? published?.copies[width] : published?.address;
    if (!own.ok || own.value || address === undefined) return own;
    try {
      const response = await this.fetch(address);
      if (response.status === 404) return ok(null);
      if (!response.ok) return fail({ code: 'unavailable' });
      const bytes = new Uint8Array(await response.arrayBuffer());
      // A host may answer a missing file with a page.
      const sniffed = sniffImage(bytes);
      return ok(sniffed && { bytes, type: MEDIA_TYPES[sniffed.format] });
    } catch {
      return fail({ code: 'unavailable' });
    }
  }

  async urlFor(ref: PictureRef): Promise<string | null> {
    return this.published.get(ref)?.address ?? this.library.urlFor(ref);
  }
}
