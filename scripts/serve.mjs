// @ts-check
// Serves the built site like a good static host, for `npm start` and the browser tests.
// It reads dist/ once at the start, so requests cannot reach any other file.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { findAnswer } from './hosting/find-answer.mjs';

const SITE = 'dist';
const DEFAULT_PORT = 4173;
const FOR_HOSTS_ONLY = new Set(['_headers', '_redirects', 'vercel.json']);

/** @type {Record<string, string>} */
const TYPES = {
  '.avif': 'image/avif',
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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** @typedef {{ bytes: Buffer, br?: Buffer, gz?: Buffer, type: string, tag: string }} SiteFile */

/** @returns {Map<string, SiteFile>} by path inside the site, without a leading slash */
function readSite() {
  const paths = readdirSync(SITE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(SITE, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const all = new Map(paths.map((path) => [path, readFileSync(join(SITE, path))]));
  /** @type {Map<string, SiteFile>} */
  const files = new Map();
  for (const [path, bytes] of all) {
    const original = path.replace(/\.(br|gz)$/, '');
    if ((original !== path && all.has(original)) || FOR_HOSTS_ONLY.has(path)) continue;
    const br = all.get(`${path}.br`);
    const gz = all.get(`${path}.gz`);
    files.set(path, {
      bytes,
      ...(br && { br }),
      ...(gz && { gz }),
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    });
  }
  return files;
}

/** @returns {import('./hosting/hosting-plan.mjs').HostingPlan} */
function readPlan() {
  try {
    return JSON.parse(readFileSync(join('dist-hosting', 'plan.json'), 'utf8'));
  } catch {
    console.error('There is no finished build. Run `npm run build` first, or `npm start`, which does both.');
    process.exit(1);
  }
}

const plan = readPlan();
const files = readSite();

/**
 * The smallest form of a file that the browser accepts.
 * @param {SiteFile} file
 * @param {string} accepted
 */
function encode(file, accepted) {
  if (file.br && /\bbr\b/.test(accepted)) return { body: file.br, encoding: 'br' };
  if (file.gz && /\bgzip\b/.test(accepted)) return { body: file.gz, encoding: 'gzip' };
  return { body: file.bytes, encoding: null };
}

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(plan.headers)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const answer = findAnswer(plan, files, request.url ?? '/');
  if (answer.kind === 'elsewhere') {
    response.writeHead(302, { Location: plan.basePath }).end();
    return;
  }
  const file = answer.kind === 'file' ? files.get(answer.name) : undefined;
  if (answer.kind === 'missing' || !file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const { body, encoding } = encode(file, request.headers['accept-encoding'] ?? '');
  const tag = `"${file.tag}${encoding ? `-${encoding}` : ''}"`;
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  response.setHeader('Cache-Control', answer.cacheControl);
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (answer.unknown) response.setHeader('X-Robots-Tag', 'noindex');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
});

server.on('error', (error) => {
  const inUse = 'code' in error && error.code === 'EADDRINUSE';
  console.error(inUse ? `The port is taken. Choose another: PORT=4174 npm start` : error.message);
  process.exit(1);
});
server.listen(Number(process.env.PORT ?? DEFAULT_PORT), () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : DEFAULT_PORT;
  console.log(`The site is at http://localhost:${port}${plan.basePath}`);
});
