// @ts-check
// The volunteers who take a shift at the same moment, and its event.
import { runnerImport } from 'vite';
import { ADDRESS_HEADER, PUBLIC_URL } from './processes.mjs';

/** So many sign in at once, since each of them costs the server a hash of a password. */
const SIGN_INS = 4;
const DAY_MS = 86_400_000;

/** @typedef {import('../../src/adapters/postgres/database').Database} Database */

/** @param {number} at */
const emailOf = (at) => `presser-${at}@mail.example`;

/**
 * Volunteers who have done every training, with the password of another one.
 * @param {Database} database
 * @param {number} count
 * @param {string} like whose password
 */
export async function addPeople(database, count, like) {
  const { addAccount } = (await runnerImport('./src/adapters/postgres/account/add-account.ts')).module;
  const { password } = await database
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select('password')
    .where('email', '=', like)
    .executeTakeFirstOrThrow();
  const day = new Date().toISOString().slice(0, 10);
  const trainings = await database.selectFrom('guide').select('id').where('type', '=', 'training').execute();
  for (let at = 0; at < count; at += 1) {
    const account = { email: emailOf(at), name: `Presser ${at}`, role: 'volunteer' };
    const added = await addAccount(database, account, password);
    if (!added.ok) throw new Error(`${emailOf(at)} could not be added: ${added.failure.code}`);
    const done = trainings.map(({ id }) => ({
      id: crypto.randomUUID(),
      guide_id: id,
      person_id: added.value.id,
      done_on: day,
      said_by: /** @type {const} */ ('self'),
    }));
    await database.insertInto('completion').values(done).execute();
  }
}

/**
 * A published event with one shift, to which every volunteer may come.
 * @param {Database} database
 * @param {number} places of its shift
 * @param {number} round each has a day of its own
 * @returns {Promise<string>} its id
 */
export async function addEvent(database, places, round) {
  const { eventRow } = (await runnerImport('./src/adapters/postgres/events/postgres-events.ts')).module;
  const startsAt = Date.now() + (5 + 2 * round) * DAY_MS;
  const times = { startsAt, endsAt: startsAt + DAY_MS / 8 };
  const event = {
    id: `pressed-${round}`,
    revision: 'first',
    state: 'published',
    seriesId: null,
    programId: null,
    title: 'Fitting Day',
    place: 'Main hall',
    address: '',
    access: '',
    description: '',
    contactName: '',
    contactPhone: '',
    invited: ['volunteers'],
    takesSignups: true,
    places: null,
    ...times,
    walkIns: 0,
    cancelReason: '',
    sequence: 0,
    changedAt: 1,
    createdAt: 1,
    shifts: [{ ...times, id: 'desk', label: 'Welcome desk', wanted: places, adultsOnly: false }],
  };
  await database.insertInto('event').values(eventRow(event)).execute();
  return event.id;
}

/**
 * Signs everybody in, each from an address of their own.
 * @param {readonly string[]} sites
 * @param {number} count
 * @param {string} password
 * @returns {Promise<string[]>} their cookies
 */
export async function signInAll(sites, count, password) {
  /** @type {string[]} */
  const cookies = [];
  const signIn = async (/** @type {number} */ at) => {
    const opened = await fetch(`${sites[at % sites.length]}/api/session`, {
      method: 'POST',
      headers: {
        origin: PUBLIC_URL,
        'content-type': 'application/json',
        [ADDRESS_HEADER]: addressOf(at),
      },
      body: JSON.stringify({ email: emailOf(at), password }),
    });
    if (!opened.ok) throw new Error(`${emailOf(at)} could not sign in: ${opened.status}`);
    cookies[at] = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const some = async (/** @type {number} */ first) => {
    for (let at = first; at < count; at += SIGN_INS) await signIn(at);
  };
  await Promise.all(Array.from({ length: SIGN_INS }, (_, first) => some(first)));
  return cookies;
}

/** @param {number} at */
const addressOf = (at) => `10.200.0.${at}`;
