import { type Answer, empty, isKnownVersion, plainText } from './http';

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
  /**
   * The file behind a path such as '/login', or null where a file is missing that must not be answered with a page. The
   * same object is the same file.
   */
  find(path: string): SiteFile | null;
}

type Headers = Readonly<Record<string, string>>;

/** One form of a file: its bytes with everything that is said about them, put together once. */
interface Prepared {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tag: string;
  readonly headers: Headers;
  /** Without what describes the bytes, which are not sent again. */
  readonly unchanged: Headers;
}

type Encoding = 'br' | 'gzip' | 'identity';

/** Answers everything that is no call: the pages and files of the built site. */
export class SiteFiles {
  private readonly prepared = new WeakMap<SiteFile, Map<Encoding, Prepared>>();

  /** `headers` are those of every answer. */
  constructor(
    private readonly site: BuiltSite,
    private readonly headers: Headers,
  ) {}

  /**
   * The answer where the path is that of a page or file, at once; null leaves the request to the routes. Most requests are
   * of this kind, and take none of the steps that a call needs.
   */
  answer(request: Request): Answer | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const path = pathOf(request.url);
    if (!isPlain(path)) return null;
    const file = this.site.find(path);
    return file && !file.isUnknown ? this.send(request, file) : null;
  }

  /** What is left when no route has answered: unknown paths, and files that are missing. */
  answerUnknown(request: Request): Answer {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plainText('Method Not Allowed', 405, { Allow: 'GET, HEAD' });
    const file = this.site.find(pathOf(request.url));
    return file ? this.send(request, file) : plainText('Not found\n', 404);
  }

  /** The answer to an address that isPlain refuses: the page of unknown paths, as 404. */
  answerOdd(request: Request): Answer {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainText('Not found\n', 404);
    const page = this.site.find(UNKNOWN_PATH);
    return page ? this.send(request, page, 404) : plainText('Not found\n', 404);
  }

  private send(request: Request, file: SiteFile, status = 200): Answer {
    const { body, tag, headers, unchanged } = this.prepare(file, encodingFor(request, file));
    const known = request.headers.get('if-none-match');
    if (status === 200 && known !== null && isKnownVersion(known, tag)) return empty(304, unchanged);
    return { status, headers, body: request.method === 'HEAD' ? null : body };
  }

  private prepare(file: SiteFile, encoding: Encoding): Prepared {
    const forms = this.prepared.get(file) ?? new Map<Encoding, Prepared>();
    const before = forms.get(encoding);
    if (before) return before;
    const tag = `"${encoding === 'identity' ? file.tag : `${file.tag}-${encoding}`}"`;
    const unchanged = {
      ...this.headers,
      'Cache-Control': file.cacheControl,
      Vary: 'Accept-Encoding',
      ETag: tag,
      ...(file.isUnknown && { 'X-Robots-Tag': 'noindex' }),
    };
    const headers = {
      ...unchanged,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Type': file.type,
    };
    const body = { br: file.brotli, gzip: file.gzip, identity: file.body }[encoding] ?? file.body;
    const made = { body, tag, headers, unchanged };
    this.prepared.set(file, forms.set(encoding, made));
    return made;
  }
}

/** A path that no page has. */
const UNKNOWN_PATH = '/-';

/** The path of an address, as it was sent, with what follows it. */
function pathOf(url: string): string {
  const path = url.slice(url.indexOf('/', url.indexOf('://') + 3));
  return path.replace(/[?#].*$/s, '');
}

function encodingFor(request: Request, file: SiteFile): Encoding {
  if (!file.brotli && !file.gzip) return 'identity';
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (file.brotli && accepts(accepted, 'br')) return 'br';
  return file.gzip && accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Whether an Accept-Encoding header names this encoding, and not with the weight 0, which refuses it. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, weight = ''] = part.split(';').map((word) => word.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
}

/** Dot segments, doubled slashes, backslashes and control characters: no page of ours links to such an address. */
const ODD_PATH = /[\p{Cc}\\]|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/u;

/** Whether an address is one that a page of ours may link to; any other is answered with 404 before anything looks at it. */
export function isPlain(path: string): boolean {
  try {
    return !ODD_PATH.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
