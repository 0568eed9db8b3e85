// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = 'public/images';
const svgs = readdirSync(folder).filter((name) => name.endsWith('.svg'));

/** The pictures that the site uses, with their sizes in pixels. */
const needed: [name: string, width: number, height: number][] = [
  ['hero.svg', 1920, 1080],
  ['impact-fitting.svg', 1200, 800],
  ['impact-mentorship.svg', 1200, 800],
  ['impact-job-readiness.svg', 1200, 800],
  ['impact-cleanup.svg', 1200, 800],
  ['leader-founder.svg', 600, 600],
  ['leader-president.svg', 600, 600],
  ['leader-secretary-treasurer.svg', 600, 600],
  ['mission.svg', 1200, 900],
  ['campaign-summer-sneaker-drive.svg', 800, 500],
  ['campaign-community-center.svg', 800, 500],
  ['campaign-mentorship.svg', 800, 500],
  ['donate-doorstep.svg', 600, 1000],
  ['shoes-first.svg', 380, 280],
  ['shoes-school.svg', 380, 280],
  ['shoes-work.svg', 380, 280],
  ['logo-white.svg', 200, 80],
  ['logo-color.svg', 200, 80],
  ['favicon.svg', 32, 32],
  ['tread.svg', 96, 96],
  ['path-1.svg', 1200, 240],
  ['path-2.svg', 1200, 240],
  ['path-3.svg', 1200, 240],
  ['favicon.png', 32, 32],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['social.png', 1200, 630],
];

const svg = (name: string) => readFileSync(join(folder, name), 'utf8');

const parsed = (source: string) => new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;

function sizeOf(name: string): [width: number, height: number] {
  if (name.endsWith('.png')) {
    const bytes = readFileSync(join(folder, name));
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  }
  const root = parsed(svg(name));
  return [Number(root.getAttribute('width')), Number(root.getAttribute('height'))];
}

describe('the pictures in public/images', () => {
  it.each(needed)('%s exists and measures %i by %i px', (name, width, height) => {
    expect(sizeOf(name)).toEqual([width, height]);
  });

  it.each(svgs)('%s is well-formed', (name) => {
    const root = parsed(svg(name));
    expect(root.localName).toBe('svg');
    expect(root.querySelector('parsererror')).toBeNull();
  });

  it.each(svgs)('%s scales, because its view box is its size', (name) => {
    const root = parsed(svg(name));
    expect(root.getAttribute('viewBox')).toBe(
      `0 0 ${root.getAttribute('width')} ${root.getAttribute('height')}`,
    );
  });

  it.each(svgs)('%s is smaller than 15 kB', (name) => {
    expect(Buffer.byteLength(svg(name))).toBeLessThan(15_000);
  });

  it.each(svgs)('%s runs nothing and loads nothing', (name) => {
    for (const element of parsed(svg(name)).querySelectorAll('*')) {
      expect(['script', 'foreignObject', 'image', 'style', 'a']).not.toContain(element.localName);
      for (const { name: attribute, value } of element.attributes) {
        expect(attribute).not.toMatch(/^on/i);
        if (/href$/i.test(attribute)) expect(value).toMatch(/^#/);
        expect(value).not.toMatch(/url\((?!#)/);
      }
    }
  });

  it.each(svgs)('%s refers only to elements that it contains', (name) => {
    const root = parsed(svg(name));
    const references = svg(name).matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g);
    for (const [, used, painted] of references) {
      expect(root.querySelector(`[id="${used ?? painted}"]`), `#${used ?? painted}`).not.toBeNull();
    }
  });
});
