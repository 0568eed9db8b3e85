import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { writeBackupFile } from '../../../src/adapters/node/copy-file';
import { readDatabase } from '../../../src/adapters/postgres/copy-database';
import { columnsOf, everythingIn } from '../../support/any-rows';
import { PLANTED_PERSON, placesIn, plantWords } from '../../support/planted-words';
import { anyDatabase } from '../../support/test-database';
import { TestServer } from '../../support/test-server';

const { database, empty } = await anyDatabase();
const folder = mkdtempSync(join(tmpdir(), 'erased-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FOUNDATION = 'the foundation wrote it for everybody to read';
const ID = 'an id or a key that the program made';

/** What an erasure leaves, by where it stands, and why. Anything else that is planted has to go. */
const STAYS: Readonly<Record<string, string>> = {
  'application.person_key': ID,
  'audit_entry.action': 'one of the known actions',
  'audit_entry.detail': 'the log names fields and numbers, never what people typed, and is never changed',
  'audit_entry.id': ID,
  'audit_entry.subject_name': 'empty for people: their name is looked up',
  'campaign.description': FOUNDATION,
  'campaign.es': FOUNDATION,
  'campaign.id': ID,
  'campaign.image_url': FOUNDATION,
  'campaign.revision': ID,
  'campaign.title': FOUNDATION,
  'content_backup.content': FOUNDATION,
  'content_backup.id': ID,
  'content_backup.revision': ID,
  'content_head.content': FOUNDATION,
  'content_head.revision': ID,
  'event.access': FOUNDATION,
  'event.address': FOUNDATION,
  'event.cancel_reason': FOUNDATION,
  'event.contact_name': FOUNDATION,
  'event.contact_phone': FOUNDATION,
  'event.description': FOUNDATION,
  'event.es': FOUNDATION,
  'event.invited': FOUNDATION,
  'event.place': FOUNDATION,
  'event.revision': ID,
  'event.series_id': ID,
  'event.shifts': FOUNDATION,
  'event.title': FOUNDATION,
  'gift.campaign_id': ID,
  'gift.provider': 'the company that took the payment: receipts name it, and it tells payments apart',
  'gift_import.provider': 'the company whose file it was',
  'guide.address': FOUNDATION,
  'guide.audience': FOUNDATION,
  'guide.body': FOUNDATION,
  'guide.es': FOUNDATION,
  'guide.hours': FOUNDATION,
  'guide.languages': FOUNDATION,
  'guide.link': FOUNDATION,
  'guide.need': FOUNDATION,
  'guide.phone': FOUNDATION,
  'guide.required_for': 'ids of programs',
  'guide.revision': ID,
  'guide.title': FOUNDATION,
  'program.contact_name': FOUNDATION,
  'program.contact_phone': FOUNDATION,
  'program.description': FOUNDATION,
  'program.es': FOUNDATION,
  'program.id': ID,
  'program.intake': FOUNDATION,
  'program.kind': FOUNDATION,
  'program.next_step': FOUNDATION,
  'program.questions': FOUNDATION,
  'program.summary': FOUNDATION,
  'program.title': FOUNDATION,
  'rate_count.call': 'the name of a call',
  'rate_count.inputs': 'hashes, which the limiter makes; they end with their window',
  'rate_count.key': 'the limiter says itself what its keys tell of people; they end with their window',
  'receipt.text.gifts.giftId': ID,
  'receipt.text.gifts.provider': 'the company that took the payment',
  'receipt.text.inReturn.sentence': 'one of the sentences of every receipt',
  'receipt.text.notes': 'sentences of every receipt',
  'receipt.text.organization.address': FOUNDATION,
  'receipt.text.organization.ein': FOUNDATION,
  'receipt.text.organization.email': FOUNDATION,
  'receipt.text.organization.legalName': FOUNDATION,
  'receipt.text.organization.phone': FOUNDATION,
  'receipt.text.organization.signatory': FOUNDATION,
  'receipt.voided.replacedBy': ID,
  'settings.revision': ID,
  'settings.settings': 'what the foundation decided about its work',
  'shelf_move.note': 'staff write it about pairs of a size',
  'signup.person_key': 'keeps people apart in figures, and means nothing',
  'verification.id': ID,
  'verification.identifier': 'what a secret is for: the first admin',
  'verification.value': 'the hash of a secret of nobody yet',
};

const ERASE = {
  method: 'POST',
  body: JSON.stringify({ id: PLANTED_PERSON.id }),
  headers: { 'Content-Type': 'application/json' },
};

test('of a word in every column of every table, an erasure leaves those alone that are not of the person', async () => {
  await empty();
  const server = new TestServer(database);
  const admin = await server.signedIn('admin');
  const words = await plantWords(database);
  const columns = await columnsOf(database);
  const before = placesIn(JSON.stringify(await everythingIn(database, columns)), words);
  expect(before).toEqual([...new Set([...words.values(), PLANTED_PERSON.email])].sort());

  const answer = await admin('/api/privacy/erase', ERASE);
  expect(answer.status).toBe(204);

  const dump = JSON.stringify(await everythingIn(database, columns));
  expect(placesIn(dump, words)).toEqual(Object.keys(STAYS).sort());
  const backup = join(folder, 'backup.gz');
  await readDatabase(database, (copy) => writeBackupFile(backup, 'any', copy));
  expect(placesIn(gunzipSync(readFileSync(backup)).toString(), words)).toEqual(Object.keys(STAYS).sort());
  const { rows: outbox } = await sql`select id from outbox_mail`.execute(database);
  expect(outbox).toEqual([]);
  expect(placesIn(JSON.stringify(server.logger.entries), words)).toEqual([]);
});

test('a word in a column that is new is found by its name', async () => {
  await empty();
  await sql`alter table pickup_request add column driver_remark text not null default ''`.execute(database);
  try {
    const server = new TestServer(database);
    const admin = await server.signedIn('admin');
    const words = await plantWords(database);
    await admin('/api/privacy/erase', ERASE);
    const dump = JSON.stringify(await everythingIn(database, await columnsOf(database)));
    const unknown = placesIn(dump, words).filter((place) => !(place in STAYS));
    expect(unknown).toEqual(['pickup_request.driver_remark']);
  } finally {
    await sql`alter table pickup_request drop column driver_remark`.execute(database);
  }
});
