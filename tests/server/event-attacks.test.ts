// What visitors, managers of other programs and clumsy programs send to the server itself, whatever our own pages would send.
import { beforeEach, expect, test } from 'vitest';
import type { Fetch } from '../../src/adapters/http/http-calls';
import { findEventFaults, LONGEST_OF_EVENT } from '../../src/core/events/event-faults';
import { eventFormTexts } from '../../src/ui/events/form/event-form.texts';
import { storeCalendar } from '../support/calendar-harness';
import { anEvent, anEventDraft, aShift, aSignup } from '../support/event-builder';
import { aProgram } from '../support/program-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { database, empty } = await anyDatabase();

let server: TestServer;
let manager: Fetch;
beforeEach(async () => {
  await empty();
  server = new TestServer(database);
  const { fetch, user } = await server.signedInAs('program_manager');
  manager = fetch;
  const open = anEvent({
    id: 'open',
    invited: ['everybody'],
    places: 3,
    description: 'Bring a pair. For staff: keys at the desk.',
  });
  await storeCalendar(database, {
    people: [],
    programs: [aProgram({ managerIds: [user.id] })],
    events: [open, anEvent(), anEvent({ id: 'idea', state: 'draft', invited: ['everybody'] })],
    signups: [aSignup({ name: 'Robin Guest', contact: 'robin@mail.example' }, open)],
  });
});

/** Sends a command; answers the status and what came back. */
async function send(fetch: Fetch, path: string, body: unknown) {
  const answer = await fetch(`/api/events/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const text = await answer.text();
  return { status: answer.status, text };
}

async function ask(fetch: Fetch, path: string, query?: unknown) {
  const about = query === undefined ? '' : `?q=${encodeURIComponent(JSON.stringify(query))}`;
  const answer = await fetch(`/api/events/${path}${about}`, { method: 'GET' });
  return { status: answer.status, text: await answer.text() };
}

const CREATE = { ...anEventDraft(), id: 'new', publish: true, further: [] };

test('visitors read the public events, with nothing about who comes and nothing that is for staff', async () => {
  const { status, text } = await ask(server.browser(), 'listPublic');
  expect(status).toBe(200);
  expect(JSON.parse(text)).toEqual([
    expect.objectContaining({ id: 'open', placesLeft: 2, why: 'Bring a pair.' }),
  ]);
  for (const hidden of ['Robin', 'keys', 'fitting', 'idea', 'walk', 'desk', '702-555'])
    expect(text).not.toContain(hidden);
  expect((await ask(server.browser(), 'get', { id: 'open' })).status).toBe(401);
  expect((await send(server.browser(), 'create', CREATE)).status).toBe(401);
  const volunteer = await server.signedIn('volunteer');
  expect((await ask(volunteer, 'listPublic')).status).toBe(200);
  expect((await ask(volunteer, 'get', { id: 'open' })).status).toBe(403);
});

test('ids of another manager answer like ids that nobody has, in addresses and in bodies', async () => {
  const other = await server.signedIn('program_manager', 'other@fsr.example');
  const answers = async (id: string, programId: string) => [
    await ask(other, 'get', { id }),
    await send(other, 'saveEffect', { ...anEventDraft(), id }),
    await send(other, 'save', { ...anEventDraft(), id, base: 'first' }),
    await send(other, 'cancel', { id, base: 'first', reason: 'Rain.', withLater: true }),
    await send(other, 'saveWalkIns', { id, base: 'first', walkIns: 3 }),
    await send(other, 'create', { ...CREATE, programId }),
  ];
  const theirs = await answers('fitting', 'walk');
  expect(theirs).toEqual(await answers('nobody', 'nowhere'));
  expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
});

const dates = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `date-${at}`, startsAt: 1_795_000_000_000 + at }));

test.each([
  ['a title with U+0000', { title: 'Fit\u0000ting' }],
  ['a title with a lone surrogate', { title: 'Fit\ud800ting' }],
  ['half a place', { places: 1.5 }],
  ['places in words', { places: '12 people' }],
  ['a shift for nobody', { shifts: [aShift({ wanted: 0 })] }],
  ['a shift for 201 people', { shifts: [aShift({ wanted: 201 })] }],
  ['a shift for a person and a half', { shifts: [aShift({ wanted: 1.5 })] }],
  ['two shifts of one id', { shifts: [aShift(), aShift()] }],
  // It would delete the words that are kept.
  ['a shift that leaves out its words in Spanish', { shifts: [{ ...aShift(), es: undefined }] }],
  ['the year 26', { startsAt: -61_300_000_000_000, endsAt: -61_299_999_000_000, shifts: [] }],
  ['the year 20261', { startsAt: 577_000_000_000_000, endsAt: 577_000_001_000_000, shifts: [] }],
  ['an end before its start', { endsAt: 5, shifts: [] }],
  ['27 dates', { further: dates(26) }],
  ['two dates of one id', { further: [...dates(1), ...dates(1)] }],
  ['a date at another time of day', { further: dates(1) }],
  ['guests of no kind', { invited: ['strangers'] }],
  ['a state of its own', { state: 'published' }],
])('%s is refused, and nothing is made', async (_, part) => {
  expect((await send(manager, 'create', { ...CREATE, ...part })).status).toBe(422);
  expect((await ask(manager, 'get', { id: 'new' })).status).toBe(404);
});

test('markup, many emoji, right-to-left text and commas are kept as they are', async () => {
  const description = `<b>Shoes</b>, "boots"; ${'👟'.repeat(400)} \u05e0\u05e2\u05dc\u05d9\u05d9\u05dd\n\nBring socks.`;
  const title = 'Boots, socks; <i>and</i> \u05e0\u05e2\u05dc 👟';
  expect((await send(manager, 'create', { ...CREATE, title, description })).status).toBe(200);
  const { event } = JSON.parse((await ask(manager, 'get', { id: 'new' })).text);
  expect(event).toMatchObject({ title, description });
});

const EMOJI = '👟';

test('a title and a description of as many emoji as they may have are kept whole', async () => {
  const [title, description] = [
    EMOJI.repeat(LONGEST_OF_EVENT.title / EMOJI.length),
    EMOJI.repeat(LONGEST_OF_EVENT.description / EMOJI.length),
  ];
  expect((await send(manager, 'create', { ...CREATE, title, description })).status).toBe(200);
  const { event } = JSON.parse((await ask(manager, 'get', { id: 'new' })).text);
  expect(event).toMatchObject({ title, description });
});

test.each([
  // Of these the form knows the sentence; of what is far too long the server says one, too.
  [
    'title',
    {
      message: 'This is too long; at most 500 characters can be kept.',
      fault: 'too-long',
      longest: 500,
    },
    '80',
  ],
  ['description', { message: '' }, '1,000'],
] as const)('a %s of 5,000 emoji is refused with a sentence at the field', async (field, refusal, most) => {
  const typed = { [field]: EMOJI.repeat(5_000) };
  const { status, text } = await send(manager, 'create', { ...CREATE, ...typed });
  expect([status, JSON.parse(text)]).toEqual([422, { code: 'validation', fields: [{ field, ...refusal }] }]);
  expect((await ask(manager, 'get', { id: 'new' })).status).toBe(404);
  const faults = findEventFaults(anEventDraft(typed), { isPublished: true, publishedAt: null });
  expect(faults).toEqual([{ field, fault: 'too-long' }]);
  expect(faults.map(eventFormTexts.fault)).toEqual([expect.stringContaining(most)]);
});

test('a title of several lines is kept as one', async () => {
  const title = 'Fitting\r\nDay,\n\ntwice';
  expect((await send(manager, 'create', { ...CREATE, title })).status).toBe(200);
  const { event } = JSON.parse((await ask(manager, 'get', { id: 'new' })).text);
  expect(event.title).toBe('Fitting Day, twice');
});
