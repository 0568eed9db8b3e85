// @ts-check
// Puts 50 public events into the measured site's database, in the place of the sample events.
import { setTimeout as wait } from 'node:timers/promises';
import { runnerImport } from 'vite';

/** @typedef {import('../../src/core/events/event-view.ts').PublicEvent} PublicEvent */

const EVENTS = 50;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A page that has not got its events by then (ms) never will. */
const LIMIT_MS = 20_000;
const PLACES = ['Main hall', 'East side library', 'Corner of Fremont Street', 'Community center'];

/**
 * One of each third day from tomorrow on, in the morning.
 * @param {number} at
 */
function eventAt(at) {
  const startsAt = Math.floor(Date.now() / DAY_MS + 1 + at * 3) * DAY_MS + 18 * HOUR_MS;
  return {
    id: `event-${at}`,
    revision: 'first',
    state: 'published',
    seriesId: null,
    programId: null,
    title: `Fitting Day ${at + 1}`,
    place: PLACES[at % PLACES.length] ?? '',
    startsAt,
    endsAt: startsAt + 4 * HOUR_MS,
    address: `${at + 1} Sample Street, Las Vegas, NV 89101`,
    access: 'Step-free entrance on the left. Parking behind the house.',
    description: '',
    contactName: '',
    contactPhone: '',
    invited: ['everybody'],
    takesSignups: at % 2 === 0,
    places: at % 4 === 0 ? 12 : null,
    shifts: [],
    walkIns: 0,
    cancelReason: '',
    sequence: 0,
    changedAt: 1,
    createdAt: 1,
  };
}

/**
 * Resolves with the events once the page has them.
 * @param {string} databaseUrl
 * @param {string} page its address
 * @returns {Promise<readonly PublicEvent[]>}
 */
export async function showFiftyEvents(databaseUrl, page) {
  const adapter = async (/** @type {string} */ name) =>
    (await runnerImport(`./src/adapters/postgres/${name}.ts`)).module;
  const { eventRow } = await adapter('events/postgres-events');
  const { publishByNotice } = await adapter('publish-change');
  const { openPostgres } = await adapter('connection/open-database');
  const database = openPostgres(databaseUrl, { info: () => {}, warn: console.error, error: console.error });
  const rows = Array.from({ length: EVENTS }, (_, at) => eventRow(eventAt(at)));
  await database.deleteFrom('event').execute();
  await database.insertInto('event').values(rows).execute();
  await publishByNotice(database, 'events');
  await database.destroy();
  const began = performance.now();
  while (performance.now() - began < LIMIT_MS) {
    const html = await (await fetch(page)).text();
    const [, shown = ''] =
      /<script type="application\/json" id="public-events">(.*?)<\/script>/s.exec(html) ?? [];
    const events = shown ? JSON.parse(shown).events : [];
    if (events.length === EVENTS) return events;
    await wait(100);
  }
  throw new Error(`The events did not get into ${page}.`);
}
