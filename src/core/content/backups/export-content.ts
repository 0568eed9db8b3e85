import { type FailureOf, ok, type Result } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import { calendarDateAt } from '../../shared/time/calendar';
import { toDataUrl } from '../pictures/data-url';
import { COPY_WIDTHS, type ImageLibrary } from '../pictures/image-library.port';
import { uploadedPictures } from '../pictures/uploaded-pictures';
import type { SiteContent } from '../site-content';

/** A file to download. */
export interface ExportedContent {
  readonly fileName: string;
  readonly json: string;
}

/**
 * Writes a document and its uploaded pictures into one JSON file: `{ content, pictures, copies }`, pictures as data URLs by
 * reference, and their smaller copies by reference and width where there are any.
 */
export class ExportContent {
  constructor(
    private readonly library: Pick<ImageLibrary, 'read'>,
    private readonly clock: Clock,
  ) {}

  async execute(content: SiteContent): Promise<Result<ExportedContent, FailureOf<'unavailable'>>> {
    const pictures: Record<string, string> = {};
    const copies: Record<string, Record<string, string>> = {};
    for (const ref of uploadedPictures(content)) {
      const picture = await this.library.read(ref);
      if (!picture.ok) return picture;
      if (!picture.value) continue;
      pictures[ref] = toDataUrl(picture.value);
      for (const width of COPY_WIDTHS) {
        const copy = await this.library.read(ref, width);
        if (!copy.ok) return copy;
        if (copy.value) copies[ref] = { ...copies[ref], [width]: toDataUrl(copy.value) };
      }
    }
    const day = calendarDateAt(this.clock.now());
    return ok({
      fileName: `site-content-${day}.json`,
      json: JSON.stringify({ content, pictures, ...(Object.keys(copies).length > 0 && { copies }) }),
    });
  }
}
