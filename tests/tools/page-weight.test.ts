import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { codeBytes, fontBytes, scriptBytes } from '../../bench/page-weight.mjs';

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

function file(kind: string, text: string) {
  return { url: `http://site.example/${kind}`, kind, beforeLoad: true, body: Buffer.from(text) };
}

const BOOT = 'console.log("boot, and boot again, and boot once more")';
const CHUNK = 'export const answer = 42;'.repeat(50);
const page = file(
  'document',
  `<h1>Shoes</h1><script type="application/ld+json">{"name":"FSR"}</script>` +
    `<script src="/a.js"></script><script type="module">${BOOT}</script>`,
);

test('scripts count as files and inside pages; data and empty elements do not count', () => {
  expect(scriptBytes([page])).toBe(gzipped(BOOT));
  expect(scriptBytes([page, file('script', CHUNK)])).toBe(gzipped(BOOT) + gzipped(CHUNK));
  expect(scriptBytes([file('document', '<h1>Shoes</h1>'), file('image', CHUNK)])).toBe(0);
});

test('code is the sum of pages, styles and scripts, each compressed', () => {
  const style = 'main { display: grid }';
  const files = [
    page,
    file('stylesheet', style),
    file('script', CHUNK),
    file('font', 'F'),
    file('image', 'I'),
  ];
  expect(codeBytes(files)).toBe(gzipped(page.body.toString()) + gzipped(style) + gzipped(CHUNK));
});

test('fonts count uncompressed', () => {
  expect(fontBytes([page, file('font', 'x'.repeat(300))])).toBe(300);
});
