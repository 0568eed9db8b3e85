import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { BackupFile, writeBackupFile } from '../../../src/adapters/node/copy-file';
import { campaignRow } from '../../../src/adapters/postgres/campaigns/postgres-campaigns';
import { PostgresImageLibrary } from '../../../src/adapters/postgres/content/postgres-image-library';
import {
  type CopiedRows,
  countRows,
  readDatabase,
  refuseRows,
  type TableCounts,
  TargetNotEmptyError,
  writeDatabase,
} from '../../../src/adapters/postgres/copy-database';
import { CampaignsService } from '../../../src/core/campaigns/campaigns.service';
import { anyRows, columnsOf, everythingIn, storeRows } from '../../support/any-rows';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { contentTitled } from '../../support/content-builder';
import { pngOf } from '../../support/picture-bytes';
import { postgresUnit } from '../../support/postgres-unit';
import { anyDatabase } from '../../support/test-database';
import { TestServer } from '../../support/test-server';

const folder = mkdtempSync(join(tmpdir(), 'copies-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { database: source, empty } = await anyDatabase();
const { database: target, empty: emptyTarget } = await anyDatabase();

async function filled() {
  await empty();
  const server = new TestServer(source);
  const { contentStore, forms, imageLibrary } = server.ports;
  await server.account('admin');
  const first = await contentStore.save({ content: contentTitled('One'), base: null, automatic: false });
  await contentStore.save({
    content: contentTitled('Two’s "é"'),
    base: first.ok ? first.value.revision : null,
    automatic: true,
  });
  await source
    .insertInto('campaign')
    .values([campaignRow(aCampaign({ id: 'b' })), campaignRow(aCampaign({ id: 'a' }))])
    .execute();
  for (let at = 0; at < 230; at += 1)
    await forms.message.execute({
      name: `Ann ${at}`,
      email: 'a@example.org',
      message: 'a\n"b"\\c',
      language: 'es',
    });
  for (let at = 1; at < 8; at += 1) await imageLibrary.put({ bytes: pngOf(at, at), type: 'image/png' });
  return { server, campaigns: new CampaignsService(postgresUnit(source)) };
}

/** What a copy of the source holds, kept so that a test can break it. */
async function allPieces(): Promise<{ pieces: CopiedRows[]; counts: TableCounts }> {
  return readDatabase(source, async (copy) => {
    const pieces: CopiedRows[] = [];
    for await (const piece of copy.pieces) pieces.push(piece);
    return { pieces, counts: copy.counts() };
  });
}

async function* each(pieces: readonly CopiedRows[], end = () => {}) {
  yield* pieces;
  end();
}

test('every table is copied, and what is read from the copy is what was stored', async () => {
  await filled();
  await emptyTarget();
  const { pieces, counts } = await allPieces();
  expect(counts).toMatchObject({
    campaign: 2,
    contact_message: 230,
    picture: 7,
    user: 1,
    account: 1,
    content_backup: 2,
  });
  expect(await writeDatabase(target, { pieces: each(pieces), counts: () => counts })).toEqual(counts);

  const copy = new TestServer(target);
  const original = new TestServer(source);
  for (const name of ['load', 'backups'] as const)
    expect(await copy.ports.contentStore[name]()).toEqual(await original.ports.contentStore[name]());
  const campaigns = new CampaignsService(postgresUnit(target));
  expect(await campaigns.list()).toEqual(await new CampaignsService(postgresUnit(source)).list());
  const picturesIn = (database: typeof source) =>
    new PostgresImageLibrary(database, crypto.subtle, original.time, original.logger).list();
  expect(await picturesIn(target)).toEqual(await picturesIn(source));
  const { rows } = await sql<{ same: boolean }>`select bytes from picture order by ref`.execute(target);
  expect(rows).toEqual((await sql`select bytes from picture order by ref`.execute(source)).rows);
  // Accounts still work, and the order of campaigns goes on.
  const credentials = { email: 'admin@fsr.example', password: 'a password for tests' };
  expect((await copy.ports.accounts.signIn(credentials, { address: '', agent: '' })).ok).toBe(true);
  const created = await campaigns.create({ id: 'new', ...aCampaignDraft({ title: 'New' }) });
  const listed = await campaigns.list();
  expect(listed.ok && listed.value.at(-1)).toEqual(created.ok && created.value);
});

test('whatever the tables hold is the same after a backup and its restoring, also in place of what was there', async () => {
  await emptyTarget();
  const columns = await columnsOf(source);
  let files = 0;
  await fc.assert(
    fc.asyncProperty(anyRows(columns), async (rows) => {
      await empty();
      await storeRows(source, columns, rows);
      files += 1;
      const file = join(folder, `${files}`);
      await readDatabase(source, (copy) => writeBackupFile(file, 'step', copy));
      const backup = await BackupFile.open(file);
      const copy = { pieces: backup.pieces(), counts: () => backup.counts() };
      await writeDatabase(target, copy, { replaces: true });
      expect(await everythingIn(target, columns)).toEqual(await everythingIn(source, columns));
    }),
    // The embedded database is slow; on a real one npm run test:all draws more (tests/real-postgres).
    { numRuns: 8 },
  );
}, 120_000);

test('a database that has rows already is left as it is', async () => {
  await filled();
  await emptyTarget();
  await new TestServer(target).account('donor');
  const { pieces, counts } = await allPieces();
  const before = await countRows(target);
  const copy = { pieces: each(pieces), counts: () => counts };
  await expect(writeDatabase(target, copy)).rejects.toThrow(TargetNotEmptyError);
  await expect(refuseRows(target)).rejects.toThrow("it has rows in 'user'");
  expect(await countRows(target)).toEqual(before);
});

test('a copy that breaks off, or lacks a row, leaves what was there', async () => {
  await filled();
  await emptyTarget();
  await new TestServer(target).account('donor');
  const before = await everythingIn(target, await columnsOf(target));
  const { pieces, counts } = await allPieces();
  const cut = each(pieces.slice(0, 4), () => {
    throw new Error('The file ends here.');
  });
  const copies = [
    { copy: { pieces: cut, counts: () => counts }, says: 'The file ends here.' },
    {
      copy: { pieces: each(pieces.slice(1)), counts: () => counts },
      says: "0 rows in 'content_head' instead of 1",
    },
    {
      copy: { pieces: each([{ table: 'pg_authid', columns: [], rows: [] }]), counts: () => ({}) },
      says: "no table 'pg_authid'",
    },
    {
      copy: {
        pieces: each([{ table: 'campaign', columns: [{ name: 'id', type: 'text); drop' }], rows: [['1']] }]),
        counts: () => ({}),
      },
      says: 'no type of a column',
    },
  ];
  for (const { copy, says } of copies) {
    await expect(writeDatabase(target, copy, { replaces: true })).rejects.toThrow(says);
    expect(await everythingIn(target, await columnsOf(target))).toEqual(before);
  }
});

test('no table is forgotten', async () => {
  const tables = new Set((await columnsOf(source)).map(({ table }) => table));
  expect(Object.keys(await countRows(source)).sort()).toEqual([...tables].sort());
});
