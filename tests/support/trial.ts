import { expect } from 'vitest';
import { countRows } from '../../src/adapters/postgres/copy-database';
import type { Database } from '../../src/adapters/postgres/database';
import { giftsApi } from '../../src/core/gifts/gifts.api';
import { receiptsApi } from '../../src/core/receipts/receipts.api';
import { FIRST_SETTINGS } from '../../src/core/settings/settings';
import { settingsApi } from '../../src/core/settings/settings.api';
import type { Result } from '../../src/core/shared/result';
import { aContactMessage } from './contact-builder';
import { aDonor, aGiftDraft } from './gift-builder';
import { TestServer } from './test-server';

/** What was answered; throws for a failure. */
export async function done<T>(asked: Promise<Result<T, unknown>>): Promise<T> {
  const answer = await asked;
  if (!answer.ok) throw new Error(JSON.stringify(answer.failure));
  return answer.value;
}

/** What somebody does while trying the site out: changes samples, and enters what is real. */
export async function useTrial(database: Database): Promise<void> {
  const server = new TestServer(database);
  const admin = await database
    .selectFrom('user')
    .select(['id', 'name'])
    .where('email', '=', 'admin@fsr.example')
    .executeTakeFirstOrThrow();
  const actor = { ...admin, email: 'admin@fsr.example', role: 'admin' } as const;
  await server.account('admin', 'ann@example.org');
  await done(
    server.ports.forms.message.execute({ ...aContactMessage({ name: 'A real visitor' }), language: 'en' }),
  );

  const gifts = server.service(giftsApi, actor);
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

/** What may be there of a trial without its samples. */
export async function expectNoSamples(database: Database): Promise<void> {
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
