import { type Context, Hono } from 'hono';
import { hasVersion } from './entity-tag';
import type { ServerEnvironment } from './server-environment';

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
  readonly cacheControl: string;
  /** Whether search engines are asked to forget the address. */
  readonly isUnknown: boolean;
}

/** The built site: which file answers a path. */
export interface BuiltSite {
  /** The file behind a path such as '/login', or null where a file is missing that must not be answered with a page. */
  find(path: string): SiteFile | null;
}

/** Everything that is no call: the pages and files of the built site. */
export function siteFiles(site: BuiltSite): Hono<ServerEnvironment> {
  return new Hono<ServerEnvironment>().get('*', (context) => {
    const file = site.find(new URL(context.req.url).pathname);
    if (!file) return context.text('Not found\n', 404);
    return send(context, file);
  });
}

function send(context: Context, file: SiteFile): Response {
  const accepted = context.req.header('accept-encoding') ?? '';
  const [body, encoding] =
    file.brotli && accepts(accepted, 'br')
      ? [file.brotli, 'br']
      : file.gzip && accepts(accepted, 'gzip')
        ? [file.gzip, 'gzip']
        : [file.body, null];
  context.header('Cache-Control', file.cacheControl);
  context.header('Vary', 'Accept-Encoding');
  if (file.isUnknown) context.header('X-Robots-Tag', 'noindex');
  if (hasVersion(context, encoding ? `${file.tag}-${encoding}` : file.tag)) return context.body(null, 304);
  if (encoding) context.header('Content-Encoding', encoding);
  context.header('Content-Type', file.type);
  return context.body(body);
}

/** Whether an Accept-Encoding header names this encoding, and not with the weight 0, which refuses it. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, weight = ''] = part.split(';').map((word) => word.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
}
