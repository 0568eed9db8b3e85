import type { PictureFile } from '../../core/content/image-library.port';
import type { PictureCodec, PictureSize } from '../../core/content/picture-codec.port';

/** Quality of JPEG files that are written, between 0 and 1. */
const JPEG_QUALITY = 0.88;

/** Decodes pictures through an img element (an SVG runs no script there) and scales them on a canvas. */
export class CanvasPictureCodec implements PictureCodec {
  constructor(
    private readonly page: Pick<Document, 'createElement'>,
    private readonly url: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>,
  ) {}

  async measure(picture: PictureFile): Promise<PictureSize | null> {
    return this.decoded(picture, async ({ naturalWidth: width, naturalHeight: height }) => ({
      width,
      height,
    }));
  }

  async scale(picture: PictureFile, { width, height }: PictureSize): Promise<PictureFile | null> {
    return this.decoded(picture, async (image) => {
      const canvas = this.page.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (!context) return null;
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      const blob = await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, picture.type, JPEG_QUALITY),
      );
      if (blob?.type !== picture.type) return null;
      return { bytes: new Uint8Array(await blob.arrayBuffer()), type: picture.type };
    });
  }

  private async decoded<T>(
    { bytes, type }: PictureFile,
    use: (image: HTMLImageElement) => Promise<T | null>,
  ): Promise<T | null> {
    const image = this.page.createElement('img');
    const address = this.url.createObjectURL(new Blob([bytes], { type }));
    try {
      image.src = address;
      await image.decode();
      return await use(image);
    } catch {
      return null;
    } finally {
      this.url.revokeObjectURL(address);
    }
  }
}
