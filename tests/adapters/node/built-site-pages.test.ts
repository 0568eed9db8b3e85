import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { hostingPlan } from '../../../scripts/hosting/hosting-plan.mjs';
import { BuiltSiteFiles } from '../../../src/adapters/node/built-site-files';
import { BuiltSitePages, type RenderedSite } from '../../../src/adapters/node/built-site-pages';
import { DEFAULT_CONTENT } from '../../../src/core/content/default-content';
import { contentTitled } from '../../support/content-builder';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const BUILT_FROM: RenderedSite = {
  pages: { 'index.html': ['<title>Built</title>', '<h1>Built</h1>'], '404.html': ['<title>Built</title>'] },
  files: { 'site.webmanifest': '{}' },
};

/** A built site, and pages of it whose title and heading are those of the content. */
function setUp(title = 'Built', quietMs = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  folders.push(folder);
  const [site, hosting] = [join(folder, 'site'), join(folder, 'hosting')];
  for (const each of [site, hosting]) mkdirSync(each);
  const page = (heading: string) =>
    `<!doctype html><title>${title}</title><script>boot()</script><div id="root" data-prerendered="landing">${heading}</div>`;
  writeFileSync(join(site, 'index.html'), page('<h1>Built</h1>'));
  writeFileSync(join(site, '404.html'), page('<h1>Built</h1>'));
  const plan = hostingPlan({ basePath: '/', policy: "default-src 'self'", pages: [] });
  writeFileSync(join(hosting, 'plan.json'), JSON.stringify(plan));
  const files = new BuiltSiteFiles(site, hosting, quietMs);
  const pages = new BuiltSitePages(files, BUILT_FROM, async ({ content }) => {
    const { title: words } = content.heroContent;
    return {
      pages: {
        'index.html': [`<title>${words}</title>`, `<h1>${words}</h1>`],
        '404.html': [`<title>${words}</title>`],
      },
      files: { 'site.webmanifest': JSON.stringify({ name: words }) },
    };
  });
  const words = (text: string, revision: string | null = 'rev-1') => ({
    content: contentTitled(text, DEFAULT_CONTENT),
    revision,
    pictures: new Map(),
  });
  return { files, pages, words };
}

const never = () => new AbortController().signal;

/** A page that the best compression makes smaller than a quick one does. */
const wordy = (word: string) =>
  Array.from(
    { length: 400 },
    (_, at) => `<p>${word} ${(at * 7919) % 401} of ${(at * 104729) % 997}</p>`,
  ).join('');
/** By default Node compresses as well as it can. */
const wellCompressed = (text: string) => new Uint8Array(brotliCompressSync(text));

test('the pages have the new parts and the revision; scripts stay as they were built', async () => {
  const { files, pages, words } = setUp();
  await pages.replace(words('Costs $& and $1'), never());
  expect(files.textOf('index.html')).toBe(
    '<!doctype html><title>Costs $& and $1</title><script>boot()</script><div id="root" data-prerendered="landing" data-revision="rev-1"><h1>Costs $& and $1</h1></div>',
  );
  expect(files.find('/no-such-page')).toMatchObject({ isUnknown: true, cacheControl: 'no-cache' });
  expect(files.textOf('404.html')).toContain('<title>Costs $& and $1</title>');
  expect(files.textOf('site.webmanifest')).toBe('{"name":"Costs $& and $1"}');
  await pages.replace(words('Next', null), never());
  expect(files.textOf('index.html')).toContain('data-prerendered="landing"><h1>Next</h1>');
});

test('each form of a page says the same, and another text has another tag', async () => {
  const { files, pages, words } = setUp();
  const built = files.find('/');
  await pages.replace(words('Compressed'), never());
  const quick = files.find('/');
  await files.improved;
  const well = files.find('/');
  for (const page of [quick, well]) {
    const text = files.textOf('index.html');
    expect(brotliDecompressSync(page?.brotli ?? '').toString()).toBe(text);
    expect(gunzipSync(page?.gzip ?? '').toString()).toBe(text);
    expect(page?.type).toBe('text/html; charset=utf-8');
  }
  expect(well?.tag).toBe(quick?.tag);
  expect(quick?.tag).not.toBe(built?.tag);
});

test('what is replaced again before it was compressed well is not compressed any more', async () => {
  const { files, pages, words } = setUp('Built', 60_000);
  await pages.replace(words('First'), never());
  const first = files.improved;
  await pages.replace(words('Second'), never());
  // It ends at once instead of after the pause.
  await first;
  expect(brotliDecompressSync(files.find('/')?.brotli ?? '').toString()).toContain('<title>Second</title>');
});

test('what comes while files wait to be compressed well leaves none of them out', async () => {
  const [before, after] = [wordy('Before'), wordy('After')];
  for (const [next, signal, last] of [
    [new Map([['index.html', after]]), never(), after],
    [new Map([['index.html', before]]), never(), before],
    [new Map([['index.html', after]]), AbortSignal.abort(), before],
  ] as const) {
    const { files } = setUp();
    await files.replace(
      new Map([
        ['index.html', before],
        ['404.html', before],
      ]),
      never(),
    );
    await files.replace(next, signal);
    await files.improved;
    expect(files.find('/')?.brotli).toEqual(wellCompressed(last));
    expect(files.find('/no-such-page')?.brotli).toEqual(wellCompressed(before));
  }
});

test('pages that are not wanted any more are not put in place', async () => {
  const { files, pages, words } = setUp();
  await pages.replace(words('Late'), AbortSignal.abort());
  expect(files.textOf('index.html')).toContain('<title>Built</title>');
});

test('pages that were built by another program are refused at once', () => {
  expect(() => setUp('Older')).toThrow('The page index.html does not belong to the program that renders it');
});
