// What strangers, applicants and managers of other programs send to the server itself, whatever our own pages would send.
import { beforeEach, expect, test } from 'vitest';
import type { Fetch } from '../../src/adapters/http/http-calls';
import type { Application } from '../../src/core/applications/application';
import { columnsOf, everythingIn } from '../support/any-rows';
import { anApplication, anApplicationForm } from '../support/application-builder';
import { storeApplications } from '../support/applications-harness';
import { aProgram, aProgramDraft, aQuestion } from '../support/program-builder';
import { anyDatabase } from '../support/test-database';
import { TestServer } from '../support/test-server';

const { database, empty } = await anyDatabase();

interface Attacked {
  readonly server: TestServer;
  readonly admin: Fetch;
  readonly manager: Fetch;
  readonly other: Fetch;
  readonly ben: Fetch;
  readonly benId: string;
  readonly managerId: string;
}

let attacked: Attacked;
beforeEach(async () => {
  await empty();
  const server = new TestServer(database);
  const admin = await server.signedIn('admin');
  const manager = await server.signedInAs('program_manager');
  const { fetch: other } = await server.signedInAs('program_manager', 'other@fsr.example');
  const ben = await server.signedInAs('beneficiary');
  const programs = [
    aProgram({ managerIds: [manager.user.id], places: 5 }),
    ...Array.from({ length: 11 }, (_, at) => aProgram({ id: `p${at}`, managerIds: [manager.user.id] })),
  ];
  const kept = { people: [], programs, applications: [anApplication({ id: 'kept' })] };
  await storeApplications(database, {
    ...kept,
    staffNotes: [{ id: 'kept', revision: 'first', text: 'Secret of the staff.' }],
  });
  attacked = {
    server,
    admin,
    manager: manager.fetch,
    other,
    ben: ben.fetch,
    benId: ben.user.id,
    managerId: manager.user.id,
  };
});

/** Sends a command; answers the status and what came back. */
async function send(fetch: Fetch, path: string, body: unknown) {
  const answer = await fetch(`/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });
  const text = await answer.text();
  return { status: answer.status, text, json: text === '' ? null : JSON.parse(text) };
}

async function ask(fetch: Fetch, path: string, query?: unknown) {
  const about = query === undefined ? '' : `?q=${encodeURIComponent(JSON.stringify(query))}`;
  const answer = await fetch(`/api/${path}${about}`, { method: 'GET' });
  return { status: answer.status, text: await answer.text() };
}

const form = anApplicationForm({ contact: 'first@mail.example' });
const change = { id: 'kept', base: 'first' };
const approval = { message: '', consentSeenOn: null };
const LIST = { search: '', programId: null, as: null, show: 'all', page: 1, size: 20 };

test('ids of another manager answer like ids that nobody has, in addresses and in bodies', async () => {
  const { other } = attacked;
  const answers = async (application: string, program: string) => [
    await ask(other, 'applications/get', { id: application }),
    await ask(other, 'programs/get', { id: program }),
    await send(other, 'applications/list', { ...LIST, programId: program }),
    await send(other, 'applications/similar', { programId: program, name: 'Ben', contact: '702-555-0123' }),
    await send(other, 'applications/approve', { ...change, id: application, ...approval }),
    await send(other, 'applications/saveNote', { ...change, id: application, text: 'Mine.' }),
    await send(other, 'applications/record', {
      ...form,
      id: 'new',
      programId: program,
      as: 'participant',
      agreed: true,
    }),
    await send(other, 'programs/save', { id: program, base: 'first', ...aProgramDraft() }),
    await send(other, 'programs/archive', { id: program, base: 'first' }),
  ];
  const theirs = await answers('kept', 'walk');
  expect(theirs).toEqual(await answers('nobody', 'nowhere'));
  expect(theirs.map(({ status }) => status)).toEqual([404, 404, 200, 200, 404, 404, 404, 404, 404]);
  expect((await ask(other, 'applications/counts')).text).toContain('"all":0');
  expect((await send(other, 'applications/list', LIST)).text).not.toContain('kept');
});

test('who is not staff learns nothing of applications, and a donor cannot apply', async () => {
  const { server, ben } = attacked;
  const donor = await server.signedIn('donor');
  for (const person of [ben, donor]) {
    expect((await ask(person, 'applications/get', { id: 'kept' })).status).toBe(403);
    expect((await ask(person, 'applications/newBeneficiaries')).status).toBe(403);
    expect((await send(person, 'applications/approve', { ...change, ...approval })).status).toBe(403);
    expect((await send(person, 'own-applications/withdraw', change)).status).toBe(404);
    expect((await send(person, 'own-applications/leave', change)).status).toBe(404);
  }
  expect(
    (await send(donor, 'own-applications/send', { ...form, id: 'new', programId: 'walk' })).json,
  ).toEqual(expect.objectContaining({ code: 'conflict', reason: 'closed' }));
});

test.each([
  ['a U+0000 in the name', { name: 'Ben\u0000' }],
  ['half of a surrogate pair in the access needs', { access: '\ud83d' }],
  [
    'an answer of a million signs',
    { answers: [{ questionId: 'why', question: 'Why?', value: 'x'.repeat(1e6) }] },
  ],
  ['101 pairs', { pairs: Array(101).fill({ cut: 'men', size: 9, wide: false }) }],
  ['a size that is a text', { pairs: [{ cut: 'men', size: 'EU 42', wide: false }] }],
  ['somebody else as its person', { personId: 'avery' }],
  ['a state', { state: 'approved' }],
  ['a person who helps', { as: 'volunteer' }],
])('an application with %s is refused, and nothing is kept', async (_, part) => {
  const { ben } = attacked;
  const { status } = await send(ben, 'own-applications/send', {
    ...form,
    id: 'new',
    programId: 'walk',
    ...part,
  });
  expect([400, 413, 422]).toContain(status);
  expect((await ask(ben, 'own-applications/list')).text).toBe('[]');
});

test('one id that two people send is one application, of whoever came first; the other learns nothing of it', async () => {
  const { server, ben } = attacked;
  const ann = await server.signedIn('beneficiary', 'ann@fsr.example');
  const input = { ...form, id: 'same', programId: 'walk' };
  const both = await Promise.all([
    send(ben, 'own-applications/send', input),
    send(ann, 'own-applications/send', input),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.json).toEqual({ code: 'conflict' });
  const lists = await Promise.all([ben, ann].map((fetch) => ask(fetch, 'own-applications/list')));
  expect(lists.filter(({ text }) => text === '[]')).toHaveLength(1);
});

test('the eleventh application of a day is refused, and one that was refused does not count', async () => {
  const { ben } = attacked;
  const sendTo = (at: number, part = {}) =>
    send(ben, 'own-applications/send', { ...form, id: `a${at}`, programId: `p${at}`, ...part });
  expect((await sendTo(0, { name: '' })).status).toBe(422);
  for (let at = 0; at < 10; at += 1) expect((await sendTo(at)).status).toBe(200);
  expect((await sendTo(10)).status).toBe(429);
});

test('what a program asks and whether it is open is decided when the application arrives', async () => {
  const { manager, ben } = attacked;
  const managerIds = [attacked.managerId];
  const save = (base: string, part: object) =>
    send(manager, 'programs/save', { id: 'walk', base, ...aProgramDraft({ managerIds, ...part }) });
  const asked = await save('first', { questions: [aQuestion({ id: 'new', text: 'Since when?' })] });
  const input = { ...form, id: 'new', programId: 'walk' };
  expect((await send(ben, 'own-applications/send', input)).json).toMatchObject({
    reason: 'questions-changed',
  });
  const closed = await save(asked.json.revision, { intake: 'closed' });
  expect(closed.status).toBe(200);
  expect((await send(ben, 'own-applications/send', input)).json).toMatchObject({ reason: 'closed' });
});

test('an erased applicant is nowhere: not under a contact of before, nor in a mail; their place is free', async () => {
  const { server, admin, manager, ben, benId } = attacked;
  const input = { ...form, name: 'Benjamin Planted', access: 'Planted stairs' };
  const sent = await send(ben, 'own-applications/send', { ...input, id: 'new', programId: 'walk' });
  const moved = await send(ben, 'own-applications/change', {
    ...input,
    contact: 'second@mail.example',
    id: 'new',
    base: sent.json.revision,
  });
  const approved = await send(manager, 'applications/approve', {
    id: 'new',
    base: moved.json.revision,
    message: 'Planted welcome',
    consentSeenOn: null,
  });
  expect(approved.status).toBe(200);
  const note = { id: 'new', base: 'none', text: 'Planted note' };
  expect((await send(manager, 'applications/saveNote', note)).status).toBe(200);
  const columns = await columnsOf(database);
  const everything = async () => JSON.stringify(await everythingIn(database, columns));
  const words = [/planted/i, /first@mail/, /second@mail/, /beneficiary@fsr/];
  for (const word of words) expect(await everything()).toMatch(word);

  expect((await send(admin, 'privacy/erase', { id: benId })).status).toBe(204);

  for (const word of words) expect(await everything()).not.toMatch(word);
  const view = JSON.parse((await ask(manager, 'applications/get', { id: 'new' })).text);
  const left: Application = view.application;
  expect(left).toMatchObject({ state: 'approved', personId: null, ended: { how: 'left' } });
  expect(view.program.enrolled).toBe(0);
  expect(JSON.stringify(server.logger.entries)).not.toMatch(/planted|@mail/i);
});

test('a mail to an address that two applicants share outlives the erasure of one of them', async () => {
  const { server, admin, ben, benId } = attacked;
  const ann = await server.signedIn('beneficiary', 'ann@fsr.example');
  const shared = { ...form, contact: 'caseworker@mail.example', programId: 'walk' };
  for (const [fetch, id] of [
    [ben, 'of-ben'],
    [ann, 'of-ann'],
  ] as const)
    expect((await send(fetch, 'own-applications/send', { ...shared, id })).status).toBe(200);
  await send(admin, 'privacy/erase', { id: benId });
  const mails = await database
    .selectFrom('outbox_mail')
    .select('to_address')
    .where('kind', '=', 'answer')
    .execute();
  expect(mails).toEqual([{ to_address: 'caseworker@mail.example' }]);
});
