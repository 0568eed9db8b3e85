import ICAL from 'ical.js';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { signupRow } from '../../src/adapters/postgres/signups/postgres-signups';
import type { Role } from '../../src/core/access/role';
import { ownFeedsApi } from '../../src/core/feeds/own-feeds.api';
import type { Mail } from '../../src/core/mail/mail';
import { mailApi } from '../../src/core/mail/mail.api';
import type { Pickup } from '../../src/core/pickups/pickup';
import { pickupsApi } from '../../src/core/pickups/pickups.api';
import type { Language } from '../../src/core/shared/text/language';
import { anEvent, aSignup, pacific } from '../support/event-builder';
import { aPickup, storePickups } from '../support/message-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';
import { spanishFor } from '../support/translations/in-spanish';

const { empty } = await anyDatabase();
const NOW = pacific('2026-11-25 09:00');
const ADMIN = { id: 'avery', name: 'Avery' };

beforeEach(() => {
  onTestFinished(() => void vi.unstubAllEnvs());
});

/** A server of a site in both languages. */
async function setUp() {
  const database = await empty();
  const server = new TestServer(database);
  server.time.setNow(NOW);
  /** Somebody with an account who has chosen a language, or none yet. */
  const account = async (role: Role, email: string, language: Language | null) => {
    const { user } = await server.account(role, email);
    await database.updateTable('user').set({ language }).where('id', '=', user.id).execute();
    return user;
  };
  const mails = async () => {
    const rows = await database
      .selectFrom('outbox_mail')
      .select(['language', 'mail'])
      .orderBy('position')
      .execute();
    return rows.map(({ language, mail }) => {
      expect((mail as Mail).language).toBe(language);
      return mail as Mail;
    });
  };
  return { database, server, account, mails };
}

const PICKUP: Partial<Pickup> = { state: 'requested', revision: 'first', scheduledAt: null };

test('a pickup is told in the language that its donor has chosen, else in that of the request, else in English', async () => {
  const { database, server, account, mails } = await setUp();
  await account('donor', 'rosa@mail.example', 'es');
  await account('donor', 'walter@mail.example', 'en');
  await account('program_manager', 'parker@fsr.example', 'es');
  const asked: readonly (readonly [string, Language])[] = [
    ['Rosa@mail.example', 'en'],
    ['walter@mail.example', 'es'],
    ['visitor@mail.example', 'es'],
    ['parker@fsr.example', 'es'],
    ['other@mail.example', 'en'],
  ];
  const pickups = server.service(pickupsApi, ADMIN);
  for (const [email, language] of asked) {
    await storePickups(database, [aPickup({ ...PICKUP, id: email, email, language })]);
    const decided = { id: email, base: 'first', state: 'scheduled', at: NOW + 86_400_000 } as const;
    expect(await pickups.decide(decided)).toMatchObject({ ok: true });
  }
  expect((await mails()).map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
    'Rosa@mail.example: Su recolección tiene fecha',
    'walter@mail.example: Your pickup has a date',
    'visitor@mail.example: Su recolección tiene fecha',
    'parker@fsr.example: Your pickup has a date',
    'other@mail.example: Your pickup has a date',
  ]);
  const listed = await server.service(mailApi, ADMIN).list({ state: null, page: 1, size: 10 });
  expect(listed.ok && listed.value.items.map(({ language }) => language)).toEqual([
    'en',
    'en',
    'es',
    'en',
    'es',
  ]);
});

test('a link for a new password is in the language of the person; who has not chosen one gets it in Spanish, too', async () => {
  const { server, account, mails } = await setUp();
  const people = [
    ['rosa@mail.example', 'donor', 'es'],
    ['walter@mail.example', 'donor', 'en'],
    ['val@mail.example', 'volunteer', null],
    ['parker@fsr.example', 'program_manager', null],
  ] as const;
  for (const [email, role, language] of people) {
    await account(role, email, language);
    await server.ports.accountLinks.request(email);
    await vi.waitFor(async () => expect((await mails()).at(-1)?.to).toBe(email));
  }
  const at = (url: string | undefined) => url?.replace(/^http:\/\/[^/]+|#.*$/g, '');
  expect(
    (await mails()).map(({ language, link, spanishLink }) => [language, at(link?.url), at(spanishLink)]),
  ).toEqual([
    ['es', '/es/reset-password', undefined],
    ['en', '/reset-password', undefined],
    ['en', '/reset-password', '/es/reset-password'],
    ['en', '/reset-password', undefined],
  ]);
  const [, , undecided] = await mails();
  expect(undecided?.spanishLink?.split('#')[1]).toBe(undecided?.link?.url.split('#')[1]);
});

/** The calendar in a text and its entries, as ical.js reads them. */
function calendarIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    maker: calendar.getFirstPropertyValue('prodid'),
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    entries: calendar.getAllSubcomponents('vevent').map((component) => {
      const { uid, sequence, startDate, endDate, summary, description } = new ICAL.Event(component);
      return { key: [uid, sequence, String(startDate), String(endDate)].join(' '), summary, description };
    }),
  };
}

const PUBLIC = anEvent({ invited: ['everybody'] });
const CANCELED = anEvent({
  invited: ['everybody'],
  id: 'off',
  title: 'Library Hour',
  access: 'Ring the bell.',
  state: 'canceled',
  cancelReason: 'Repairs.',
  sequence: 2,
  es: {
    title: spanishFor('Library Hour', 'Hora en la biblioteca'),
    access: spanishFor('Ring the bell.', 'Toque el timbre.'),
    cancelReason: spanishFor('Repairs.', 'Reparaciones.'),
  },
});

test('the public calendar exists in both languages, with the same ids, versions, times and file names', async () => {
  const { database, server } = await setUp();
  await database.insertInto('event').values([PUBLIC, CANCELED].map(eventRow)).execute();
  for (const path of ['/events.ics', '/events/off.ics']) {
    const [english, spanish] = [await server.request(path), await server.request(`/es${path}`)];
    expect(spanish.headers.get('content-disposition')).toBe(english.headers.get('content-disposition'));
    const [en, es] = [calendarIn(await english.text()), calendarIn(await spanish.text())];
    expect(en.maker).toMatch(/\/\/EN$/);
    expect(es.maker).toMatch(/\/\/ES$/);
    expect(es.entries.map(({ key }) => key)).toEqual(en.entries.map(({ key }) => key));
    expect(en.entries.at(-1)).toMatchObject({
      summary: 'Canceled: Library Hour',
      description: 'Repairs.\nRing the bell.',
    });
    expect(es.entries.at(-1)).toMatchObject({
      summary: 'Cancelado: Hora en la biblioteca',
      description: 'Reparaciones.\nToque el timbre.',
    });
  }
  const text = await (await server.request('/es/events.ics')).text();
  // What has no words in Spanish is in English.
  expect(calendarIn(text).entries[0]).toMatchObject({ summary: PUBLIC.title, description: PUBLIC.access });
  expect(text).toMatch(/URL:http:\/\/localhost:4173\/es\/events#fitting/);
  expect((await server.request('/es/events/nobody.ics')).status).toBe(404);
});

test.each([
  ['volunteer', 'My schedule', 'Mi horario', 'Canceled: Library Hour', 'Cancelado: Hora en la biblioteca'],
  ['beneficiary', 'Appointments', 'Citas', 'Canceled: Appointment', 'Cancelado: Cita'],
] as const)(
  'the calendar of a %s is in the language that they have chosen when it is asked for',
  async (role, english, spanish, canceled, cancelado) => {
    const { database, server, account } = await setUp();
    const user = await account(role, 'val@mail.example', null);
    await database.insertInto('event').values(eventRow(CANCELED)).execute();
    await database
      .insertInto('signup')
      .values(signupRow(aSignup({ personId: user.id }, CANCELED)))
      .execute();
    const made = await server.service(ownFeedsApi, user).make();
    const path = made.ok ? new URL(made.value.address).pathname : '';
    const read = async () => calendarIn(await (await server.request(path)).text());
    const before = await read();
    await database.updateTable('user').set({ language: 'es' }).where('id', '=', user.id).execute();
    const after = await read();
    expect([before.name, after.name]).toEqual([english, spanish]);
    expect([before, after].map(({ entries }) => entries[0]?.summary)).toEqual([canceled, cancelado]);
    expect(after.entries[0]?.key).toBe(before.entries[0]?.key);
  },
);
