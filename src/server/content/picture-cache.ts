import type {
  CopyWidth,
  PictureFile,
  PictureFiles,
  PictureHead,
} from '../../core/content/pictures/image-library.port';
import { pictureRefOf } from '../../core/content/pictures/picture-ref';
import { type FailureOf, ok, type Result } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import { TaskQueue } from '../../core/shared/task-queue';

/** The pictures in memory weigh at most this, in bytes: three of the largest, and every picture of a usual site. */
export const CACHED_PICTURE_BYTES = 64 * 1024 * 1024;
/** So many questions about pictures are with the database at once; the rest of its ten connections is for everything else. */
export const PICTURE_READS_AT_ONCE = 2;
/** A picture is given again for this long (ms) before the database is asked whether it is still there. */
const FRESH_MS = 30_000;

interface Kept {
  readonly file: PictureFile;
  readonly until: number;
}

type Asked<T> = Promise<Result<T | null, FailureOf<'unavailable'>>>;

/**
 * Pictures in memory, those that were asked for last. What an address shows never changes, so a picture is read once,
 * however many ask for it at the same moment; one that was removed is gone 30 s later.
 */
export class PictureCache {
  /** In the order in which they were asked for. */
  private readonly kept = new Map<string, Kept>();
  private bytes = 0;
  /** Questions that are with the database now, for all who ask the same. */
  private readonly asking = new Map<string, Promise<unknown>>();
  private readonly gate = new TaskQueue(PICTURE_READS_AT_ONCE);

  constructor(
    private readonly files: PictureFiles,
    private readonly clock: Clock,
  ) {}

  /** The picture with this hash, or its copy of a width; null when it is not held. */
  async file(hash: string, width?: CopyWidth): Asked<PictureFile> {
    const name = nameOf(hash, width);
    const cached = this.kept.get(name);
    if (!cached) return this.once(`file ${name}`, () => this.read(hash, width));
    if (this.clock.now() >= cached.until) {
      const head = await this.once(`head ${name}`, () => this.files.head(pictureRefOf(hash), width));
      if (!head.ok) return head;
      if (!head.value) {
        this.forget(name);
        return ok(null);
      }
    }
    this.keep(
      name,
      cached.file,
      this.clock.now() < cached.until ? cached.until : this.clock.now() + FRESH_MS,
    );
    return ok(cached.file);
  }

  /** What the picture is, without reading it. */
  async head(hash: string, width?: CopyWidth): Asked<PictureHead> {
    const name = nameOf(hash, width);
    const cached = this.kept.get(name);
    if (cached && this.clock.now() < cached.until)
      return ok({ type: cached.file.type, length: cached.file.bytes.length });
    return this.once(`head ${name}`, () => this.files.head(pictureRefOf(hash), width));
  }

  private async read(hash: string, width?: CopyWidth): Asked<PictureFile> {
    const until = this.clock.now() + FRESH_MS;
    const answer = await this.files.read(pictureRefOf(hash), width);
    if (answer.ok && answer.value) this.keep(nameOf(hash, width), answer.value, until);
    return answer;
  }

  private once<T>(question: string, ask: () => Asked<T>): Asked<T> {
    const pending = this.asking.get(question) as Asked<T> | undefined;
    if (pending) return pending;
    const asking = this.gate.run(ask).finally(() => this.asking.delete(question));
    this.asking.set(question, asking);
    return asking;
  }

  private keep(name: string, file: PictureFile, until: number): void {
    this.forget(name);
    if (file.bytes.length > CACHED_PICTURE_BYTES) return;
    this.kept.set(name, { file, until });
    this.bytes += file.bytes.length;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= CACHED_PICTURE_BYTES) break;
      this.forget(oldest);
    }
  }

  private forget(name: string): void {
    this.bytes -= this.kept.get(name)?.file.bytes.length ?? 0;
    this.kept.delete(name);
  }
}

function nameOf(hash: string, width?: CopyWidth): string {
  return width ? `${hash}/${width}` : hash;
}
