import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { findAnswer } from '../../../scripts/hosting/find-answer.mjs';
import type { HostingPlan } from '../../../scripts/hosting/hosting-plan.mjs';

/** A file of the built site as it is sent. */
export interface SiteFile {
  readonly body: Uint8Array<ArrayBuffer>;
  /** The same, compressed beforehand. */
  readonly brotli?: Uint8Array<ArrayBuffer>;
  readonly gzip?: Uint8Array<ArrayBuffer>;
  /** Media type. */
  readonly type: string;
  /** Opaque; another one for other bytes. */
  readonly tag: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const FOR_HOSTS_ONLY = ['_headers', '_redirects', 'vercel.json'];

/** The built site, read into memory once, so that nothing outside of it can be asked for. */
export class BuiltSiteFiles {
  private readonly files: ReadonlyMap<string, SiteFile>;
  private readonly plan: HostingPlan;

  /** Throws when there is no finished build in the folders. */
  constructor(site: string, hosting: string) {
    this.plan = JSON.parse(readFileSync(join(hosting, 'plan.json'), 'utf8'));
    this.files = readSite(site);
  }

  /** The headers that every answer carries. */
  get headers(): Readonly<Record<string, string>> {
    return this.plan.headers;
  }

  /** The file behind a path such as '/login', or null where a script or picture is missing. */
  find(path: string): (SiteFile & { readonly cacheControl: string; readonly isUnknown: boolean }) | null {
    const answer = findAnswer(this.plan, this.files, path);
    const file = answer.kind === 'file' ? this.files.get(answer.name) : undefined;
    if (answer.kind !== 'file' || !file) return null;
    return { ...file, cacheControl: answer.cacheControl, isUnknown: answer.unknown };
  }
}

function readSite(site: string): ReadonlyMap<string, SiteFile> {
  const paths = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const all = new Map(paths.map((path) => [path, new Uint8Array(readFileSync(join(site, path)))]));
  const files = new Map<string, SiteFile>();
  for (const [path, body] of all) {
    const original = path.replace(/\.(br|gz)$/, '');
    if ((original !== path && all.has(original)) || FOR_HOSTS_ONLY.includes(path)) continue;
    const [brotli, gzip] = [all.get(`${path}.br`), all.get(`${path}.gz`)];
    files.set(path, {
      body,
      ...(brotli && { brotli }),
      ...(gzip && { gzip }),
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    });
  }
  return files;
}
