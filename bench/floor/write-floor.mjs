// @ts-check
// Writes the floor: a separate site with the same content, pictures and hosting rules, for the same server.
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { runnerImport } from 'vite';
import { dashboardFloor, loginFloor } from './app-floor.mjs';
import { eventsFloor } from './events-floor.mjs';
import { landingFloor } from './landing-floor.mjs';

/**
 * @template Module
 * @param {string} path
 * @returns {Promise<Module>}
 */
async function source(path) {
  return (await runnerImport(path)).module;
}

/**
 * What the floor shows in the place of the default content and the sample campaigns; `hero` has the background picture by
 * its widths in px, the widest last. The page of public events is only written for given events.
 * @typedef {object} ShownOnFloor
 * @property {import('../../src/core/content/site-content.ts').SiteContent} [content]
 * @property {readonly import('../../src/core/campaigns/campaign.ts').Campaign[]} [campaigns]
 * @property {ReadonlyMap<number, Uint8Array>} [hero]
 * @property {readonly import('../../src/core/events/event-view.ts').PublicEvent[]} [events]
 */

/**
 * Copies the pictures of the build, so build first.
 * @param {string} folder gets dist/ and dist-hosting/
 * @param {ShownOnFloor} [shown]
 */
export async function writeFloor(folder, shown) {
  /** @type {typeof import('../../src/core/content/default-content.ts')} */
  const { DEFAULT_CONTENT } = await source('./src/core/content/default-content.ts');
  /** @type {typeof import('../../src/adapters/mock/campaigns/sample-campaigns.ts')} */
  const { sampleCampaigns } = await source('./src/adapters/mock/campaigns/sample-campaigns.ts');
  /** @type {typeof import('../../src/core/navigation/menu.ts')} */
  const { menuFor } = await source('./src/core/navigation/menu.ts');
  /** @type {typeof import('../../src/ui/shared/menu.texts.ts')} */
  const { menuTexts } = await source('./src/ui/shared/menu.texts.ts');
  const campaigns = shown?.campaigns ?? sampleCampaigns(Date.now());
  const heroes = [...(shown?.hero ?? [])].map(([width, bytes]) => ({
    bytes,
    width,
    address: `/images/saved-hero-${width}.jpg`,
  }));
  const content = withHero(shown?.content ?? DEFAULT_CONTENT, heroes.at(-1)?.address);
  const landing = landingFloor(
    content,
    campaigns,
    heroes.map(({ address, width }) => `${address} ${width}w`).join(', '),
  );
  const pages = {
    'index.html': landing,
    '404.html': landing,
    'login/index.html': loginFloor(DEFAULT_CONTENT),
    'dashboard/index.html': dashboardFloor(DEFAULT_CONTENT, campaigns, menuFor('admin'), menuTexts),
    ...(shown?.events && { 'events/index.html': await eventsPage(content, shown.events) }),
  };
  const site = join(folder, 'dist');
  await rm(folder, { recursive: true, force: true });
  await cp('dist/images', join(site, 'images'), { recursive: true });
  await cp('dist-hosting', join(folder, 'dist-hosting'), { recursive: true });
  for (const { address, bytes } of heroes) await writeFile(join(site, address), bytes);
  if ((await readdir(join(site, 'images'))).length === 0) throw new Error('The build has no pictures.');
  for (const [name, html] of Object.entries(pages)) {
    const file = join(site, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    await writeFile(`${file}.gz`, gzipSync(html, { level: 9 }));
    await writeFile(`${file}.br`, brotliCompressSync(html));
  }
}

/**
 * @param {import('../../src/core/content/site-content.ts').SiteContent} content
 * @param {NonNullable<ShownOnFloor['events']>} events
 */
async function eventsPage(content, events) {
  /** @type {typeof import('../../src/core/events/public-events.ts')} */
  const { eventsByMonth } = await source('./src/core/events/public-events.ts');
  /** @type {typeof import('../../src/ui/events/public/public-events.texts.ts')} */
  const { publicEventsTexts } = await source('./src/ui/events/public/public-events.texts.ts');
  /** @type {typeof import('../../src/core/shared/text/format.ts')} */
  const { formatSpan } = await source('./src/core/shared/text/format.ts');
  const months = eventsByMonth(events).map(({ month, events: ofMonth }) => ({
    month,
    events: ofMonth.flatMap(({ dates }) => dates),
  }));
  return eventsFloor(content, months, {
    texts: publicEventsTexts,
    spanOf: ({ startsAt, endsAt }) => formatSpan(startsAt, endsAt),
  });
}

/**
 * @param {import('../../src/core/content/site-content.ts').SiteContent} content
 * @param {string | undefined} backgroundImage the content's own where it is missing
 */
function withHero(content, backgroundImage = content.heroContent.backgroundImage) {
  return { ...content, heroContent: { ...content.heroContent, backgroundImage } };
}
