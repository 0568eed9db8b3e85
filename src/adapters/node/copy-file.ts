import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import * as v from 'valibot';

/** The first line of a backup file. */
const headerSchema = v.object({
  format: v.literal('fsr-backup'),
  version: v.literal(1),
  /** The last step of the schema that the backup was made with. */
  schema: v.string(),
});

const pieceSchema = v.object({
  table: v.string(),
  columns: v.array(v.object({ name: v.string(), type: v.string() })),
  rows: v.array(v.array(v.nullable(v.string()))),
});

/** The last line; a file without it was cut off. */
const endSchema = v.object({ counts: v.record(v.string(), v.number()) });

/** Some rows of a table, as they stand in a backup. */
export type BackupPiece = v.InferOutput<typeof pieceSchema>;

/** How many rows of each table a backup holds. */
export type BackupCounts = v.InferOutput<typeof endSchema>['counts'];

/** The file is no backup, or not a whole one. */
export class BackupFileError extends Error {
  override readonly name = 'BackupFileError';
}

/** Writes a backup: compressed lines of JSON. `fill` hands the pieces over and answers what the database holds. */
export async function writeBackupFile(
  path: string,
  schema: string,
  fill: (take: (piece: BackupPiece) => Promise<void>) => Promise<BackupCounts>,
): Promise<BackupCounts> {
  const lines = new Readable({ read: () => {} });
  const write = (value: unknown) => lines.push(`${JSON.stringify(value)}\n`);
  // Never over an older backup.
  const written = pipeline(lines, createGzip(), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  try {
    write({ format: 'fsr-backup', version: 1, schema });
    const counts = await fill(async (piece) => {
      write(piece);
    });
    write({ counts });
    lines.push(null);
    await written;
    return counts;
  } catch (error) {
    lines.destroy(error instanceof Error ? error : new Error(String(error)));
    await written.catch(() => {});
    throw error;
  }
}

/** A backup file that is being read. */
export class BackupFile {
  private constructor(
    /** The last step of the schema that it was made with. */
    readonly schema: string,
    private readonly lines: AsyncIterator<string>,
  ) {}

  /** Opens a file; throws a BackupFileError when it is no backup. */
  static async open(path: string): Promise<BackupFile> {
    const input = createReadStream(path).pipe(createGunzip());
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
    const header = v.safeParse(headerSchema, await nextLine(lines));
    if (!header.success) throw new BackupFileError(`${path} is not a backup of this site.`);
    return new BackupFile(header.output.schema, lines);
  }

  /** Its pieces, in order; throws a BackupFileError at the end of a file that was cut off. */
  async *pieces(): AsyncGenerator<BackupPiece> {
    for (;;) {
      const line = await nextLine(this.lines);
      const piece = v.safeParse(pieceSchema, line);
      if (piece.success) {
        yield piece.output;
        continue;
      }
      const end = v.safeParse(endSchema, line);
      if (!end.success)
        throw new BackupFileError('The backup is damaged or was cut off. Nothing was restored.');
      this.end = end.output.counts;
      return;
    }
  }

  private end: BackupCounts | null = null;

  /** What the backup says that it holds; known once all pieces were read. */
  get counts(): BackupCounts | null {
    return this.end;
  }
}

async function nextLine(lines: AsyncIterator<string>): Promise<unknown> {
  try {
    const { value, done } = await lines.next();
    return done ? undefined : JSON.parse(value);
  } catch {
    return undefined;
  }
}
