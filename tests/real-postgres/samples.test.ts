import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DataFolder } from '../../src/adapters/node/data-folder';
import { openEmbedded, startEmbedded } from '../../src/adapters/postgres/connection/open-database';
import { countRows } from '../../src/adapters/postgres/copy-database';
import type { Database } from '../../src/adapters/postgres/database';
import { moveData, removeSamplesFromData } from '../../src/composition/server/data-programs';
import { addSamples } from '../../src/composition/server/samples';
import { giftBookApi } from '../../src/core/gifts/gift-book.api';
import { receiptsApi } from '../../src/core/receipts/receipts.api';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { settingsApi } from '../../src/core/settings/settings.api';
import type { Result } from '../../src/core/shared/result';
import { aContactMessage } from '../support/contact-builder';
import { FakeTime } from '../support/fake-time';
import { aDonor, aGiftDraft } from '../support/gift-builder';
import { putMigrated } from '../support/migrated-folder';
import { hasPostgres, newDatabase, openForTests } from '../support/real-postgres';
import { RecordingLogger } from '../support/recording-logger';
import { SECRET, ServerProcess, startProgram } from '../support/server-process';
import { TestServer } from '../support/test-server';

const folder = mkdtempSync(join(tmpdir(), 'trial-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What was answered; throws for a failure. */
async function done<T>(asked: Promise<Result<T, unknown>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

/** What somebody does while trying the site out: changes samples, and enters what is real. */
async function useTrial(database: Database): Promise<void> {
  const server = new TestServer(database);
  const admin = await database
    .selectFrom('user')
    .select(['id', 'name'])
    .where('email', '=', 'admin@fsr.example')
    .executeTakeFirstOrThrow();
  const actor = { ...admin, email: 'admin@fsr.example', role: 'admin' } as const;
  await server.account('admin', 'ann@example.org');
  await done(server.ports.forms.message.execute(aContactMessage({ name: 'A real visitor' })));

  const gifts = server.service(giftBookApi, actor);
  await done(gifts.record({ id: 'real', ...aGiftDraft({ campaignId: 'summer-sneaker-drive' }) }));
  const { id, revision } = await database
    .selectFrom('gift')
    .select(['id', 'revision'])
    .where('id', '=', 'sample-single-1')
    .executeTakeFirstOrThrow();
  const donor = aDonor({ name: 'Changed', email: 'changed@mail.example' });
  const { isSettled: _, ...correction } = aGiftDraft({ donor, cents: 12_345 });
  await done(gifts.correct({ id, ...correction, base: revision }));
  // Issued while the legal name is still the sample's.
  const receipts = server.service(receiptsApi, actor);
  await done(receipts.issue({ id: 'trial-of-sample', ask: { kind: 'single', giftId: id } }));
  await done(receipts.issue({ id: 'trial-of-real', ask: { kind: 'single', giftId: 'real' } }));
  await done(receipts.send({ id: 'trial-of-sample' }));

  const settings = server.service(settingsApi, actor);
  const kept = await done(settings.read());
  await done(settings.save({ ...kept.settings, signatory: 'Ann', base: kept.revision }));
}

const given = (environment: Readonly<Record<string, string>>) => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  return { environment, clock: new FakeTime(), logger: new RecordingLogger(), say, said };
};

function startPublicly(url: string) {
  return startProgram('start-server', [], {
    ...{ PORT: '0', PUBLIC_URL: 'https://www.example.org', DATABASE_URL: url, SECRET, GRACE_SECONDS: '0' },
  });
}

/** What may be there of a trial without its samples. */
async function expectNoSamples(database: Database): Promise<void> {
  const found = Object.entries(await countRows(database)).filter(([, count]) => count > 0);
  const counts = Object.fromEntries(found);
  const { audit_entry: entries, rate_count: _, ...rest } = counts;
  expect(rest).toEqual({ gift: 1, user: 1, account: 1, contact_message: 1, settings: 1 });
  // Of what the sample admin did, the log keeps what was done to what is real.
  expect(entries).toBeGreaterThan(0);
  const subjects = await database.selectFrom('audit_entry').select('subject_id').distinct().execute();
  expect(
    subjects.filter(({ subject_id: id }) => id.startsWith('sample-') || id.startsWith('trial-')),
  ).toEqual([]);
  const gift = await database.selectFrom('gift').selectAll().executeTakeFirstOrThrow();
  expect([gift.id, gift.campaign_id]).toEqual(['real', null]);
  const people = await database.selectFrom('user').select('email').execute();
  expect(people).toEqual([{ email: 'ann@example.org' }]);
  const { settings } = await database.selectFrom('settings').select('settings').executeTakeFirstOrThrow();
  expect(settings).toEqual({ ...FIRST_SETTINGS, signatory: 'Ann' });
}

describe.skipIf(!hasPostgres)('a trial with samples', () => {
  test('is moved to PostgreSQL without them, and receipts are counted from 1', async () => {
    const taken = new DataFolder(folder);
    await putMigrated(taken.database);
    const database = openEmbedded(await startEmbedded(taken.database));
    const { accounts } = new TestServer(database).ports;
    expect(await addSamples(database, accounts, { now: () => Date.now() })).toBe(true);
    await useTrial(database);
    const before = await countRows(database);
    await database.destroy();
    taken.release();
    expect(before).toMatchObject({ gift: 80, receipt: 7, receipt_count: 3, recurring_plan: 1, campaign: 3 });

    const url = await newDatabase({ isEmpty: true });
    const move = given({ DATABASE_URL: url, DATA_DIR: folder });
    await moveData(move);
    expect(move.said.filter((line) => line.startsWith('Not moved'))).toEqual([
      'Not moved: the samples of SAMPLE=1 (receipts: 5, gifts: 79, recurring plans: 1, campaigns: 3, pickup requests: 1, moves of the shelf: 106, staff notes: 1, applications: 123, sign-ups: 179, events: 16, programs: 15, trainings done: 2, guides: 12, accounts: 5, settings of the sample foundation: 1). They stay in the folder.',
    ]);
    const target = openForTests(url);
    await expectNoSamples(target);

    const server = new TestServer(target);
    const actor = { id: 'ann', name: 'Ann', email: 'ann@example.org', role: 'admin' } as const;
    const settings = server.service(settingsApi, actor);
    const kept = await done(settings.read());
    await done(settings.save({ ...kept.settings, legalName: 'Shoes for All', base: kept.revision }));
    const ask = { kind: 'single', giftId: 'real' } as const;
    const issued = server.service(receiptsApi, actor).issue({ id: 'first', ask });
    expect((await done(issued)).number).toMatch(/0001$/);
  });

  test('in PostgreSQL is not started for others until they are removed, whatever was changed of them', async () => {
    const url = await newDatabase();
    const trial = await ServerProcess.start(url, { SAMPLE: '1' });
    await trial.program.end('SIGTERM');
    const database = openForTests(url);
    await useTrial(database);
    // Accounts are not all that makes a trial.
    await database.deleteFrom('user').where('email', 'like', '%@fsr.example').execute();
    const refused = startPublicly(url);
    expect(await refused.result()).toBe(1);
    const said = refused.said.trim();
    expect(said).toMatch(
      /^PUBLIC_URL is not localhost, and the database holds samples of SAMPLE=1 \(.*gifts: 79/,
    );
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain('npm run server:remove-samples');

    const program = given({ DATABASE_URL: url });
    await removeSamplesFromData(program);
    expect(program.said.at(-1)).toContain('Removed: the samples of SAMPLE=1 (receipts: 5, gifts: 79,');
    await expectNoSamples(database);
    await removeSamplesFromData(program);
    expect(program.said.at(-1)).toBe('The database holds no samples. Nothing was changed.');
    const started = startPublicly(url);
    await started.hasSaid('The site is at');
    expect(await started.end('SIGTERM')).toBe(0);
  });
});
