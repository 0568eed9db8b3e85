import { expect, test } from 'vitest';
import { simulatedAuditLog } from '../../../src/adapters/mock/audit/simulated-audit';
import { simulatedOutboxRepository } from '../../../src/adapters/mock/mail/simulated-outbox-repository';
import { simulatedSettings } from '../../../src/adapters/mock/settings/simulated-settings';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import type { Role } from '../../../src/core/access/role';
import type { Mail } from '../../../src/core/mail/mail';
import { mailApi } from '../../../src/core/mail/mail.api';
import { MailService } from '../../../src/core/mail/mail.service';
import { settingsApi } from '../../../src/core/settings/settings.api';
import { SettingsService } from '../../../src/core/settings/settings.service';
import { fail, ok } from '../../../src/core/shared/result';
import { outboxContract } from '../../contracts/outbox.contract';
import { settingsStoreContract } from '../../contracts/settings-store.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aMail } from '../../support/mail-builder';
import { rerunning } from '../../support/rerunning';
import { staySignedIn } from '../../support/stay-signed-in';
import { aUser } from '../../support/users';

function make(role: Role | null = 'admin', isRunTwice = false) {
  const time = new FakeTime();
  const storage = new FakeStorage();
  const place = { storage, tell: () => {} };
  const repositories = (open: Parameters<typeof simulatedSettings>[0]) => ({
    settings: simulatedSettings(open),
    audit: simulatedAuditLog(open, { find: () => undefined }),
    outbox: simulatedOutboxRepository(open),
  });
  const unit = new SimulatedUnitOfWork(place, repositories, { clock: time, ids: new CountingIds() });
  const session = { read: async () => ok(role && aUser({ role })) };
  const ports = { session, keeper: staySignedIn, scheduler: time };
  return {
    storage,
    store: simulatedPort(
      settingsApi,
      ports,
      async () => (actor) => new SettingsService(isRunTwice ? rerunning(unit) : unit, actor),
    ),
    entries: () =>
      unit.read(async ({ audit }) => ok(await audit.list({ page: 1, size: 9, action: null, person: null }))),
    send: (mail: Mail) => unit.write(async (_, work) => ok(work.mail(mail))),
    outbox: simulatedPort(mailApi, ports, async () => () => new MailService(unit, false)),
    run: <T>(answer: Promise<T>) => time.run(answer),
  };
}

settingsStoreContract('SettingsService on records of the browser', () => make());
settingsStoreContract('SettingsService on records of the browser, each work run twice', () =>
  make('admin', true),
);

outboxContract('MailService on records of the browser', async (mails) => {
  const made = make();
  for (const mail of mails) await made.send(mail);
  return made;
});

test('settings that find no room in the browser stay as they were, and so does the audit log', async () => {
  const { storage, store, entries, run } = make();
  const before = await run(store.read());
  if (!before.ok) throw new Error('The simulation cannot be read.');
  storage.writeFault = new DOMException('full', 'QuotaExceededError');
  const { settings, revision } = before.value;
  const saved = await run(store.save({ ...settings, legalName: 'New', base: revision }));
  expect(saved).toEqual(fail({ code: 'quota' }));
  expect(await run(store.read())).toEqual(before);
  expect(await run(entries())).toMatchObject(ok({ total: 0 }));
});

test.each([
  ['donor', 'forbidden'],
  [null, 'unauthenticated'],
] as const)('the simulation asks for the right of %s', async (role, code) => {
  const { store, run } = make(role);
  expect(await run(store.read())).toEqual(fail({ code }));
});

test('the simulation sends nothing, and keeps the newest hundred mails', async () => {
  const { send, outbox, run } = make();
  for (let number = 0; number < 102; number++) await send(aMail({ subject: `Mail ${number}` }));
  const listed = await run(outbox.list({ state: null, page: 1, size: 1 }));
  expect(listed).toMatchObject(ok({ total: 100, sends: false, items: [{ subject: 'Mail 101' }] }));
});
