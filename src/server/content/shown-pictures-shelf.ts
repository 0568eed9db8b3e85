import { cleanPicture } from '../../core/content/pictures/clean-picture';
import { COPY_WIDTHS, type ImageLibrary } from '../../core/content/pictures/image-library.port';
import { isUploadedPicture } from '../../core/content/pictures/picture-ref';
import type { ShownPicture, ShownPictures } from '../../core/content/pictures/shown-pictures';
import type { PictureRef } from '../../core/content/site-content';

/** Where uploaded pictures are, and their sizes; each is read once for as long as pages show it. */
export class ShownPicturesShelf {
  private pictures: ShownPictures = new Map();

  constructor(private readonly library: Pick<ImageLibrary, 'read'>) {}

  /** The pictures behind the references that are uploads; one that is gone is left out. Throws where none can be read. */
  async shown(refs: Iterable<string>): Promise<ShownPictures> {
    const shown = new Map<PictureRef, ShownPicture>();
    for (const ref of new Set(refs)) {
      const picture = isUploadedPicture(ref) ? await this.picture(ref) : null;
      if (picture) shown.set(ref, picture);
    }
    this.pictures = shown;
    return shown;
  }

  private async picture(ref: PictureRef): Promise<ShownPicture | null> {
    const known = this.pictures.get(ref);
    // Uploading a picture again can add copies that it did not have.
    if (known)
      return known.copies.length > 0 ? known : { ...known, copies: await this.copiesOf(ref, known.path) };
    const picture = await this.library.read(ref);
    if (!picture.ok) throw new Error(`A picture could not be read: ${picture.failure.code}`);
    if (!picture.value) return null;
    const path = `/pictures/${ref.slice(ref.indexOf(':') + 1)}`;
    const clean = cleanPicture(picture.value.bytes);
    return { path, size: clean.ok ? clean.value.size : null, copies: await this.copiesOf(ref, path) };
  }

  private async copiesOf(ref: PictureRef, path: string): Promise<ShownPicture['copies']> {
    const copies: { path: string; width: number }[] = [];
    for (const width of COPY_WIDTHS) {
      const copy = await this.library.read(ref, width);
      if (!copy.ok) throw new Error(`A picture could not be read: ${copy.failure.code}`);
      if (copy.value) copies.push({ path: `${path}/${width}`, width });
    }
    return copies;
  }
}
