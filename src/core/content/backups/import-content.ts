import { parseJson } from '../../shared/parse-json';
import { fail, ok, type Result } from '../../shared/result';
import type { CheckedPicture } from '../pictures/check-picture';
import { type CleanPicture, cleanPicture } from '../pictures/clean-picture';
import { placesOf, withPictures } from '../pictures/content-pictures';
import { fromDataUrl } from '../pictures/data-url';
import {
  COPY_WIDTHS,
  type CopyWidth,
  type ImageLibrary,
  type PictureCodec,
  type PictureFile,
  type PictureStoreFailure,
} from '../pictures/image-library.port';
import { putCopies } from '../pictures/upload-picture';
import { uploadedPictures } from '../pictures/uploaded-pictures';
import type { ContentProblem, InvalidContent, PictureRef, SiteContent } from '../site-content';
import { parseSiteContent } from '../site-content.schema';

/** More than this (bytes) is refused before it is read or parsed. */
export const MAX_IMPORT_BYTES = 20 * 1024 * 1024;

/** A file or a pasted text to import. */
export interface ImportSource {
  /** Bytes. */
  readonly size: number;
  read(): Promise<string>;
}

/** A document that was imported and waits as unsaved changes. */
export interface ImportedContent {
  readonly content: SiteContent;
  /** Uploaded pictures that the document refers to and that nobody can show. */
  readonly unusablePictures: readonly UnusablePicture[];
}

/** A picture that the library does not hold, and that the import does not hold either, or holds damaged. */
export interface UnusablePicture {
  readonly ref: PictureRef;
  readonly fault: 'missing' | 'damaged';
}

/** A picture of the import. */
type UnpackedPicture = Pick<CheckedPicture, 'file' | 'size'>;

/** Why an import is refused. */
export type ImportFailure = InvalidContent | PictureStoreFailure;

function refuse(problem: Omit<ContentProblem, 'field'>) {
  return fail({ code: 'validation', fields: [{ field: '', ...problem }] } as const);
}

/** A pasted text as a source. */
export function textSource(text: string): ImportSource {
  return { size: new TextEncoder().encode(text).length, read: async () => text };
}

/**
 * Reads an exported file `{ content, pictures, copies }` or a bare document. It is accepted only
 * if it parses as JSON and all required sections are there and valid. Whatever comes in, it never throws.
 */
export class ImportContent {
  constructor(
    private readonly library: Pick<ImageLibrary, 'put' | 'putCopy' | 'read'>,
    private readonly codec: Pick<PictureCodec, 'measure' | 'scale'>,
  ) {}

  async execute(source: ImportSource): Promise<Result<ImportedContent, ImportFailure>> {
    if (source.size > MAX_IMPORT_BYTES) return refuse({ fault: 'file-too-large', size: source.size });
    const text = await source.read().catch(() => null);
    if (text === null) return refuse({ fault: 'file-unreadable' });
    const json = parseJson(text.replace(/^\ufeff/, ''));
    if (json === undefined) return refuse({ fault: 'not-json' });
    const packed = isRecord(json) && Object.hasOwn(json, 'content');
    const parsed = parseSiteContent(packed ? json.content : json);
    if (!parsed.ok) return parsed;
    const part = (value: unknown) => (packed && isRecord(value) ? value : {});
    const { pictures, copies } = isRecord(json) ? json : {};
    return this.adoptPictures(parsed.value, part(pictures), part(copies));
  }

  private async adoptPictures(
    content: SiteContent,
    pictures: Readonly<Record<string, unknown>>,
    copies: Readonly<Record<string, unknown>>,
  ): Promise<Result<ImportedContent, ImportFailure>> {
    const adopted = new Map<PictureRef, PictureRef>();
    const unusablePictures: UnusablePicture[] = [];
    const problems: ContentProblem[] = [];
    for (const ref of uploadedPictures(content)) {
      const packed = Object.hasOwn(pictures, ref) ? pictures[ref] : undefined;
      if (packed !== undefined && !isPackedPicture(packed)) {
        for (const { section, field } of placesOf(content, ref))
          problems.push({ field: `${section}.${field}`, fault: 'not-a-picture' });
        continue;
      }
      const picture = await this.unpacked(packed);
      if (picture) {
        const stored = await this.library.put(picture.file);
        if (!stored.ok) return stored;
        adopted.set(ref, stored.value);
        await this.adoptCopies(stored.value, picture, Object.hasOwn(copies, ref) ? copies[ref] : undefined);
        continue;
      }
      const held = await this.library.read(ref);
      if (!held.ok || held.value === null)
        unusablePictures.push({ ref, fault: packed === undefined ? 'missing' : 'damaged' });
    }
    if (problems.length > 0) return fail({ code: 'validation', fields: problems });
    return ok({ content: adopted.size > 0 ? withPictures(content, adopted) : content, unusablePictures });
  }

  /** Keeps the smaller copies that came along, and draws those that are missing. */
  private async adoptCopies(ref: PictureRef, picture: UnpackedPicture, packed: unknown): Promise<void> {
    const { file, size } = picture;
    const drawn = new Map<CopyWidth, PictureFile>();
    for (const width of COPY_WIDTHS) {
      const copy = isRecord(packed) ? pictureIn(packed[width]) : null;
      if (copy?.file.type === file.type && copy.size?.width === width) drawn.set(width, copy.file);
    }
    await putCopies(this.library, this.codec, { ref, file, size, drawn });
  }

  private async unpacked(packed: unknown): Promise<UnpackedPicture | null> {
    const file = pictureIn(packed)?.file;
    const size = file ? await this.codec.measure(file) : null;
    return file && size ? { file, size } : null;
  }
}

/** The picture in a data URL, by what its bytes are and not by what the address calls them; null when it is damaged. */
function pictureIn(url: unknown): CleanPicture | null {
  const packed = isPackedPicture(url) ? fromDataUrl(url) : null;
  const clean = packed && cleanPicture(packed.bytes);
  return clean?.ok ? clean.value : null;
}

/** Whether it is meant to be a picture; whether it is one, only its bytes can tell. */
function isPackedPicture(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('data:');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
