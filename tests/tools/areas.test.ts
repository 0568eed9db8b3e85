// The name of an area is the same in every layer: core/pickups, ui/pickups, adapters/postgres/pickups and '/api/pickups' are found
// from each other.
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');

const foldersIn = (path: string) =>
  readdirSync(join(SRC, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const apiFiles = readdirSync(join(SRC, 'core'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.api.ts'),
);

/** The areas that a file's APIs name and that are neither its folder's name nor that with 'own-' before it. */
function strangeAreas(file: string, exported: object): readonly string[] {
  const [folder = ''] = file.split('/');
  return areasIn(exported).filter((area) => area !== folder && area !== `own-${folder}`);
}

function areasIn(exported: object): readonly string[] {
  return Object.values(exported).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null && 'area' in value ? [String(value.area)] : [],
  );
}

test('an API that is called otherwise than its folder is found', () => {
  const exported = { giftsApi: { area: 'gifts', calls: {} }, ownGiftsApi: { area: 'own-gifts', calls: {} } };
  expect(strangeAreas('gifts/own/own-gifts.api.ts', exported)).toEqual([]);
  const strange = { ...exported, one: { area: 'gift-book' }, two: { area: 'gifts-own' }, name: 'gift-book' };
  expect(strangeAreas('gifts/gifts.api.ts', strange)).toEqual(['gift-book', 'gifts-own']);
});

test.each(apiFiles)('core/%s is asked at the name of its folder', async (file) => {
  const exported: object = await import(join(SRC, 'core', file));
  expect(areasIn(exported)).not.toEqual([]);
  expect(strangeAreas(file, exported)).toEqual([]);
});

/** Folders of a layer that no area of the core is called like, and why. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  // The Spanish words of the samples of several areas, which are fetched together.
  'adapters/mock': ['sample-words'],
  // What databases are, whatever they hold.
  'adapters/postgres': ['connection', 'migrations'],
  'composition/browser/modules': [],
  // What Inversify binds where the simulation answers.
  'composition/simulation': ['modules'],
  server: [],
  // The frames of pages, the forms of the landing page (a gift, a pickup and the sizes that are wanted), the page for people who
  // need shoes: its events and its messages are areas, and the pages that say how the site is run.
  ui: ['app', 'dashboard', 'donate', 'get-shoes', 'landing', 'policies'],
};

test.each(Object.entries(OTHERS))('the folders of %s are called like areas', (layer, others) => {
  const areas = foldersIn('core');
  expect(foldersIn(layer).filter((name) => !areas.includes(name))).toEqual(others);
});
