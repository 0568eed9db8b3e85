import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../src/adapters/postgres/database';
import { applicationSchema } from '../../src/core/applications/application';
import { receiptSchema, receiptTextSchema } from '../../src/core/receipts/receipt';
import { goodsLineSchema } from '../../src/core/shared/goods/goods-line';
import { columnsOf } from './any-rows';
import { aGift } from './gift-builder';
import { issuedReceipt } from './receipt-builder';

type Column = Awaited<ReturnType<typeof columnsOf>>[number];
/** The values of a row that say what it is and whose, as text. */
type Fixed = Readonly<Record<string, string | null>>;

/** The person whose words are planted. */
export const PLANTED_PERSON = { id: 'ben', email: 'planted.person@mail.example' };
const { id: PERSON, email: EMAIL } = PLANTED_PERSON;
const AVATAR = `picture:${'a'.repeat(64)}`;

/**
 * The rows of each table, with what says which row it is and whose: ids, kinds and days. A word is planted in every other column
 * that can hold one. A table that is not here is one that nobody has thought of.
 */
const ROWS: Readonly<Record<string, readonly Fixed[]>> = {
  user: [{ id: PERSON, email: EMAIL, role: 'donor', image: AVATAR }],
  session: [{ userId: PERSON, assurance: 'password' }],
  second_factor: [{ userId: PERSON }],
  sign_in_challenge: [{ userId: PERSON }],
  known_browser: [{ userId: PERSON }],
  account: [{ userId: PERSON }],
  account_token: [{ userId: PERSON, purpose: 'password' }],
  verification: [{}],
  contact_message: [{ email: EMAIL, state: 'unread' }],
  gift_import: [{ id: 'import' }],
  gift: [
    {
      id: 'gift',
      email: EMAIL,
      person_id: PERSON,
      donor_key: EMAIL,
      import_id: 'import',
      state: 'settled',
      method: 'card',
      receipt: 'none',
      no_receipt_reason: 'fund',
      origin: 'import',
      received_on: '2026-11-02',
      refund_on: null,
      refund_cents: null,
    },
  ],
  recurring_plan: [
    {
      id: 'plan',
      email: EMAIL,
      person_id: PERSON,
      interval: 'monthly',
      state: 'active',
      starts_on: '2026-11-02',
      asks_from: '2026-11-02',
    },
  ],
  pickup_request: [{ id: 'pickup', email: EMAIL, state: 'collected', sorting: 'waits' }],
  receipt: [
    {
      id: 'receipt',
      donor_email: EMAIL,
      donor_key: `${EMAIL}\n`,
      person_id: PERSON,
      year: '2026',
      kind: 'single',
      issued_on: '2027-01-01',
      state: 'voided',
    },
  ],
  receipt_gift: [{ id: 'receipt:gift', receipt_id: 'receipt', gift_id: 'gift', kind: 'single' }],
  receipt_mail: [{ id: 'mailing', receipt_id: 'receipt', mail_id: 'mail' }],
  receipt_run: [{ year: '2026' }],
  receipt_run_donor: [{ id: `2026\n${EMAIL}\n`, year: '2026', donor_key: `${EMAIL}\n`, outcome: 'mailed' }],
  due_receipt: [{ gift_id: 'gift' }],
  receipt_count: [{}],
  outbox_mail: [
    { id: 'mail', position: '1', to_address: EMAIL, about_address: null, kind: 'receipt', state: 'waiting' },
    { id: 'notice', position: '2', about_address: EMAIL, kind: 'message', state: 'waiting' },
  ],
  notice_digest: [{ id: `message\n${EMAIL}`, kind: 'message', to_address: EMAIL }],
  picture: [{ ref: AVATAR }],
  content_head: [{ is_head: 'true' }],
  content_backup: [{}],
  campaign: [{}],
  program: [{ state: 'active', manager_ids: JSON.stringify([PERSON]) }],
  application: [
    {
      id: 'application',
      program_id: 'program',
      person_id: PERSON,
      role: 'participant',
      state: 'pending',
      reason_kind: null,
      ended_how: null,
      ended_at: null,
      decided_at: null,
      consent_seen_on: null,
      erased_at: null,
    },
  ],
  staff_note: [{ id: 'application' }],
  event: [{ id: 'event', program_id: 'program', state: 'published' }],
  signup: [
    {
      id: 'signup',
      event_id: 'event',
      shift_id: null,
      program_id: 'program',
      person_id: PERSON,
      day: '2026-11-02',
      state: 'going',
      hours: 'claimed',
      call: 'changed',
      erased_at: null,
    },
  ],
  shelf_move: [
    {
      id: 'move',
      by_id: PERSON,
      kind: 'given',
      cut: 'men',
      pickup_id: 'pickup',
      reverses: null,
      application_id: 'application',
      event_id: 'event',
    },
  ],
  guide: [
    {
      id: 'guide',
      type: 'resource',
      state: 'published',
      redo_from: null,
      reports: JSON.stringify([PERSON]),
      checked_on: null,
      checked_by: PERSON,
    },
  ],
  completion: [{ guide_id: 'guide', person_id: PERSON, said_by: 'self' }],
  calendar_feed: [{ person_id: PERSON }],
  settings: [{ is_kept: 'true' }],
  rate_count: [{}],
  audit_entry: [{ actor_id: PERSON, subject_id: PERSON }],
};

/** Somebody on the staff who may be the person. */
const MARKED_BY = v.object({ id: v.literal(PERSON), name: v.string() });

/** The values of JSON columns, with their schemas; others hold a text. */
const JSONS: Readonly<Record<string, { readonly value: unknown; readonly schema: v.GenericSchema }>> = {
  'receipt.text': { value: receiptText(), schema: receiptTextSchema },
  'receipt.voided': {
    value: { on: '2027-01-02', cause: 'person', reason: '', replacedBy: '' },
    schema: receiptSchema.entries.voided,
  },
  'application.pairs': { value: [], schema: applicationSchema.entries.pairs },
  'application.answers': {
    value: [{ questionId: '', question: '', value: '' }],
    schema: applicationSchema.entries.answers,
  },
  'application.decided_by': {
    value: { id: PERSON, name: '' },
    schema: MARKED_BY,
  },
  'signup.approved_by': { value: { id: PERSON, name: '' }, schema: MARKED_BY },
  'signup.marked_by': { value: { id: PERSON, name: '' }, schema: MARKED_BY },
  'pickup_request.goods': {
    value: [{ description: '', count: 7 }],
    schema: v.array(goodsLineSchema),
  },
};

function receiptText(): unknown {
  const gift = aGift({
    id: 'gift',
    benefit: { description: 'Dinner', cents: 1 },
    source: { provider: 'Payments', externalId: '1' },
  });
  return issuedReceipt({ kind: 'single', giftId: 'gift' }, { gifts: [gift], goods: [] }, 1).text;
}

/** Where words were planted, by word; a place is 'table.column', with the path inside JSON. */
export type PlantedWords = ReadonlyMap<string, string>;

/** Plants a word of its own in every column of every table that can hold one, as the database's own catalog names them. */
export async function plantWords(database: Database): Promise<PlantedWords> {
  const columns = await columnsOf(database);
  const words = new Map<string, string>();
  const tables = [...new Set(columns.map(({ table }) => table))];
  const unknown = tables.filter((table) => !ROWS[table]);
  if (unknown.length > 0) throw new Error(`No row is planted in the table ${unknown.join(', ')}.`);
  // The others refer to the person.
  for (const table of ['user', ...tables.filter((name) => name !== 'user')]) {
    const own = columns.filter((column) => column.table === table);
    for (const fixed of ROWS[table] ?? []) {
      const values = own.map((column) => {
        const value = column.name in fixed ? fixed[column.name] : planted(column, words);
        return sql`${value ?? null}::text::${sql.raw(column.type)}`;
      });
      await sql`insert into ${sql.table(table)} (${sql.join(own.map(({ name }) => sql.ref(name)))})
        overriding system value values (${sql.join(values)})`.execute(database);
    }
  }
  return words;
}

function planted({ table, name, type }: Column, words: Map<string, string>): string {
  const place = `${table}.${name}`;
  switch (type) {
    case 'text':
    case 'tsvector':
      return wordFor(place, words);
    case 'json':
    case 'jsonb':
      return jsonWithWords(place, words);
    case 'bytea':
      return `\\x${Buffer.from(wordFor(place, words)).toString('hex')}`;
    case 'boolean':
      return 'false';
    case 'bigint':
    case 'integer':
    case 'double precision':
      return '1';
    case 'timestamp with time zone':
      return '2026-11-02T12:00:00Z';
    default:
      throw new Error(`Nobody says yet whether ${place}, of the type '${type}', can hold words.`);
  }
}

/** The word for a place: letters and digits alone, so that it is one word of a search as well. */
function wordFor(place: string, words: Map<string, string>): string {
  const word = `planted${place.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
  words.set(word, place);
  return word;
}

/** JSON with a word in place of each text; only texts that the schema fixes stay. */
function jsonWithWords(place: string, words: Map<string, string>): string {
  const kept = JSONS[place];
  if (!kept) return JSON.stringify(wordFor(place, words));
  const whole = structuredClone(kept.value);
  const plant = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const inside = Array.isArray(value) ? path : `${path}.${key}`;
      if (typeof inner !== 'string') plant(inner, inside);
      else {
        const record = value as Record<string, unknown>;
        record[key] = wordFor(inside, new Map());
        if (v.is(kept.schema, whole)) words.set(String(record[key]), inside);
        else record[key] = inner;
      }
    }
  };
  plant(whole, place);
  return JSON.stringify(whole);
}

/** The places of planted words found in a text, in their order; a word that was made of one is its own place. */
export function placesIn(text: string, words: PlantedWords): readonly string[] {
  const hex = Buffer.from('planted').toString('hex');
  const bytes = [...text.matchAll(new RegExp(`${hex}(?:[0-9a-f]{2})*`, 'g'))].map(([found]) =>
    Buffer.from(found, 'hex').toString(),
  );
  const found = [...text.toLowerCase().matchAll(/planted[\w.@]*/g)].map(([word]) => word);
  return [...new Set([...found, ...bytes].map((word) => words.get(word) ?? word))].sort();
}
