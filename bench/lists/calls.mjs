// @ts-check
// What lists are asked for, and the plain SQL that reads the same rows.

/** @typedef {import('../../src/adapters/postgres/database').Database} Database */

/**
 * @typedef {object} ListCall
 * @property {string} name
 * @property {() => Promise<readonly string[]>} ask through the adapter; answers the ids of the page's rows
 * @property {string} table
 * @property {string} all the statement that counts, and sums, all rows of the table
 */

const COUNT = 'count(*)';
const SUMS = "count(*), sum(cents), sum(cents) filter (where state = 'pending')";

/**
 * @param {object} lists the adapters
 * @param {{ list: (query: any) => Promise<any> }} lists.people
 * @param {{ list: (query: any) => Promise<any> }} lists.messages
 * @param {{ list: (query: any) => Promise<any>, figures: () => Promise<any> }} lists.gifts
 * @returns {readonly ListCall[]}
 */
export function listCalls({ people, messages, gifts }) {
  /**
   * @param {string} name
   * @param {string} table
   * @param {string} counted
   * @param {{ list: (query: any) => Promise<any> }} list
   * @param {object} usual the query without any filter
   * @param {Record<string, object>} asked what is different, by name
   */
  const calls = (name, table, counted, list, usual, asked) =>
    Object.entries(asked).map(([what, query]) => ({
      name: `${name}, ${what}`,
      table,
      all: `select ${counted} from ${table}`,
      ask: async () => {
        const answer = await list.list({ ...usual, ...query });
        if (!answer.ok) throw new Error(`${name}, ${what}: ${answer.failure.code}`);
        return answer.value.items.map((/** @type {{ id: string }} */ { id }) => id);
      },
    }));
  const page = { search: '', page: 1, size: 25 };
  const days = { from: '2024-01-01', to: '2024-12-31' };
  return [
    ...calls(
      'people',
      '"user"',
      COUNT,
      people,
      { ...page, role: null, state: null, order: 'name', isDescending: false },
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
      'contact_message',
      COUNT,
      messages,
      { ...page, from: null, to: null, state: null },
      {
        'first page': {},
        'last page': { page: 1500 },
        unread: { state: 'unread' },
        'a year': days,
        'a name': { search: 'Ada Corden' },
        'a word of a third': { search: 'shoes' },
        'two words': { search: 'winter boots' },
        'two letters': { search: 'wi' },
        'a word in a year, unread': { search: 'family', state: 'unread', ...days },
      },
    ),
    ...calls(
      'gifts',
      'gift',
      SUMS,
      gifts,
      {
        ...page,
        ...{ kind: null, state: null, method: null, campaignId: null, from: null, to: null },
        sort: 'newest',
      },
      {
        'first page': {},
        'last page': { page: 4000 },
        largest: { sort: 'largest' },
        smallest: { sort: 'smallest' },
        oldest: { sort: 'oldest' },
        pending: { state: 'pending' },
        'a year': days,
        'a campaign': { campaignId: 'campaign-1' },
        'a name': { search: 'Ada Corden' },
        'a beginning': { search: 'ada' },
        'two letters': { search: 'pe' },
        'checks of a campaign in a year': { method: 'check', campaignId: 'campaign-2', ...days },
      },
    ),
    {
      name: 'reports: sums of all gifts',
      table: 'gift',
      all: 'select left(received_on, 7), campaign_id, count(*), sum(cents), count(distinct donor_key) from gift group by 1, 2',
      ask: async () => {
        const answer = await gifts.figures();
        if (!answer.ok) throw new Error(`figures: ${answer.failure.code}`);
        return [];
      },
    },
  ];
}
