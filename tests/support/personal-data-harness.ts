import { sql } from 'kysely';
import type { Fetch } from '../../src/adapters/http/http-calls';
import { COPIED_TABLES } from '../../src/adapters/postgres/copy-database';
import type { Database } from '../../src/adapters/postgres/database';
import { CountedFigures } from '../../src/adapters/postgres/gift-figures';
import { giftOf, giftRow } from '../../src/adapters/postgres/gift-row';
import { planRow } from '../../src/adapters/postgres/plan-row';
import { queueMail } from '../../src/adapters/postgres/queue-mail';
import { insertReceipt } from '../../src/adapters/postgres/receipt-row';
import type { User } from '../../src/core/auth/user';
import { figuresOf } from '../../src/core/giving/figures';
import type { PersonalData } from '../../src/core/privacy/personal-data.port';
import { moreOf, type PersonalDataHarness } from '../contracts/personal-data.contract';
import { aContactMessage } from './contact-builder';
import { aGift, aPlan } from './gift-builder';
import { aMail } from './mail-builder';
import { plantedReceipt } from './receipt-builder';
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
  await server.ports.contactGateway.send(
    aContactMessage({ name: 'Planted', email: 'Planted.Person@mail.example', message: 'planted-message' }),
  );
  await server.ports.donationGateway.requestPickup({
    ...{ name: 'Planted', email, phone: '702-555-0100', address: '1 Planted Lane' },
    ...{ items: 'planted boots', message: 'planted-words' },
  });
  await database
    .insertInto('gift')
    .values(
      giftRow(
        aGift({
          donor: { name: 'Planted', email: email.toUpperCase(), phone: '', address: '1 Planted Lane' },
          note: 'planted-note',
          cents: 4200,
        }),
      ),
    )
    .execute();
  await database.insertInto('gift').values(moreOf(user.id, email).map(giftRow)).execute();
  await database
    .insertInto('recurring_plan')
    .values(planRow(aPlan({ personId: user.id, name: 'planted-plan', email })))
    .execute();
  await database
    .insertInto('account_token')
    .values({
      hash: 'of a link',
      userId: user.id,
      purpose: 'password',
      expires_at: server.time.now() + 60_000,
    })
    .execute();
  await insertReceipt(database, plantedReceipt(email));
  await queueMail(database, aMail({ to: email }));
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
    left: async () => {
      const gifts = await database.selectFrom('gift').select('cents').execute();
      const pickups = await database.selectFrom('pickup_request').select('items').execute();
      return { cents: gifts.map(({ cents }) => cents), items: pickups.map(({ items }) => items) };
    },
    figures: async () => figuresOf((await database.selectFrom('gift').selectAll().execute()).map(giftOf)),
    counted: () => new CountedFigures(database, server.time).read(),
    noted: async () => {
      const rows = await database.selectFrom('audit_entry').select('action').orderBy('at').execute();
      return rows.map(({ action }) => action).filter((action) => action.startsWith('person.e'));
    },
  };
}
