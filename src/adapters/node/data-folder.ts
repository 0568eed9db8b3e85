import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const MEGABYTE = 1024 * 1024;
/** A new embedded database takes 40 MB; with less than this it does not fail, but hangs. */
const ROOM_TO_BEGIN = 64 * MEGABYTE;
/** What the engine needs beside a database that is there, to begin a next file of its log. */
const ROOM_TO_GO_ON = 20 * MEGABYTE;

/** Free space on the disk of a folder, in bytes; infinite where the file system does not say. */
function freeBytesOf(folder: string): number {
  const { bavail, bsize, blocks } = statfsSync(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/**
 * The folder of the embedded database, for one process at a time: its pid file is taken over only from a process that
 * has ended. A second file, there for less than a millisecond, lets one process at a time look and take.
 */
export class DataFolder {
  /** Where the database engine keeps its files. */
  readonly database: string;
  private readonly pidFile: string;

  /**
   * Takes the folder, making it if needed. Throws while another process has it, or takes it in the same moment, and where the
   * disk has no room, with the code ENOSPC.
   */
  constructor(
    private readonly folder: string,
    freeBytes: (folder: string) => number = freeBytesOf,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.database = join(folder, 'database');
    const needed = existsSync(this.database) ? ROOM_TO_GO_ON : ROOM_TO_BEGIN;
    if (freeBytes(folder) < needed) {
      const error = new Error(`${folder} needs ${needed} bytes of free space.`);
      throw Object.assign(error, { code: 'ENOSPC' });
    }
    this.pidFile = join(folder, 'pid');
    this.take();
  }

  /** The secret that signs cookies: made once, readable by the owner of the folder alone. */
  secret(): string {
    return this.madeOnce('secret');
  }

  /** The key that encrypts the secrets of authenticators, in base64: made once, too. */
  factorKey(): string {
    return this.madeOnce('factor-key');
  }

  private madeOnce(name: string): string {
    const file = join(this.folder, name);
    try {
      writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (!isThere(error)) throw error;
    }
    return readFileSync(file, 'utf8');
  }

  /** Gives the folder back. */
  release(): void {
    rmSync(this.pidFile, { force: true });
  }

  private take(): void {
    const lock = `${this.pidFile}.lock`;
    try {
      writeFileSync(lock, '', { flag: 'wx' });
    } catch (error) {
      if (!isThere(error)) throw error;
      throw new Error(
        `Another process is starting on the folder ${this.folder} (DATA_DIR). If no such process is running, delete ${lock}.`,
      );
    }
    try {
      const pid = existsSync(this.pidFile) ? Number(readFileSync(this.pidFile, 'utf8')) : 0;
      // Of two processes that use the folder, one would silently lose its rows.
      if (pid !== process.pid && isAlive(pid))
        throw new Error(
          `The folder ${this.folder} (DATA_DIR) is in use by the process ${pid}. Stop that process first.`,
        );
      // No process had the folder, or its process ended without removing the file.
      writeFileSync(this.pidFile, String(process.pid));
    } finally {
      rmSync(lock);
    }
  }
}

function isThere(error: unknown): boolean {
  return (error as { readonly code?: unknown }).code === 'EEXIST';
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else is alive, too.
    return (error as { readonly code?: unknown }).code === 'EPERM';
  }
}
