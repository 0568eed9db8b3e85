import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findAnswer } from '../../../scripts/hosting/find-answer.mjs';
import type { HostingPlan } from '../../../scripts/hosting/hosting-plan.mjs';
import { plainFile, readSite, type SiteFile } from '../../../scripts/hosting/read-site.mjs';

/** How a file is sent; it follows from the file's name, so that one file has one of these. */
interface FoundFile extends SiteFile {
  readonly cacheControl: string;
  readonly isUnknown: boolean;
}

/** Better compression begins when nothing has been replaced for this long (ms): saves that follow each other come first. */
const QUIET_MS = 1_000;

/** Strangers may ask for any number of paths; no more than this are remembered. */
const MOST_PATHS = 1_000;

/** The built site, read into memory once, so that nothing outside of it can be asked for. */
export class BuiltSiteFiles {
  private readonly files: Map<string, SiteFile>;
  private readonly found = new WeakMap<SiteFile, FoundFile>();
  /** By the paths that were asked for last. */
  private readonly byPath = new Map<string, FoundFile>();
  private readonly plan: HostingPlan;
  /** Texts of files that are compressed quickly so far, by their names. */
  private readonly quick = new Map<string, string>();
  /** Resolves when all files are compressed well, or when others have come before that. */
  improved: Promise<void> = Promise.resolve();
  /** Ends the better compression, since files are replaced. */
  private improving = new AbortController();

  /** Throws when there is no finished build in the folders. `quietMs` is how long nothing has to be replaced before files are compressed well. */
  constructor(
    site: string,
    hosting: string,
    private readonly quietMs = QUIET_MS,
  ) {
    const plan = join(hosting, 'plan.json');
    if (!existsSync(plan))
      throw new Error(
        `There is no finished build of the site: ${plan} is missing. Run npm run build:server.`,
      );
    this.plan = JSON.parse(readFileSync(plan, 'utf8'));
    this.files = readSite(site);
  }

  /** The headers that every answer carries. */
  get headers(): Readonly<Record<string, string>> {
    return this.plan.headers;
  }

  /** The text of a file of the build; throws when it has none of this name. */
  textOf(name: string): string {
    const file = this.files.get(name);
    if (!file) throw new Error(`The build has no ${name}.`);
    return new TextDecoder().decode(file.body);
  }

  /**
   * Puts texts in the place of files of the same names, all at once, unless `signal` is aborted before. They are compressed
   * quickly first, and well after that, which takes a while; both run beside the program and hold up no request. The second goes
   * on one file at a time, so that what is saved meanwhile waits for one file and not for those of all languages.
   */
  async replace(texts: ReadonlyMap<string, string>, signal: AbortSignal): Promise<void> {
    const changed = [...texts].filter(([name, text]) => !this.files.has(name) || this.textOf(name) !== text);
    if (changed.length === 0) return;
    this.improving.abort();
    const files = await Promise.all(
      changed.map(async ([name, text]) => [name, await compressedFile(name, text, QUICK)] as const),
    );
    if (!signal.aborted) {
      this.put(files);
      for (const [name, text] of changed) this.quick.set(name, text);
    }
    this.startImproving();
  }

  private startImproving(): void {
    this.improving.abort();
    this.improving = new AbortController();
    // What was compressed quickly stays where this fails.
    this.improved = this.improve(this.improving.signal).catch(() => {});
  }

  /** Compresses well what is compressed quickly so far, in the order in which it came. */
  private async improve(signal: AbortSignal): Promise<void> {
    await wait(this.quietMs, null, { signal, ref: false });
    for (const [name, text] of this.quick) {
      const file = await compressedFile(name, text, WELL);
      if (signal.aborted) return;
      this.quick.delete(name);
      this.put([[name, file]]);
    }
  }

  private put(files: readonly (readonly [name: string, file: SiteFile])[]): void {
    for (const [name, file] of files) this.files.set(name, file);
    this.byPath.clear();
  }

  /** The file behind a path such as '/login', or null where a script or picture is missing; the same object each time. */
  find(path: string): FoundFile | null {
    const known = this.byPath.get(path);
    if (known) return known;
    const file = this.look(path);
    if (this.byPath.size >= MOST_PATHS) this.byPath.clear();
    if (file) this.byPath.set(path, file);
    return file;
  }

  private look(path: string): FoundFile | null {
    const answer = findAnswer(this.plan, this.files, path);
    const file = answer.kind === 'file' ? this.files.get(answer.name) : undefined;
    if (answer.kind !== 'file' || !file) return null;
    const before = this.found.get(file);
    if (before) return before;
    const foundFile = { ...file, cacheControl: answer.cacheControl, isUnknown: answer.unknown };
    this.found.set(file, foundFile);
    return foundFile;
  }
}

/** Levels of compression. */
interface Quality {
  readonly brotli: number;
  readonly gzip: number;
}
const QUICK: Quality = { brotli: 4, gzip: 3 };
const WELL: Quality = { brotli: 11, gzip: 9 };

async function compressedFile(name: string, text: string, quality: Quality): Promise<SiteFile> {
  const body = new TextEncoder().encode(text);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli } }),
    promisify(gzip)(body, { level: quality.gzip }),
  ]);
  return { ...plainFile(name, body), brotli: new Uint8Array(brotli), gzip: new Uint8Array(zipped) };
}
