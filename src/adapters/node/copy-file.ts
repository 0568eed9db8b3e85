import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

/** The steps of the schema are numbered from the start again since version 3; version 0.1 of the program wrote version 2 at last. */
const VERSION = 3;

/** The first line of a backup file. */
const headerSchema = v.object({
  format: v.literal('fsr-backup'),
  version: v.picklist([2, VERSION]),
  /** The last step of the schema that the backup was made with; in version 2 a step of version 0.1. */
  schema: v.string(),
});

/** The first line of a file that is read no longer. */
const firstVersionSchema = v.object({ format: v.literal('fsr-backup'), version: v.literal(1) });

const pieceSchema = v.object({
  table: v.string(),
  columns: v.pipe(v.array(v.object({ name: v.string(), type: v.string() })), v.readonly()),
  rows: v.pipe(v.array(v.pipe(v.array(v.nullable(v.string())), v.readonly())), v.readonly()),
});

/** The last line; a file without it was cut off. The hash is that of all lines before it. */
const endSchema = v.object({ counts: v.record(v.string(), v.number()), sha256: v.string() });

/** A picture of 20 MB takes twice that; a line beyond this is no line of a backup. */
const MAX_LINE_CHARACTERS = 128 * 1024 * 1024;

/** Some rows of a table, in the form used in a backup. */
type BackupPiece = v.InferOutput<typeof pieceSchema>;

/** How many rows of each table a backup holds. */
type BackupCounts = v.InferOutput<typeof endSchema>['counts'];

/** What a backup is made of; `counts` is asked after the last piece. */
interface BackupSource {
  readonly pieces: AsyncIterable<BackupPiece>;
  counts(): Readonly<BackupCounts>;
}

/** The file is no backup or not a whole one, there is one already, or it cannot be written or read where it is. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}

const FULL = 'no space is left there';
const FORBIDDEN = 'this user does not have permission';
/** What the file system's codes mean for a backup. */
const FILE_TROUBLES: Readonly<Record<string, string>> = {
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: FORBIDDEN,
  EDQUOT: FULL,
  EFBIG: FULL,
  ENOSPC: FULL,
  EISDIR: 'it is a folder',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'its folder is a file',
};

/** The file system's error as a BackupFileError; any other as it is. */
function fileTrouble(error: unknown, path: string, done: 'written' | 'read'): unknown {
  const code = String((error as { readonly code?: unknown }).code);
  const trouble = FILE_TROUBLES[code];
  if (!trouble) return error;
  return new BackupFileError(
    `The backup ${path} can't be ${done}: ${trouble} (${code}). Name another file, or mend that.`,
  );
}

/**
 * Writes a backup: compressed lines of JSON, for the owner's eyes only, never over another file. A file that could not
 * be finished is removed. Throws a BackupFileError where it cannot be written.
 */
export async function writeBackupFile(path: string, schema: string, source: BackupSource): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: { code?: string }) => {
    if (error.code === 'EEXIST')
      throw new BackupFileError(`There is a file ${path} already, and a backup never replaces one.`);
    throw fileTrouble(error, path, 'written');
  });
  try {
    await pipeline(linesOf(schema, source), createGzip(), file.createWriteStream({ flush: true }));
  } catch (error) {
    await rm(path, { force: true });
    throw fileTrouble(error, path, 'written');
  }
}

async function* linesOf(schema: string, source: BackupSource): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const hashed = (text: string) => {
    hash.update(text);
    return text;
  };
  yield hashed(line({ format: 'fsr-backup', version: VERSION, schema }));
  for await (const piece of source.pieces) yield hashed(line(piece));
  yield line({ counts: source.counts(), sha256: hash.digest('hex') });
}

/** A backup file that is being read, once. */
export class BackupFile {
  private end: BackupCounts | null = null;

  private constructor(
    private readonly path: string,
    /** The last step of the schema that it was made with. */
    readonly schema: string,
    /** Whether version 0.1 of the program wrote it, whose steps have other names. */
    readonly isOfVersion01: boolean,
    private readonly lines: AsyncGenerator<string, void>,
    private readonly hash: ReturnType<typeof createHash>,
  ) {}

  /** Opens a file; throws a BackupFileError when it is no backup. */
  static async open(path: string): Promise<BackupFile> {
    if (!existsSync(path)) throw new BackupFileError(`There is no file ${path}.`);
    const lines = readLines(path);
    const text = await lines.next().then(
      ({ value }) => value ?? '',
      (error: unknown) => {
        const trouble = fileTrouble(error, path, 'read');
        if (trouble instanceof BackupFileError) throw trouble;
        return '';
      },
    );
    const first = parsed(text);
    const header = v.safeParse(headerSchema, first);
    if (!header.success) {
      await lines.return();
      throw new BackupFileError(
        v.is(firstVersionSchema, first)
          ? `${path} was made by a version before 0.1.0. Restore it with version 0.1.0, and make another backup there.`
          : `${path} is not a backup of this site.`,
      );
    }
    const { schema, version } = header.output;
    return new BackupFile(path, schema, version !== VERSION, lines, createHash('sha256').update(`${text}\n`));
  }

  /** Its pieces, in order; throws a BackupFileError at the end of a file that was changed or cut off. */
  async *pieces(): AsyncGenerator<BackupPiece> {
    try {
      for await (const text of this.lines) {
        const value = parsed(text);
        const end = v.safeParse(endSchema, value);
        if (end.success) {
          const isWhole = end.output.sha256 === this.hash.digest('hex') && (await this.lines.next()).done;
          if (isWhole) this.end = end.output.counts;
          break;
        }
        const piece = v.parse(pieceSchema, value);
        this.hash.update(`${text}\n`);
        yield piece;
      }
    } catch {
      // What cannot be unpacked, or is no piece, makes the file no less damaged than an end that is missing.
    }
    if (!this.end) throw new BackupFileError(`${this.path} is damaged or was cut off. Nothing was changed.`);
  }

  /** How many rows of each table it holds; known once all pieces were read. */
  counts(): BackupCounts {
    if (!this.end) throw new Error('The backup was not read to its end.');
    return this.end;
  }
}

/** The lines of a compressed file; throws where it cannot be unpacked. */
async function* readLines(path: string): AsyncGenerator<string, void> {
  const unpacked = createGunzip();
  // What fails ends the reading below with the same error.
  pipeline(createReadStream(path), unpacked).catch(() => {});
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of unpacked) {
    const parts = decoder.decode(chunk, { stream: true }).split('\n');
    for (const part of parts.slice(0, -1)) {
      yield rest + part;
      rest = '';
    }
    rest += parts.at(-1) ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) return;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
