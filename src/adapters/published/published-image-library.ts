import type { CopyWidth, ImageLibrary } from '../../core/content/pictures/image-library.port';
import { MEDIA_TYPES } from '../../core/content/pictures/image-slot';
import { sniffImage } from '../../core/content/pictures/sniff-image';
import type { PictureRef } from '../../core/content/site-content';
import { fail, ok } from '../../core/shared/result';

/** The addresses of a picture that was published with the site, and of its smaller copies by their widths in px. */
export interface PublishedPicture {
  readonly address: string;
  readonly copies: Readonly<Partial<Record<CopyWidth, string>>>;
}

/**
 * The pictures that were published with the site, each a file of it, beside a library that keeps what is uploaded.
 * `published` has the files by the pictures' references; `fetch` gets a file of the site.
 */
export function publishedImageLibrary(
  library: ImageLibrary,
  published: Readonly<Record<PictureRef, PublishedPicture>>,
  fetch: (address: string) => Promise<Response>,
): ImageLibrary {
  const pictures = new Map(Object.entries(published));
  return {
    put: (picture) => library.put(picture),
    putCopy: (ref, width, copy) => library.putCopy(ref, width, copy),
    read: async (ref, width) => {
      const own = await library.read(ref, width);
      const picture = pictures.get(ref);
      const address = width ? picture?.copies[width] : picture?.address;
      if (!own.ok || own.value || address === undefined) return own;
      try {
        const response = await fetch(address);
        if (response.status === 404) return ok(null);
        if (!response.ok) return fail({ code: 'unavailable' });
        const bytes = new Uint8Array(await response.arrayBuffer());
        // A host may answer a missing file with a page.
        const format = sniffImage(bytes);
        return ok(format && { bytes, type: MEDIA_TYPES[format] });
      } catch {
        return fail({ code: 'unavailable' });
      }
    },
    urlFor: async (ref) => pictures.get(ref)?.address ?? library.urlFor(ref),
  };
}
