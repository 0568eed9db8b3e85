import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { campaignRow } from '../../../src/adapters/postgres/campaign-row';
import {
  type CopiedRows,
  countRows,
  readDatabase,
  TargetNotEmptyError,
  writeDatabase,
} from '../../../src/adapters/postgres/copy-database';
import { migrate } from '../../../src/adapters/postgres/migrate';
import { openEmbedded, startEmbedded } from '../../../src/adapters/postgres/open-database';
import { aCampaign, aCampaignDraft } from '../../support/campaign-builder';
import { contentTitled } from '../../support/content-builder';
import { pngOf } from '../../support/picture-bytes';
import { testDatabase } from '../../support/test-database';
import { TestServer } from '../../support/test-server';

const { database: source, empty } = await testDatabase();
const { database: target, empty: emptyTarget } = await testDatabase();

async function filled() {
  await empty();
  const server = new TestServer(source);
  const { contentStore, campaignGateway, contactGateway, imageLibrary } = server.ports;
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
    await contactGateway.send({ name: `Ann ${at}`, email: 'a@example.org', message: 'a\n"b"\\c' });
  for (let at = 1; at < 8; at += 1) await imageLibrary.put({ bytes: pngOf(at, at), type: 'image/png' });
  return { server, campaignGateway };
}

async function allPieces(): Promise<{ pieces: CopiedRows[]; counts: Awaited<ReturnType<typeof countRows>> }> {
  const pieces: CopiedRows[] = [];
  const counts = await readDatabase(source, async (piece) => {
    pieces.push(piece);
  });
  return { pieces, counts };
}

async function* each(pieces: readonly CopiedRows[]) {
  yield* pieces;
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
  expect(await writeDatabase(target, each(pieces))).toEqual(counts);

  const copy = new TestServer(target);
  const original = new TestServer(source);
  for (const name of ['load', 'backups'] as const)
    expect(await copy.ports.contentStore[name]()).toEqual(await original.ports.contentStore[name]());
  expect(await copy.ports.campaignGateway.list()).toEqual(await original.ports.campaignGateway.list());
  expect(await copy.ports.imageLibrary.list()).toEqual(await original.ports.imageLibrary.list());
  const { rows } = await sql<{ same: boolean }>`select bytes from picture order by ref`.execute(target);
  expect(rows).toEqual((await sql`select bytes from picture order by ref`.execute(source)).rows);
  // Whoever had an account has it still, and the order of campaigns goes on.
  const credentials = { email: 'admin@fsr.example', password: 'a password for tests' };
  expect((await copy.ports.accounts.signIn(credentials, { address: '', agent: '' })).ok).toBe(true);
  const created = await copy.ports.campaignGateway.create('new', aCampaignDraft({ title: 'New' }));
  const listed = await copy.ports.campaignGateway.list();
  expect(listed.ok && listed.value.at(-1)).toEqual(created.ok && created.value);
});

test('a database that has rows already is left as it is', async () => {
  await filled();
  const { pieces } = await allPieces();
  const before = await countRows(target);
  await expect(writeDatabase(target, each(pieces))).rejects.toThrow(TargetNotEmptyError);
  expect(await countRows(target)).toEqual(before);
});

test('a copy that breaks off leaves nothing behind', async () => {
  await filled();
  await emptyTarget();
  const { pieces } = await allPieces();
  async function* broken() {
    yield* pieces.slice(0, 4);
    throw new Error('The file ends here.');
  }
  await expect(writeDatabase(target, broken())).rejects.toThrow('The file ends here.');
  expect(Object.values(await countRows(target)).every((count) => count === 0)).toBe(true);
});

test('no table is forgotten', async () => {
  const fresh = openEmbedded(await startEmbedded());
  await migrate(fresh);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = current_schema()`.execute(
    fresh,
  );
  const own = rows
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('kysely_') && name !== 'change_count');
  expect(Object.keys(await countRows(fresh)).sort()).toEqual(own.sort());
  await fresh.destroy();
});
