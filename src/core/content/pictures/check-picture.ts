import { type FailureOf, fail, ok, type Result } from '../../shared/result';
import { cleanPicture, type PictureFault } from './clean-picture';
import type { PictureCodec, PictureFile, PictureSize } from './image-library.port';
import { formatForSlot, IMAGE_SLOTS, type ImageSlotName } from './image-slot';

/** The largest file that is read, in bytes. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** A file that somebody chose, dropped or pasted. */
export interface PictureSource {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A picture that may be uploaded. */
export interface CheckedPicture {
  readonly file: PictureFile;
  /** Its real size in px. */
  readonly size: PictureSize;
  /** The size that it would have if it were scaled down to what the slot needs; null when it is not larger. */
  readonly smaller: PictureSize | null;
}

/** Why a file is refused; 'unsupported-type' comes first and goes by the extension. */
export type PictureFailure =
  | FailureOf<'unsupported-type'>
  | {
      readonly code: 'bad-picture';
      readonly reason: 'empty' | 'too-large' | 'mismatch' | 'too-many-pixels' | 'undecodable';
    };

const REASONS = {
  unknown: 'mismatch',
  damaged: 'undecodable',
  'too-many-pixels': 'too-many-pixels',
} as const satisfies Readonly<Record<PictureFault, string>>;

type Reason = Extract<PictureFailure, { code: 'bad-picture' }>['reason'];

const bad = (reason: Reason) => fail({ code: 'bad-picture', reason } as const);

/** Checks whether a file may go to a slot: extension, size, bytes, pixels, decoding; keeps nothing but what shows it. */
export class CheckPicture {
  constructor(private readonly codec: Pick<PictureCodec, 'measure'>) {}

  async execute(
    slotName: ImageSlotName,
    source: PictureSource,
  ): Promise<Result<CheckedPicture, PictureFailure>> {
    const slot = IMAGE_SLOTS[slotName];
    const format = formatForSlot(slot, source.name);
    if (!format) return fail({ code: 'unsupported-type', accepted: slot.extensions });
    if (source.size === 0) return bad('empty');
    if (source.size > MAX_PICTURE_BYTES) return bad('too-large');
    const bytes = await source.read().catch(() => null);
    if (!bytes) return bad('undecodable');
    const clean = cleanPicture(bytes);
    if (!clean.ok) return bad(REASONS[clean.failure]);
    if (clean.value.format !== format) return bad('mismatch');
    const { file } = clean.value;
    const size = await this.codec.measure(file);
    if (!size) return bad('undecodable');
    const scalable = format === 'png' || format === 'jpeg';
    return ok({ file, size, smaller: scalable ? smallerSize(size, slot.size) : null });
  }
}

/** The smallest size of the same shape that still covers `needed`; null when the picture is not larger than that. */
function smallerSize(size: PictureSize, needed: PictureSize | null): PictureSize | null {
  if (!needed) return null;
  const factor = Math.max(needed.width / size.width, needed.height / size.height);
  if (factor >= 1) return null;
  return { width: Math.round(size.width * factor), height: Math.round(size.height * factor) };
}
