// @ts-check
// Fills a database with as many rows as a foundation has after many years.
import { anyName, anyText, Chance } from './words.mjs';

/** How many rows there are of each. */
export const ROWS = { people: 10_000, messages: 50_000, gifts: 100_000 };

const BATCH = 500;
const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const YEARS = 8;

/** @typedef {import('../../src/adapters/postgres/database').Database} Database */
/** @typedef {(...texts: readonly string[]) => string} SearchColumn makes a row's words */

/**
 * @param {Database} database
 * @param {'user' | 'contact_message' | 'gift'} table
 * @param {number} count
 * @param {(at: number) => object} rowAt
 */
async function insert(database, table, count, rowAt) {
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => rowAt(from + at));
    await database
      .insertInto(table)
      .values(/** @type {any} */ (rows))
      .execute();
  }
}

/** @param {number} number */
function anybody(number) {
  const name = anyName(new Chance(number * 7919));
  return { name, email: `${name.toLowerCase().replace(' ', '.')}.${number}@mail.example` };
}

/**
 * @param {Database} database migrated and empty
 * @param {SearchColumn} searchColumn
 */
export async function fill(database, searchColumn) {
  const chance = new Chance(1);
  const time = () => NOW - chance.below(YEARS * 365) * DAY - chance.below(DAY);
  const roles = [null, null, null, 'donor', 'donor', 'beneficiary', 'volunteer'];
  await insert(database, 'user', ROWS.people, (at) => {
    const { name, email } = anybody(at);
    const role = at === 0 ? 'admin' : chance.of(roles);
    const joined = role === null ? null : new Date(time());
    return {
      id: `person-${at}`,
      name,
      email,
      emailVerified: false,
      role,
      banned: chance.below(50) === 0,
      joinedAt: joined,
      createdAt: new Date(time()),
      lastSignInAt: joined,
      search: searchColumn(name, email),
    };
  });
  const states = ['unread', 'read', 'read', 'answered', 'answered', 'answered', 'archived', 'archived'];
  await insert(database, 'contact_message', ROWS.messages, (at) => {
    const { name, email } = anybody(chance.below(ROWS.people));
    const message = anyText(chance, 10 + chance.below(50));
    const search = searchColumn(name, email, message);
    return {
      id: `message-${at}`,
      received_at: time(),
      name,
      email,
      message,
      state: chance.of(states),
      search,
    };
  });
  const methods = ['card', 'check', 'cash'];
  await insert(database, 'gift', ROWS.gifts, (at) => {
    const donor = chance.below(ROWS.people);
    const { name, email } = anybody(donor);
    return {
      id: `gift-${at}`,
      revision: 'first',
      name,
      email,
      phone: '',
      address: '',
      cents: 500 + chance.below(50_000),
      campaign_id: chance.below(3) === 0 ? `campaign-${chance.below(20)}` : null,
      received_on: new Date(time()).toISOString().slice(0, 10),
      method: chance.of(methods),
      note: '',
      origin: 'entered',
      state: chance.below(20) === 0 ? 'pending' : 'settled',
      created_at: time(),
      donor_key: email,
      search: searchColumn(name, email),
    };
  });
}
