import type { Database } from '../../src/adapters/postgres/database';
import { mailsOf } from '../../src/composition/shared/mails-of';
import type { AccountLinks } from '../../src/core/account/links/account-links.port';
import { AccountLinksService } from '../../src/core/account/links/account-links.service';
import { type LinkLetters, sendLink } from '../../src/core/account/links/send-link';
import { auditApi } from '../../src/core/audit/audit.api';
import type { Mail } from '../../src/core/mail/mail';
import { linkAddress } from '../../src/core/navigation/link-address';
import { peopleApi } from '../../src/core/people/people.api';
import { ok } from '../../src/core/shared/result';
import type { AccountLinksHarness } from '../contracts/account-links.contract';
import { aSite } from './a-site';
import { noLimits } from './limiter-of';
import { aPerson } from './person-builder';
import { personRow } from './person-row';
import { postgresUnit } from './postgres-unit';
import { TestServer } from './test-server';

/** A server on a database with an active and an invited person; `make` answers the links to be tried. */
export async function accountLinksHarness(
  database: Database,
  make: (kept: AccountLinks, server: TestServer) => AccountLinks,
): Promise<AccountLinksHarness> {
  const server = new TestServer(database, { limiter: noLimits });
  const { time } = server;
  const site = aSite('http://localhost:4173');
  const letters: LinkLetters = {
    mails: mailsOf(site),
    addressOf: (link, language) => linkAddress(site, link, language),
    newSecret: () => server.ports.ids.next(),
  };
  const kept = server.ports.accountLinks;
  if (!(kept instanceof AccountLinksService)) throw new Error('The server has other links.');
  const { user } = await server.account('volunteer', 'ada@mail.example');
  const { user: admin } = await server.account('admin');
  const invited = aPerson({ id: 'ben', name: 'Ben', email: 'ben@mail.example', state: 'invited' });
  await database.insertInto('user').values(personRow(invited)).execute();
  return {
    links: make(kept, server),
    run: (answer) => answer,
    active: { name: user.name, email: user.email },
    invited: { name: invited.name, email: invited.email },
    invite: async () =>
      void (await postgresUnit(database, { time, ids: server.ports.ids }).write(async ({ links }, unit) =>
        ok(await sendLink({ links, unit, letters }, invited, 'invitation', 1)),
      )),
    sentTo: async (email) => {
      await kept.settled();
      const rows = await database
        .selectFrom('outbox_mail')
        .select('mail')
        .where('to_address', '=', email)
        .where('kind', 'in', ['invitation', 'password'])
        .orderBy('position')
        .execute();
      return rows.map(({ mail }) => (mail as Mail).link?.url ?? '');
    },
    pass: async (ms) => time.setNow(time.now() + ms),
    deactivate: async () => void (await server.service(peopleApi, admin).deactivate({ id: user.id })),
    noted: async () => {
      const listed = await server
        .service(auditApi, admin)
        .list({ action: null, person: null, page: 1, size: 50 });
      const entries = listed.ok ? listed.value.items : [];
      return entries.map(({ actor, action, subject }) => [actor.name, action, subject.name] as const);
    },
    languageOf: async (email) => {
      const person = database.selectFrom('user').select('language').where('email', '=', email);
      return (await person.executeTakeFirstOrThrow()).language;
    },
    canSignIn: async (email, password) =>
      (await server.ports.accounts.signIn({ email, password }, { address: '', agent: '' })).ok,
  };
}
