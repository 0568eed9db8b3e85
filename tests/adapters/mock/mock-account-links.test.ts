import { OUTBOX_FORMAT } from '../../../src/adapters/mock/mail/outbox-format';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import { AccountLinksService } from '../../../src/core/account/links/account-links.service';
import { sendLink } from '../../../src/core/account/links/send-link';
import type { Person } from '../../../src/core/people/person';
import { ok } from '../../../src/core/shared/result';
import type { UnitOfWork } from '../../../src/core/unit-of-work/unit-of-work.port';
import { accountLinksContract } from '../../contracts/account-links.contract';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aPerson } from '../../support/person-builder';
import { rerunning } from '../../support/rerunning';
import { simulatedAccounts } from '../../support/simulated-accounts';
import { simulatedAuditLogOf } from '../../support/simulated-audit-log';

for (const [name, through] of [
  ['AccountLinksService in a browser', <T>(unit: UnitOfWork<T>) => unit],
  ['AccountLinksService in a browser, each work run twice', rerunning],
] as const)
  accountLinksContract(name, () => {
    const time = new FakeTime();
    const place = { storage: new FakeStorage(), tell: () => {} };
    const active = aPerson({ id: 'ada', name: 'Ada', email: 'ada@mail.example', state: 'active' });
    const invited = aPerson({ id: 'ben', name: 'Ben', email: 'ben@mail.example', state: 'invited' });
    const { people, unit, hasher, letters } = simulatedAccounts(place, time, () => [active, invited]);
    const outbox = new SimulatedRecords(place, OUTBOX_FORMAT);
    // An outbox here keeps the links of invitations alone.
    const asked =
      (kind: 'invitation' | 'password') =>
      (...[reader, letter]: Parameters<typeof letters.mails.invitation>) => ({
        ...letters.mails[kind](reader, letter),
        subject: letter.link,
      });
    const told = {
      ...letters,
      mails: { ...letters.mails, invitation: asked('invitation'), password: asked('password') },
    };
    const log = simulatedAuditLogOf(place, time, people);
    const who = ({ name: called, email }: Person) => ({ name: called, email });
    return {
      links: new AccountLinksService(through(unit), {
        clock: time,
        hasher,
        findWeakness: async () => null,
        letters: told,
        sendsMail: false,
      }),
      run: <T>(answer: Promise<T>) => time.run(answer),
      active: who(active),
      invited: who(invited),
      invite: async () =>
        void (await unit.write(async ({ links }, open) =>
          ok(await sendLink({ links, unit: open, letters: told }, invited, 'invitation', 1)),
        )),
      sentTo: async (email) =>
        outbox
          .read()
          .filter(({ to, kind }) => to === email && kind !== 'password-changed')
          .map(({ subject }) => subject)
          .toReversed(),
      pass: async (ms) => time.setNow(time.now() + ms),
      deactivate: async () =>
        void (await unit.write(async (kept) =>
          ok(await kept.people.replace({ ...active, state: 'deactivated' })),
        )),
      noted: async () => {
        const listed = await time.run(log.list({ action: null, person: null, page: 1, size: 50 }));
        const entries = listed.ok ? listed.value.items : [];
        return entries.map(({ actor, action, subject }) => [actor.name, action, subject.name] as const);
      },
      languageOf: (email) => people.findByEmail(email)?.language ?? null,
      canSignIn: async (email, password) => {
        const person = people.findByEmail(email);
        return person !== undefined && people.hasPassword(person, password);
      },
    };
  });
