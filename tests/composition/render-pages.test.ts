// What a server renders again when something is saved.
import { expect, test, vi } from 'vitest';
import { readConfiguration } from '../../src/composition/browser/configuration';
import { withValueAt } from '../../src/core/content/content-path';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { ShownPictures } from '../../src/core/content/pictures/shown-pictures';
import { contentTitled, largeContent } from '../support/content-builder';

const configuration = readConfiguration({
  VITE_DONATION_FORM_URL: 'https://donate.fsr.example/form',
  VITE_SITE_URL: 'https://www.fsr.example',
});
const NO_PICTURES: ShownPictures = new Map();
const siteWith = (content = DEFAULT_CONTENT) => ({ content, pictures: NO_PICTURES });

/** The renderer of a server that has just started. */
async function freshRenderer() {
  vi.resetModules();
  const { renderPages } = await import('../../src/composition/prerendering/render-pages');
  return async (site: ReturnType<typeof siteWith>) => (await renderPages(configuration, site)).pages;
}

test('the pages of the app are rendered again only where something changed that they show', async () => {
  const render = await freshRenderer();
  const before = await render(siteWith());
  const retitled = await render(siteWith(contentTitled('Boots for everyone', DEFAULT_CONTENT)));
  expect(retitled['index.html']).not.toEqual(before['index.html']);
  expect(retitled['login/index.html']).toBe(before['login/index.html']);
  const renamed = await render(
    siteWith(withValueAt(DEFAULT_CONTENT, 'siteSettings.siteName', 'Desert Soles')),
  );
  expect(renamed['login/index.html']?.[0]).toContain('Desert Soles');
  const moved = await render(
    siteWith(withValueAt(DEFAULT_CONTENT, 'brandAssets.logos.white', '/images/other.svg')),
  );
  expect(moved['login/index.html']?.join()).toContain('/images/other.svg');
});

test('whatever else is saved, they are the pages that a server renders at its start', async () => {
  const { brandAssets, siteSettings } = DEFAULT_CONTENT;
  const other = siteWith({ ...largeContent(80, 3, 3), brandAssets, siteSettings });
  const render = await freshRenderer();
  await render(siteWith());
  const again = await render(other);
  const atStart = await (await freshRenderer())(other);
  expect(again).toEqual(atStart);
});
