import {
  applicationsFormat,
  staffNotesFormat,
} from '../../../src/adapters/mock/applications/application-formats';
import { eventsFormat } from '../../../src/adapters/mock/events/simulated-events';
import { SimulatedGifts } from '../../../src/adapters/mock/gifts/simulated-gifts';
import { completionsFormat, guidesFormat } from '../../../src/adapters/mock/guides/simulated-guide-reads';
import { OUTBOX_FORMAT, withMail } from '../../../src/adapters/mock/mail/outbox-format';
import { messagesFormat } from '../../../src/adapters/mock/messages/simulated-message-repository';
import { pickupsFormat } from '../../../src/adapters/mock/pickups/simulated-pickup-repository';
import { simulatedPlans } from '../../../src/adapters/mock/plans/simulated-plans';
import { MockPersonalRecords } from '../../../src/adapters/mock/privacy/mock-personal-records';
import { programsFormat } from '../../../src/adapters/mock/programs/simulated-programs';
import { simulatedReceipts } from '../../../src/adapters/mock/receipts/simulated-receipts';
import { settingsRecords } from '../../../src/adapters/mock/settings/simulated-settings';
import { signupsFormat } from '../../../src/adapters/mock/signups/simulated-signup-reads';
import { simulatedPort } from '../../../src/adapters/mock/simulated-port';
import { openedBy } from '../../../src/adapters/mock/simulated-reads';
import { SimulatedUnitOfWork } from '../../../src/adapters/mock/simulated-unit-of-work';
import { SimulatedRecords } from '../../../src/adapters/mock/simulation';
import { sendLink } from '../../../src/core/account/links/send-link';
import { figuresOf } from '../../../src/core/gifts/figures';
import { pageOf } from '../../../src/core/gifts/gift-query';
import { ALL_PEOPLE, findPeople } from '../../../src/core/people/people-query';
import { pageOfPickups } from '../../../src/core/pickups/pickup-query';
import { privacyApi } from '../../../src/core/privacy/privacy.api';
import { PrivacyService } from '../../../src/core/privacy/privacy.service';
import { pageOfReceipts } from '../../../src/core/receipts/receipt-query';
import { ok } from '../../../src/core/shared/result';
import type { UnitOfWork } from '../../../src/core/unit-of-work/unit-of-work.port';
import { personalDataContract } from '../../contracts/personal-data.contract';
import { CountingIds } from '../../support/counting-ids';
import { FakeStorage } from '../../support/fake-storage';
import { FakeTime } from '../../support/fake-time';
import { aGiftQuery } from '../../support/gift-builder';
import { InMemorySession } from '../../support/in-memory/in-memory-session';
import { aMail } from '../../support/mail-builder';
import { aPerson } from '../../support/person-builder';
import { type PlantedRecords, plantedRecords, settingsNaming } from '../../support/planted-records';
import { rerunning } from '../../support/rerunning';
import { simulatedAccounts } from '../../support/simulated-accounts';
import { simulatedAuditLogOf } from '../../support/simulated-audit-log';
import { simulatedReceiptUnit } from '../../support/simulated-receipts';
import { staySignedIn } from '../../support/stay-signed-in';

const EMAIL = 'Planted.Person@mail.example';
const PASSWORD = 'planted-password';

for (const [name, through] of [
  ['PrivacyService in a browser', <T>(unit: UnitOfWork<T>) => unit],
  ['PrivacyService in a browser, each work run twice', rerunning],
] as const)
  personalDataContract(name, async () => {
    const time = new FakeTime();
    const storage = new FakeStorage();
    const place = { storage, tell: () => {} };
    const ids = new CountingIds();
    const admin = aPerson({ id: 'ada', role: 'admin' });
    const person = aPerson({ id: 'ben', name: 'Planted', email: EMAIL.toLowerCase(), state: 'active' });
    const kept = plantedRecords(person.id, person.email);
    const { people, unit, hasher, letters, repositories } = simulatedAccounts(
      place,
      time,
      () => [admin, person],
      undefined,
      kept,
    );
    const hash = await hasher.hash(person.id, PASSWORD);
    await unit.write(async ({ passwords, links }, open) => {
      await passwords.replace(person.id, hash.ok ? hash.value : '');
      return ok(await sendLink({ links, unit: open, letters }, person, 'password', 1));
    });
    const messages = new SimulatedRecords(
      place,
      messagesFormat(() => kept.messages),
    );
    const pickups = new SimulatedRecords(
      place,
      pickupsFormat(() => kept.pickups),
    );
    const gifts = new SimulatedGifts(place, () => kept.gifts);
    gifts.write({ gifts: kept.gifts, imports: kept.imports });
    const plans = simulatedPlans(place, () => kept.plans);
    const receipts = simulatedReceipts(place, () => kept.receipts);
    const runs = [{ year: 2026, isStopped: true, donors: [...kept.letters] }];
    const mailing = { receiptId: kept.receipts[0]?.id ?? '', at: 1, to: EMAIL.toLowerCase() };
    receipts.write({ ...receipts.read(), mailings: [mailing], runs });
    const samples = { applications: () => kept.applications, staffNotes: () => kept.staffNotes };
    const applications = new SimulatedRecords(place, applicationsFormat(samples));
    const staffNotes = new SimulatedRecords(place, staffNotesFormat(samples));
    const programs = new SimulatedRecords(
      place,
      programsFormat(() => kept.programs),
    );
    const written = { guides: () => kept.guides, completions: () => kept.completions };
    const guides = new SimulatedRecords(place, guidesFormat(written));
    const completions = new SimulatedRecords(place, completionsFormat(written));
    const events = new SimulatedRecords(
      place,
      eventsFormat(() => kept.events),
    );
    const signups = new SimulatedRecords(
      place,
      signupsFormat(() => kept.signups),
    );
    for (const format of [applications, staffNotes, programs, guides, completions, events, signups])
      format.read();
    messages.read();
    pickups.read();
    plans.read();
    const outbox = new SimulatedRecords(place, OUTBOX_FORMAT);
    const mail = aMail({ kind: 'message', to: EMAIL.toLowerCase(), subject: 'planted-subject' });
    outbox.write(withMail([], { id: ids.next(), mail }, time.now()));
    // A version before kept the name of who did something.
    const joined = {
      id: 'joined',
      at: 1,
      action: 'person.join',
      subject: { id: 'ben', name: '' },
      detail: {},
    };
    const entries = [{ ...joined, actor: { id: 'ben', name: 'Planted' } }];
    storage.setItem('simulation:audit', JSON.stringify({ version: 1, value: entries }));
    const settings = settingsRecords(place);
    settings.write({ settings: settingsNaming(EMAIL), revision: 'first', receiptsSince: null });
    const all = () => [admin, person].flatMap(({ id }) => people.find(id) ?? []);
    const text = (name: string) => (storage.getItem(`simulation:${name}`) ?? '').toLowerCase();
    const log = simulatedAuditLogOf(place, time);
    const whole = new SimulatedUnitOfWork(
      place,
      (open) => {
        const opens = openedBy(open);
        const records = new MockPersonalRecords({
          messages: opens(messagesFormat(() => kept.messages)),
          pickups,
          gifts,
          plans,
          receipts,
          outbox,
          settings,
          programs: opens(programsFormat(() => kept.programs)),
          applications: opens(applicationsFormat(samples)),
          staffNotes: opens(staffNotesFormat(samples)),
          guides: opens(guidesFormat(written)),
          completions: opens(completionsFormat(written)),
          events: opens(eventsFormat(() => kept.events)),
          signups: opens(signupsFormat(() => kept.signups)),
        });
        return { ...repositories(open), records };
      },
      { clock: time, ids },
    );
    const session = new InMemorySession({ id: 'ada', name: 'Ada', email: admin.email, role: 'admin' });
    const calls = { session, keeper: staySignedIn, scheduler: time };
    return {
      data: simulatedPort(
        privacyApi,
        calls,
        async () => (actor) => new PrivacyService(through(whole), actor, letters.mails),
      ),
      run: <T>(answer: Promise<T>) => time.run(answer),
      adminId: 'ada',
      person,
      everything: async () =>
        [
          'people',
          'messages',
          'pickups',
          'gifts',
          'plans',
          'receipts',
          'outbox',
          'account-links',
          'settings',
          'programs',
          'applications',
          'staff-notes',
          'guides',
          'completions',
          'events',
          'signups',
          'audit',
        ]
          .map(text)
          .join('\n'),
      waysIn: async () =>
        text('people').split(PASSWORD).length - 1 + (text('account-links').split(person.id).length - 1),
      left: async () => ({
        ...gifts.read(),
        pickups: pickups.read(),
        plans: plans.read(),
        receipts: receipts.read().receipts,
        programs: programs.read(),
        applications: applications.read(),
        staffNotes: staffNotes.read(),
        guides: guides.read(),
        completions: completions.read(),
        events: events.read(),
        signups: signups.read(),
        letters: receipts.read().runs.flatMap(({ donors }) => donors) as PlantedRecords['letters'],
      }),
      mailings: async () => {
        const listed = await simulatedReceiptUnit(place).read(async (kept) =>
          ok(await kept.receipts.mailings(mailing.receiptId)),
        );
        return listed.ok ? listed.value : [];
      },
      found: async (search) => {
        const page = { search, page: 1, size: 50 };
        const everyReceipt = { year: null, kind: null, state: null, isPaper: false };
        const money = aGiftQuery({ ...page, kind: 'money' });
        return {
          people: findPeople(all(), { ...ALL_PEOPLE, ...page }).items.length,
          pickups: pageOfPickups(pickups.read(), { ...page, state: null }).items.length,
          gifts: pageOf(gifts.read().gifts, pickups.read(), money).items.length,
          receipts: pageOfReceipts(receipts.read().receipts, { ...page, ...everyReceipt }).items.length,
        };
      },
      figures: async () => figuresOf(gifts.read().gifts),
      counted: async () => figuresOf(gifts.read().gifts),
      noted: async () => {
        const listed = await time.run(log.list({ action: null, person: null, page: 1, size: 9 }));
        const actions = listed.ok ? listed.value.items.map(({ action }) => action).toReversed() : [];
        return actions.filter((action) => action !== 'person.join');
      },
    };
  });
