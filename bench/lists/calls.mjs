// @ts-check
// What lists are asked for, and the plain SQL that reads the same rows.
import { DONOR, VOLUNTEER, YEAR_OF_MANY_DONORS } from './fill.mjs';

/** @typedef {Readonly<Record<string, readonly string[]>>} Rows ids by table */

/**
 * @typedef {object} ListCall
 * @property {string} name
 * @property {() => Promise<Rows>} ask through the adapter; answers the rows of the page
 * @property {readonly string[]} plain the statements that count, and sum, the whole table
 */

/**
 * @typedef {object} Lists the adapters
 * @property {{ list: (query: any) => Promise<any> }} people
 * @property {{ list: (query: any) => Promise<any> }} messages
 * @property {{ list: (query: any) => Promise<any> }} pickups
 * @property {{ list: (query: any) => Promise<any>, figures: () => Promise<any> }} gifts
 * @property {{ list: (query: any) => Promise<any>, donors: (query: any) => Promise<any> }} receipts
 * @property {{ list: (query: any) => Promise<any> }} mails
 * @property {{ list: (query: any) => Promise<any> }} log
 * @property {{ gifts: () => Promise<any> }} own
 * @property {{ list: (query: any) => Promise<any> }} hours of the programs that a manager has
 * @property {{ list: (query: any) => Promise<any>, approved: (query: any) => Promise<any> }} ownHours
 */

const PAGE = { search: '', page: 1, size: 25 };
const DAYS = { from: '2024-01-01', to: '2024-12-31' };
/** The hours that the manager sees. */
const MANAGED = "(program_id in ('program-0', 'program-1', 'program-2', 'program-3') or program_id is null)";
const SUMS = "select count(*), sum(cents), sum(cents) filter (where state = 'pending') from gift";

/** @param {string} table */
const countOf = (table) => `select count(*) from ${table}`;

/** @param {number} year what each donor gave in it: money counted and summed, and the goods, which have no sum */
const donorsOf = (year) => [
  `select count(*), sum(cents) from (select donor_identity, sum(cents) as cents, count(*) from gift
    where received_on between '${year}-01-01' and '${year}-12-31' group by donor_identity) as donors`,
  `select name, email, phone, address from pickup_request where state = 'collected'
    and scheduled_at between ${Date.UTC(year, 0, 1)} and ${Date.UTC(year + 1, 0, 1)}`,
];

/**
 * @param {string} name
 * @param {Promise<any>} answer
 */
async function answered(name, answer) {
  const result = await answer;
  if (!result.ok) throw new Error(`${name}: ${result.failure.code}`);
  return result.value;
}

/** @param {readonly { id: string }[]} items */
const idsOf = (items) => items.map(({ id }) => id);

/**
 * @param {string} name
 * @param {readonly string[]} plain
 * @param {(query: any) => Promise<any>} list
 * @param {(items: readonly any[]) => Rows} rowsOf
 * @param {object} usual the query without any filter
 * @param {Record<string, object>} asked what is different, by name
 * @returns {readonly ListCall[]}
 */
function calls(name, plain, list, rowsOf, usual, asked) {
  return Object.entries(asked).map(([what, query]) => ({
    name: `${name}, ${what}`,
    plain,
    ask: async () => {
      const { items } = await answered(`${name}, ${what}`, list({ ...usual, ...query }));
      return rowsOf(items);
    },
  }));
}

/** @param {string} table */
const rowsIn = (table) => (/** @type {readonly { id: string }[]} */ items) => ({ [table]: idsOf(items) });

/** @param {readonly any[]} items gifts of money and goods */
const donationsIn = (items) => ({
  gift: idsOf(items.flatMap(({ gift }) => gift ?? [])),
  pickup_request: idsOf(items.flatMap(({ pickup }) => pickup ?? [])),
});

/**
 * @param {Lists} lists
 * @returns {readonly ListCall[]}
 */
export function listCalls({ people, messages, pickups, gifts, receipts, mails, log, own, hours, ownHours }) {
  const anyGift = {
    ...PAGE,
    kind: null,
    state: null,
    method: null,
    campaignId: null,
    receipt: null,
    from: null,
    to: null,
    sort: 'newest',
  };
  return [
    ...calls(
      'people',
      [countOf('"user"')],
      (query) => people.list(query),
      rowsIn('"user"'),
      { ...PAGE, role: null, state: null, order: 'name', isDescending: false },
      {
        'first page': {},
        'last page': { page: 400 },
        'by last sign-in': { order: 'lastSignInAt', isDescending: true },
        donors: { role: 'donor' },
        deactivated: { state: 'deactivated' },
        'a name': { search: 'Ada Corden' },
        'a beginning': { search: 'ada' },
        'two letters': { search: 'pe' },
        'a beginning among donors, by e-mail': { search: 'ben', role: 'donor', order: 'email' },
      },
    ),
    ...calls(
      'messages',
      [countOf('contact_message')],
      (query) => messages.list(query),
      rowsIn('contact_message'),
      { ...PAGE, from: null, to: null, state: null },
      {
        'first page': {},
        'last page': { page: 1500 },
        unread: { state: 'unread' },
        'a year': DAYS,
        'a name': { search: 'Ada Corden' },
        'a word of half': { search: 'shoes' },
        'a word of half, a late page': { search: 'shoes', page: 30 },
        'two words': { search: 'winter boots' },
        'two letters': { search: 'wi' },
        'a word in a year, unread': { search: 'family', state: 'unread', ...DAYS },
        'a rare word and a frequent one': { search: 'shoes Corden' },
      },
    ),
    ...calls(
      'pickups',
      [countOf('pickup_request')],
      (query) => pickups.list(query),
      rowsIn('pickup_request'),
      { ...PAGE, state: null },
      {
        'first page': {},
        'last page': { page: 800 },
        requested: { state: 'requested' },
        'a name': { search: 'Ada Corden' },
        'a word of a third': { search: 'shoes' },
        'two letters': { search: 'wi' },
      },
    ),
    ...calls(
      'gifts',
      [SUMS],
      (query) => gifts.list(query),
      donationsIn,
      { ...anyGift, kind: 'money' },
      {
        'first page': {},
        'last page': { page: 4000 },
        largest: { sort: 'largest' },
        smallest: { sort: 'smallest' },
        oldest: { sort: 'oldest' },
        pending: { state: 'pending' },
        'a year': DAYS,
        'a campaign': { campaignId: 'campaign-1' },
        'a name': { search: 'Ada Corden' },
        'a beginning': { search: 'ada' },
        'two letters': { search: 'pe' },
        'checks of a campaign in a year': { method: 'check', campaignId: 'campaign-2', ...DAYS },
      },
    ),
    ...calls(
      'gifts of money and goods',
      [SUMS, countOf('pickup_request')],
      (query) => gifts.list(query),
      donationsIn,
      anyGift,
      {
        'first page': {},
        'a middle page': { page: 2400 },
        'last page': { page: 4800 },
        largest: { sort: 'largest' },
        oldest: { sort: 'oldest' },
        'a year': DAYS,
        'goods alone': { kind: 'goods' },
        collected: { state: 'collected' },
        'a name': { search: 'Ada Corden' },
        'a beginning': { search: 'ada' },
        'two letters in a year': { search: 'wi', ...DAYS },
      },
    ),
    {
      name: 'reports: sums of all gifts',
      plain: [
        'select left(received_on, 7), campaign_id, count(*), sum(cents), count(distinct donor_identity) from gift group by 1, 2',
      ],
      ask: async () => {
        await answered('figures', gifts.figures());
        return {};
      },
    },
    ...calls(
      'receipts',
      [countOf('receipt')],
      (query) => receipts.list(query),
      rowsIn('receipt'),
      { ...PAGE, year: null, kind: null, state: null, isPaper: false },
      {
        'first page': {},
        'last page': { page: 4000 },
        'a year': { year: 2024 },
        'statements of a year': { year: 2024, kind: 'statement' },
        'single ones': { kind: 'single' },
        voided: { state: 'voided' },
        'on paper': { isPaper: true },
        'a name': { search: 'Ada Corden' },
        'a number': { search: '2024-0100' },
        'a beginning': { search: 'ada' },
        'two letters': { search: 'pe' },
      },
    ),
    ...calls(
      'donors of 20,000 in a year',
      donorsOf(YEAR_OF_MANY_DONORS),
      (query) => receipts.donors(query),
      () => ({}),
      { ...PAGE, year: YEAR_OF_MANY_DONORS },
      { 'first page': {}, 'last page': { page: 800 }, 'a beginning': { search: 'ada' } },
    ),
    ...calls(
      'donors of a year with statements for half',
      donorsOf(2024),
      (query) => receipts.donors(query),
      () => ({}),
      { ...PAGE, year: 2024 },
      { 'first page': {}, 'a name': { search: 'Ada Corden' } },
    ),
    {
      name: 'one donor’s own gifts',
      plain: [
        countOf(`gift where donor_key = '${DONOR}'`),
        countOf(`pickup_request where email = '${DONOR}'`),
      ],
      ask: async () => {
        const { gifts: money, pickups: goods } = await answered('own gifts', own.gifts());
        return { gift: idsOf(money), pickup_request: idsOf(goods) };
      },
    },
    ...calls(
      'outbox',
      [countOf('outbox_mail')],
      (query) => mails.list(query),
      rowsIn('outbox_mail'),
      { page: 1, size: 25, state: null },
      {
        'first page': {},
        'last page': { page: 2000 },
        waiting: { state: 'waiting' },
        failed: { state: 'failed' },
      },
    ),
    ...calls(
      'audit log',
      [countOf('audit_entry')],
      (query) => log.list(query),
      rowsIn('audit_entry'),
      { page: 1, size: 25, action: null, person: null },
      {
        'first page': {},
        'last page': { page: 4000 },
        'an action': { action: 'gift.record' },
        'a person': { person: 'person-7' },
        'an action of a busy person': { action: 'gift.record', person: 'person-0' },
      },
    ),
    ...calls(
      'hours',
      [`select hours, count(*) from signup where hours <> 'none' and ${MANAGED} group by hours`],
      (query) => hours.list(query),
      rowsIn('signup'),
      { page: 1, size: 20, show: 'claimed', programId: null },
      {
        'first page': {},
        'last page': { page: 280 },
        approved: { show: 'approved' },
        'of a program': { programId: 'program-1' },
        'of none': { programId: 'none' },
      },
    ),
    ...calls(
      'own hours',
      [
        `select hours, count(*), sum(minutes) from signup where person_id = '${VOLUNTEER}' and hours <> 'none' group by hours`,
      ],
      (query) => ownHours.list(query),
      rowsIn('signup'),
      { page: 1, size: 20, year: 2026, show: 'all' },
      { 'first page': {}, 'last page': { page: 120 }, 'waiting in a year': { year: 2023, show: 'claimed' } },
    ),
  ];
}
