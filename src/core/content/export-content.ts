import type { Clock } from '../shared/clock.port';
import type { FailureOf } from '../shared/failure';
import { ok, type Result } from '../shared/result';
import { uploadedPictures } from './content-pictures';
import type { ImageLibrary } from './image-library.port';
import { toDataUrl } from './pictures/data-url';
import type { SiteContent } from './site-content';

/** A file to download. */
export interface ExportedContent {
  readonly fileName: string;
  readonly json: string;
}

/** Writes a document and its uploaded pictures into one JSON file: `{ content, pictures }`, pictures as data URLs by reference. */
export class ExportContent {
  constructor(
    private readonly library: Pick<ImageLibrary, 'read'>,
    private readonly clock: Clock,
  ) {}

  async execute(content: SiteContent): Promise<Result<ExportedContent, FailureOf<'unavailable'>>> {
    const pictures: Record<string, string> = {};
    for (const ref of uploadedPictures(content)) {
      const picture = await this.library.read(ref);
      if (!picture.ok) return picture;
      if (picture.value) pictures[ref] = toDataUrl(picture.value);
    }
    const day = new Date(this.clock.now()).toISOString().slice(0, 10);
    return ok({
      fileName: `site-content-${day}.json`,
      json: JSON.stringify({ content, pictures }),
    });
  }
}
