import type { ImageLibrary } from '../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../core/content/site-content';

/** Turns references to uploaded pictures into addresses for img elements; each is looked up once. */
export class ImageUrls {
  private readonly urls = new Map<PictureRef, string>();
  private readonly sourceSets = new Map<string, string>();

  constructor(private readonly library: Pick<ImageLibrary, 'urlFor'>) {}

  /** The address if it is known already, so that a picture shown before does not flicker. */
  known(ref: PictureRef): string | null {
    return this.urls.get(ref) ?? null;
  }

  /** Notes which sizes of the picture at an address there are, as a srcset says it. */
  noteSourceSet(url: string, sourceSet: string): void {
    this.sourceSets.set(url, sourceSet);
  }

  /** The sizes of the picture at an address; undefined where only this one is known. */
  sourceSetOf(url: string): string | undefined {
    return this.sourceSets.get(url);
  }

  /** Looks the picture up; null when the library does not hold it. */
  async resolve(ref: PictureRef): Promise<string | null> {
    const url = this.known(ref) ?? (await this.library.urlFor(ref));
    if (url !== null) this.urls.set(ref, url);
    return url;
  }
}
