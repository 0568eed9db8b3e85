import type { PictureCodec, PictureFile, PictureSize } from '../../core/content/pictures/image-library.port';

/** Quality of JPEG files that are written, between 0 and 1. */
const JPEG_QUALITY = 0.88;

/** Decodes pictures through an img element (an SVG runs no script there) and scales them on a canvas. */
export class CanvasPictureCodec implements PictureCodec {
  constructor(
    private readonly page: Pick<Document, 'createElement'>,
    private readonly url: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>,
  ) {}

  measure(picture: PictureFile): Promise<PictureSize | null> {
    return this.decoded(picture, async (_, size) => size);
  }

  scale(picture: PictureFile, size: PictureSize): Promise<PictureFile | null> {
    return this.decoded(picture, (image, whole) =>
      this.drawn(image, { x: 0, y: 0, ...whole }, size, picture.type),
    );
  }

  square(picture: PictureFile, side: number): Promise<PictureFile | null> {
    return this.decoded(picture, (image, { width, height }) => {
      const shorter = Math.min(width, height);
      const [x, y] = [Math.floor((width - shorter) / 2), Math.floor((height - shorter) / 2)];
      const drawnSide = Math.min(side, shorter);
      const size = { width: drawnSide, height: drawnSide };
      return this.drawn(image, { x, y, width: shorter, height: shorter }, size, picture.type);
    });
  }

  /** A part of an image (px) drawn at a size. */
  private async drawn(
    image: HTMLImageElement,
    part: PictureSize & { readonly x: number; readonly y: number },
    { width, height }: PictureSize,
    type: string,
  ): Promise<PictureFile | null> {
    const canvas = this.page.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
    return blob?.type === type ? { bytes: new Uint8Array(await blob.arrayBuffer()), type } : null;
  }

  private async decoded<T>(
    { bytes, type }: PictureFile,
    use: (image: HTMLImageElement, size: PictureSize) => Promise<T | null>,
  ): Promise<T | null> {
    const image = this.page.createElement('img');
    const address = this.url.createObjectURL(new Blob([bytes], { type }));
    try {
      image.src = address;
      await image.decode();
      return await use(image, { width: image.naturalWidth, height: image.naturalHeight });
    } catch {
      return null;
    } finally {
      this.url.revokeObjectURL(address);
    }
  }
}
