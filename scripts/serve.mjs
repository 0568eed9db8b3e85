// @ts-check
// Serves the built site like a good static host, for `npm start` and the browser tests.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { findAnswer } from './hosting/find-answer.mjs';
import { readSite } from './hosting/read-site.mjs';

const SITE = 'dist';
const DEFAULT_PORT = 4173;
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
const files = readSite(SITE);

/**
 * The smallest form of a file that the browser accepts.
 * @param {import('./hosting/read-site.mjs').SiteFile} file
 * @param {string} accepted
 */
function encode(file, accepted) {
  if (file.brotli && /\bbr\b/.test(accepted)) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body, encoding: null };
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
