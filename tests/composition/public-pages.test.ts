import { expect, test } from 'vitest';
import { readConfiguration } from '../../src/composition/browser/configuration';
import { prerenderLandingPage } from '../../src/composition/prerendering/prerender';
import { prerenderPublicPages } from '../../src/composition/prerendering/prerender-public-pages';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import type { SiteContent } from '../../src/core/content/site-content';
import { type PublicSettings, publicSettings } from '../../src/core/settings/public-settings';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { PUBLIC_PAGES } from '../../src/ui/app/public-pages';

const configuration = readConfiguration({
  VITE_DONATION_FORM_URL: 'https://donate.fsr.example/form',
  VITE_SITE_URL: 'https://www.fsr.example',
});

/** The text of what the pages show, by their names. */
async function textsOf(settings?: PublicSettings, content: SiteContent = DEFAULT_CONTENT) {
  const site = { content, pictures: new Map(), ...(settings && { settings }) };
  const pages = await prerenderPublicPages(configuration, site);
  const text = (html: string) => html.replaceAll('<!-- -->', '').replaceAll(/<[^>]+>/g, '\n');
  return { privacy: text(pages.privacy.html), accessibility: text(pages.accessibility.html), pages };
}

test('the page about privacy says the days of Settings, and has what is public of them as data', async () => {
  const settings = publicSettings({
    ...FIRST_SETTINGS,
    legalName: 'Sole Sisters',
    keepMessagesDays: 1200,
    keepApplicationsDays: 77,
  });
  const { privacy, accessibility, pages } = await textsOf(settings);
  expect(privacy).toContain('Messages and requests for shoes: after 1,200 days.');
  expect(privacy).toContain('after 77 days, all that somebody wrote');
  expect(privacy).toContain('Sole Sisters runs this site.');
  for (const text of [privacy, accessibility])
    expect(text).toContain('Sole Sisters is a nonprofit organization.');
  expect(pages.privacy.afterRoot).toContain('"keepMessagesDays":1200');
});

test('without settings it says the days that hold before anybody decides, and names the site', async () => {
  const { privacy } = await textsOf();
  expect(privacy).toContain(`after ${FIRST_SETTINGS.keepMessagesDays} days.`);
  expect(privacy).toContain(`${DEFAULT_CONTENT.siteSettings.siteName} runs this site.`);
  expect(privacy).not.toContain('nonprofit organization');
});

test('a simulation says first that it is a demonstration', async () => {
  const { privacy } = await textsOf();
  expect(privacy).toMatch(/\nPrivacy\n+This is a demonstration: what you type stays in this browser\.\n/);
});

test('a picture of the mission or the gallery without a description is a known limit', async () => {
  const limit = 'Some pictures of the foundation have no description.';
  const { missionContent, galleryContent } = DEFAULT_CONTENT;
  const described = await textsOf();
  expect(described.accessibility).toContain('None that we know of.');
  expect(described.accessibility).not.toContain(limit);
  const images = galleryContent.images.map((image, at) => (at === 1 ? { ...image, alt: ' ' } : image));
  for (const content of [
    { ...DEFAULT_CONTENT, missionContent: { ...missionContent, imageAlt: '' } },
    { ...DEFAULT_CONTENT, galleryContent: { ...galleryContent, images } },
  ]) {
    const { accessibility } = await textsOf(undefined, content);
    expect(accessibility).toContain(limit);
    expect(accessibility).not.toContain('None that we know of.');
  }
});

test('the sitemap has every public page, and each has the address that it has there', async () => {
  const { files } = await prerenderLandingPage(configuration);
  const { pages } = await textsOf();
  for (const name of PUBLIC_PAGES) {
    const address = `https://www.fsr.example/${name}`;
    expect(files['sitemap.xml']).toContain(`<loc>${address}</loc>`);
    const canonical = pages[name].head.find(({ attributes }) => attributes.rel === 'canonical');
    expect(canonical?.attributes.href).toBe(address);
  }
});
