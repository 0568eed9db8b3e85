// @ts-check
// Fills a database with as many rows as a foundation has after many years.
import { giftOf, receiptOf } from './paper.mjs';
import { anyName, anyText, Chance } from './words.mjs';

/** How many rows there are of each. */
export const ROWS = {
  people: 10_000,
  messages: 50_000,
  pickups: 20_000,
  gifts: 100_000,
  receipts: 100_000,
  mails: 50_000,
  entries: 100_000,
  hours: 50_000,
};

/** A fifth of all gifts came in this year, each from another donor. */
export const YEAR_OF_MANY_DONORS = 2025;
const DONORS_OF_YEAR = 20_000;

const BATCH = 500;
const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const YEARS = 8;

/** @typedef {import('../../src/adapters/postgres/database').Database} Database */
/** @typedef {import('../../src/adapters/postgres/database').Tables} Tables */
/** @typedef {(...texts: readonly string[]) => string} SearchColumn makes a row's words */

/**
 * @param {Database} database
 * @param {keyof Tables} table
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

/** Somebody who gave money and goods. */
export const DONOR = anybody(7).email;

/**
 * @param {Database} database migrated and empty
 * @param {SearchColumn} searchColumn
 */
export async function fill(database, searchColumn) {
  const chance = new Chance(1);
  const time = () => NOW - chance.below(YEARS * 365) * DAY - chance.below(DAY);
  await fillPeople(database, searchColumn, chance, time);
  await fillPost(database, searchColumn, chance, time);
  await fillGifts(database, searchColumn, chance, time);
  await fillReceipts(database, searchColumn);
  await fillRecords(database, chance, time);
  await fillHours(database, chance);
}

/**
 * @param {Database} database
 * @param {SearchColumn} searchColumn
 * @param {Chance} chance
 * @param {() => number} time
 */
async function fillPeople(database, searchColumn, chance, time) {
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
}

/**
 * @param {Database} database
 * @param {SearchColumn} searchColumn
 * @param {Chance} chance
 * @param {() => number} time
 */
async function fillPost(database, searchColumn, chance, time) {
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
  const ends = ['requested', 'scheduled', 'collected', 'collected', 'collected', 'collected', 'declined'];
  await insert(database, 'pickup_request', ROWS.pickups, (at) => {
    const { name, email } = anybody(chance.below(ROWS.people));
    const [items, message, received] = [anyText(chance, 6), anyText(chance, 10), time()];
    const state = chance.of(ends);
    const isScheduled = state === 'scheduled' || state === 'collected';
    return {
      id: `pickup-${at}`,
      received_at: received,
      name,
      email,
      phone: '702-555-0100',
      items,
      message,
      state,
      address: '1 Sample Street, Las Vegas',
      search: searchColumn(name, email, items, message),
      scheduled_at: isScheduled ? received + 5 * DAY : null,
      reason: state === 'declined' ? 'Too far.' : '',
    };
  });
}

/**
 * @param {Database} database
 * @param {SearchColumn} searchColumn
 * @param {Chance} chance
 * @param {() => number} time
 */
async function fillGifts(database, searchColumn, chance, time) {
  await insert(database, 'gift', ROWS.gifts, (at) => {
    const isOfYear = at < DONORS_OF_YEAR;
    const donor = anybody(isOfYear ? at : chance.below(ROWS.people));
    const on = isOfYear ? Date.UTC(YEAR_OF_MANY_DONORS, 0, 1) + chance.below(365) * DAY : time();
    const state = !isOfYear && chance.below(20) === 0 ? 'pending' : 'settled';
    return {
      ...giftOf(at, donor, chance),
      received_on: new Date(on).toISOString().slice(0, 10),
      state,
      created_at: time(),
      search: searchColumn(donor.name, donor.email),
    };
  });
}

/**
 * @param {Database} database
 * @param {SearchColumn} searchColumn
 */
async function fillReceipts(database, searchColumn) {
  const each = ROWS.receipts / YEARS;
  const first = new Date(NOW).getUTCFullYear() - YEARS + 1;
  await insert(database, 'receipt', ROWS.receipts, (at) => {
    const [year, count] = [first + Math.floor(at / each), (at % each) + 1];
    // Every second donor of most years has a statement; of the year of many donors nobody has.
    const isStatement = year !== YEAR_OF_MANY_DONORS && count * 2 <= ROWS.people;
    const donor = anybody(isStatement ? count * 2 : at % ROWS.people);
    return receiptOf(at, { year, count, donor, isStatement, searchColumn });
  });
  await insert(database, 'receipt_gift', ROWS.receipts, (at) => ({
    id: `receipt-${at}:given-${at}`,
    receipt_id: `receipt-${at}`,
    gift_id: `given-${at}`,
    kind: 'single',
    holds: at % 50 !== 0,
  }));
  await insert(database, 'receipt_count', YEARS, (at) => ({ year: first + at, last: each }));
  await insert(database, 'settings', 1, () => ({
    revision: 'first',
    saved_at: NOW,
    settings: JSON.stringify({ legalName: 'Sample Foundation' }),
  }));
}

/**
 * @param {Database} database
 * @param {Chance} chance
 * @param {() => number} time
 */
async function fillRecords(database, chance, time) {
  const states = ['sent', 'sent', 'sent', 'sent', 'sent', 'sent', 'waiting', 'failed'];
  await insert(database, 'outbox_mail', ROWS.mails, () => {
    const { name, email: to } = anybody(chance.below(ROWS.people));
    const [state, queued_at] = [chance.of(states), time()];
    const mail = {
      kind: 'receipt',
      to,
      subject: 'Your receipt',
      greeting: name,
      lines: [anyText(chance, 150)],
    };
    return {
      kind: 'receipt',
      to_address: to,
      subject: 'Your receipt',
      state,
      queued_at,
      tries: 1,
      mail: state === 'sent' ? null : JSON.stringify(mail),
      sent_at: state === 'sent' ? queued_at : null,
    };
  });
  const actions = [
    'gift.record',
    'gift.settle',
    'gift.settle',
    'receipt.issue',
    'receipt.issue',
    'person.invite',
  ];
  await insert(database, 'audit_entry', ROWS.entries, (at) => ({
    id: `entry-${at}`,
    at: time(),
    action: chance.of(actions),
    subject_name: '',
    // Three people keep the books.
    actor_id: `person-${chance.below(3)}`,
    subject_id: `person-${chance.below(ROWS.people)}`,
    detail: JSON.stringify({ cents: '5000' }),
  }));
}

/** Who logged half of all hours. */
export const VOLUNTEER = 'person-9';

/**
 * Logged hours: half of them by one volunteer, of whom most were approved, and the others by many.
 * @param {Database} database
 * @param {Chance} chance
 */
async function fillHours(database, chance) {
  const programs = [...Array.from({ length: 8 }, (_, at) => `program-${at}`), null];
  await insert(database, 'program', 8, (at) => ({
    id: `program-${at}`,
    revision: 'first',
    state: 'active',
    title: `Program ${at}`,
    summary: '',
    description: '',
    manager_ids: JSON.stringify(at < 4 ? ['person-7'] : []),
    intake: 'open',
    answer_days: 5,
    contact_name: '',
    contact_phone: '',
    next_step: '',
    asks_sizes: false,
    volunteers_need_approval: false,
    questions: '[]',
    created_at: at,
  }));
  await insert(database, 'signup', ROWS.hours, (at) => {
    const person = at % 2 === 0 ? VOLUNTEER : `person-${chance.below(ROWS.people)}`;
    return {
      id: `hours-${at}`,
      revision: 'first',
      person_id: person,
      person_key: person,
      name: '',
      contact: '',
      program_id: chance.of(programs),
      day: new Date(NOW - chance.below(YEARS * 365) * DAY).toISOString().slice(0, 10),
      since: at,
      state: 'attended',
      minutes: 15 + chance.below(240),
      hours: chance.of(['approved', 'approved', 'approved', 'claimed', 'returned']),
      return_reason: '',
      note: anyText(chance, 5),
      created_at: at,
    };
  });
}
