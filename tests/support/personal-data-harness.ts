import { sql } from 'kysely';
import type { Fetch } from '../../src/adapters/http/http-calls';
import { applicationOf, applicationRow } from '../../src/adapters/postgres/applications/application-row';
import { COPIED_TABLES } from '../../src/adapters/postgres/copy-database';
import type { Database } from '../../src/adapters/postgres/database';
import { eventOf, eventRow } from '../../src/adapters/postgres/events/postgres-events';
import { readFigures } from '../../src/adapters/postgres/gifts/gift-figures';
import { giftOf, giftRow, importOf, importRow } from '../../src/adapters/postgres/gifts/gift-row';
import { completionOf, completionRow, guideOf, guideRow } from '../../src/adapters/postgres/guides/guide-row';
import { queueMail } from '../../src/adapters/postgres/mail/queue-mail';
import { pickupOf } from '../../src/adapters/postgres/pickups/pickup-row';
import { planOf, planRow } from '../../src/adapters/postgres/plans/postgres-plans';
import { programOf, programRow } from '../../src/adapters/postgres/programs/postgres-programs';
import {
  addReceipts,
  postgresReceipts,
  receiptCaches,
} from '../../src/adapters/postgres/receipts/postgres-receipts';
import { runDonorRow } from '../../src/adapters/postgres/receipts/postgres-statement-runs';
import { receiptOf } from '../../src/adapters/postgres/receipts/receipt-row';
import { signupOf, signupRow } from '../../src/adapters/postgres/signups/postgres-signups';
import type { User } from '../../src/core/account/user';
import { figuresOf } from '../../src/core/gifts/figures';
import { giftsApi } from '../../src/core/gifts/gifts.api';
import { peopleApi } from '../../src/core/people/people.api';
import { ALL_PEOPLE } from '../../src/core/people/people-query';
import { pickupsApi } from '../../src/core/pickups/pickups.api';
import type { PersonalData } from '../../src/core/privacy/privacy.api';
import { receiptsApi } from '../../src/core/receipts/receipts.api';
import type { PersonalDataHarness } from '../contracts/personal-data.contract';
import { FakeTime } from './fake-time';
import { aGiftQuery } from './gift-builder';
import { aMail } from './mail-builder';
import { storeMessages, storePickups } from './message-builder';
import { plantedRecords, settingsNaming } from './planted-records';
import { TestServer } from './test-server';

/** A server with one admin and a person of whom it keeps a message, a pickup, a mail and a session. */
export async function personalDataHarness(
  database: Database,
  make: (server: TestServer, admin: User, browser: Fetch) => PersonalData,
): Promise<PersonalDataHarness> {
  const server = new TestServer(database);
  const browser = await server.signedIn('admin');
  const who = await (await browser('/api/session', { method: 'GET' })).json();
  const admin = (who as { user: User }).user;
  const email = 'planted.person@mail.example';
  const { user } = await server.account('donor', email);
  await database
    .updateTable('user')
    .set({ name: 'Planted', search: 'planted' })
    .where('id', '=', user.id)
    .execute();
  const kept = plantedRecords(user.id, email);
  await database
    .insertInto('settings')
    .values({ revision: 'first', saved_at: 1, settings: JSON.stringify(settingsNaming(email)) })
    .execute();
  await storeMessages(database, kept.messages);
  await storePickups(database, kept.pickups);
  await database.insertInto('gift_import').values(kept.imports.map(importRow)).execute();
  await database.insertInto('gift').values(kept.gifts.map(giftRow)).execute();
  await database.insertInto('recurring_plan').values(kept.plans.map(planRow)).execute();
  await database.insertInto('program').values(kept.programs.map(programRow)).execute();
  await database.insertInto('application').values(kept.applications.map(applicationRow)).execute();
  await database
    .insertInto('staff_note')
    .values([...kept.staffNotes])
    .execute();
  await database.insertInto('guide').values(kept.guides.map(guideRow)).execute();
  await database.insertInto('completion').values(kept.completions.map(completionRow)).execute();
  await database.insertInto('event').values(kept.events.map(eventRow)).execute();
  await database.insertInto('signup').values(kept.signups.map(signupRow)).execute();
  await addReceipts(database, kept.receipts);
  const letters = kept.letters.map(({ key, outcome }) => ({ ...runDonorRow(2026, key), outcome }));
  await database.insertInto('receipt_run').values({ year: 2026, is_stopped: true }).execute();
  await database.insertInto('receipt_run_donor').values(letters).execute();
  await database
    .insertInto('account_token')
    .values({
      hash: 'of a link',
      userId: user.id,
      purpose: 'password',
      expires_at: server.time.now() + 60_000,
    })
    .execute();
  const mailId = await queueMail(database, aMail({ kind: 'message', to: email, subject: 'planted-subject' }));
  const first = kept.receipts[0]?.id ?? '';
  await database
    .insertInto('receipt_mail')
    .values({ id: 'mailing', receipt_id: first, mail_id: mailId, queued_at: 1 })
    .execute();
  return {
    data: make(server, admin, browser),
    run: (answer) => answer,
    adminId: admin.id,
    person: { id: user.id, email },
    everything: async () => {
      const texts: string[] = [];
      for (const table of COPIED_TABLES) {
        const { rows } = await sql<{ row: string }>`
          select lower(kept::text) as row from ${sql.table(table)} as kept`.execute(database);
        texts.push(...rows.map(({ row }) => row));
      }
      return texts.join('\n');
    },
    waysIn: async () => {
      const accounts = await database
        .selectFrom('account')
        .select('password')
        .where('userId', '=', user.id)
        .execute();
      const links = await database
        .selectFrom('account_token')
        .select('userId')
        .where('userId', '=', user.id)
        .execute();
      return accounts.length + links.length;
    },
    left: async () => ({
      gifts: inOrder(kept.gifts, (await database.selectFrom('gift').selectAll().execute()).map(giftOf)),
      imports: (await database.selectFrom('gift_import').selectAll().execute()).map(importOf),
      pickups: inOrder(
        kept.pickups,
        (await database.selectFrom('pickup_request').selectAll().execute()).map(pickupOf),
      ),
      programs: inOrder(
        kept.programs,
        (await database.selectFrom('program').selectAll().execute()).map(programOf),
      ),
      applications: inOrder(
        kept.applications,
        (await database.selectFrom('application').selectAll().execute()).map(applicationOf),
      ),
      guides: inOrder(kept.guides, (await database.selectFrom('guide').selectAll().execute()).map(guideOf)),
      completions: (await database.selectFrom('completion').selectAll().execute()).map(completionOf),
      events: (await database.selectFrom('event').selectAll().execute()).map(eventOf),
      signups: inOrder(
        kept.signups,
        (await database.selectFrom('signup').selectAll().execute()).map(signupOf),
      ),
      staffNotes: await database.selectFrom('staff_note').selectAll().orderBy('id').execute(),
      plans: (await database.selectFrom('recurring_plan').selectAll().execute()).map(planOf),
      receipts: inOrder(
        kept.receipts,
        (await database.selectFrom('receipt').selectAll().execute()).map(receiptOf),
      ),
      letters: await database
        .selectFrom('receipt_run_donor')
        .select(['donor_key as key', 'outcome'])
        .orderBy(sql`outcome is not null`)
        .$narrowType<{ outcome: 'mailed' | null }>()
        .execute(),
    }),
    mailings: () => postgresReceipts(database, receiptCaches(new FakeTime())).mailings(first),
    found: async (search) => {
      const page = { search, page: 1, size: 50 };
      const listed = await Promise.all([
        server.service(peopleApi, admin).list({ ...ALL_PEOPLE, ...page }),
        server.service(pickupsApi, admin).list({ ...page, state: null }),
        server.service(giftsApi, admin).list(aGiftQuery({ ...page, kind: 'money' })),
        server
          .service(receiptsApi, admin)
          .list({ ...page, year: null, kind: null, state: null, isPaper: false }),
      ]);
      const [people = 0, pickups = 0, gifts = 0, receipts = 0] = listed.map((list) =>
        list.ok ? list.value.items.length : -1,
      );
      return { people, pickups, gifts, receipts };
    },
    figures: async () => figuresOf((await database.selectFrom('gift').selectAll().execute()).map(giftOf)),
    counted: () => readFigures(database),
    noted: async () => {
      const rows = await database.selectFrom('audit_entry').select('action').orderBy('at').execute();
      return rows.map(({ action }) => action).filter((action) => /^(person|record)\.e/.test(action));
    },
  };
}

/** Records in the order in which they were stored. */
function inOrder<T extends { readonly id: string }>(stored: readonly T[], now: readonly T[]): readonly T[] {
  return stored.flatMap(({ id }) => now.find((one) => one.id === id) ?? []);
}
