import type { Session } from '../../core/auth/session.port';
import { isPickupOf } from '../../core/donations/own-pickup';
import { type GiftOwner, isGiftOf } from '../../core/giving/gift';
import { isReceiptOf } from '../../core/giving/own-receipts.port';
import type { Receipt } from '../../core/giving/receipt';
import type { OutboxMail } from '../../core/mail/outbox.port';
import { checkDeactivation } from '../../core/people/person-changes';
import { isPlanOf, withoutPerson } from '../../core/privacy/erased-records';
import { ERASED_NAME, erasedAddress, type PersonalData } from '../../core/privacy/personal-data.port';
import { personalFile } from '../../core/privacy/personal-file';
import type { Clock } from '../../core/shared/clock.port';
import { delay } from '../../core/shared/delay';
import type { FailureOf } from '../../core/shared/failure';
import type { IdSource } from '../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import type { MockAccountLinks } from './mock-account-links';
import type { MockInbox } from './mock-inbox';
import type { MockOutbox } from './mock-outbox';
import type { MockPickups } from './mock-pickups';
import type { SimulatedAudit } from './simulated-audit';
import type { SimulatedGifts } from './simulated-gifts';
import type { SimulatedPeople } from './simulated-people';
import type { SimulatedPlans } from './simulated-plans';
import type { SimulatedReceipts } from './simulated-receipts';

/** What the simulated data of people is made of. */
export interface MockPersonalDataPorts {
  /** Fetched when they are needed: hardly anybody exports or erases anything. */
  readonly records: () => Promise<PersonalRecords>;
  readonly people: SimulatedPeople;
  readonly audit: Pick<SimulatedAudit, 'record'>;
  readonly session: Session;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}

/** Where the simulation keeps what people have sent, given and been sent. */
export interface PersonalRecords {
  readonly messages: Pick<MockInbox, 'all' | 'remove'>;
  readonly pickups: Pick<MockPickups, 'all' | 'replaceAll'>;
  readonly gifts: Pick<SimulatedGifts, 'read' | 'write' | 'forget'>;
  readonly plans: SimulatedPlans;
  readonly receipts: SimulatedReceipts;
  readonly outbox: Pick<MockOutbox, 'to' | 'remove'>;
  readonly links: Pick<MockAccountLinks, 'remove'>;
}

function isMessageOf({ email }: GiftOwner): (message: { readonly email: string }) => boolean {
  return (message) => message.email.trim().toLowerCase() === email;
}

/** Whether a mail is to somebody, or brings one of their receipts to another address of theirs. */
function isMailAbout({ email }: GiftOwner, receipts: readonly Receipt[]): (mail: OutboxMail) => boolean {
  const addresses = receipts.map(({ text }) => text.donor.email);
  return ({ to, kind }) =>
    to.trim().toLowerCase() === email || (kind === 'receipt' && addresses.includes(to));
}

/** One person's data in the simulation of this browser. */
export class MockPersonalData implements PersonalData {
  constructor(private readonly ports: MockPersonalDataPorts) {}

  async export(id: string): ReturnType<PersonalData['export']> {
    const { people, scheduler } = this.ports;
    await delay(scheduler, LATENCY_MS.changePerson);
    const person = people.find(id);
    if (!person) return fail({ code: 'not-found' });
    const noted = await this.note('person.export', id);
    if (!noted) return fail({ code: 'unauthenticated' });
    const { messages, pickups, gifts, plans, receipts, outbox } = await this.ports.records();
    const owner = { personId: id, email: person.email };
    return ok(
      personalFile({
        person,
        messages: messages.all().filter(isMessageOf(owner)),
        pickups: pickups.all().filter((pickup) => isPickupOf(pickup, owner.email)),
        gifts: gifts.read().gifts.filter((gift) => isGiftOf(gift, owner)),
        plans: plans.read().filter((plan) => isPlanOf(plan, owner)),
        receipts: receipts.read().receipts.filter((receipt) => isReceiptOf(receipt, owner)),
        mails: outbox.to(owner.email),
        // A browser's session is in its own storage, and nothing is noted of it.
        sessions: [],
      }),
    );
  }

  async erase(id: string): ReturnType<PersonalData['erase']> {
    const { people, session, ids, scheduler } = this.ports;
    await delay(scheduler, LATENCY_MS.changePerson);
    const read = await session.read();
    const actor = read.ok ? read.value : null;
    if (!actor) return fail({ code: 'unauthenticated' });
    const person = people.find(id);
    if (!person) return fail({ code: 'not-found' });
    const admins = people.all().filter(({ role, state }) => role === 'admin' && state === 'active');
    const situation = { actorId: actor.id, adminIds: admins.map((admin) => admin.id) };
    const checked = checkDeactivation(person, situation);
    if (!checked.ok) return checked;
    const { createdAt, email } = person;
    const removed = await this.eraseRecords({ personId: id, email });
    if (!removed.ok) return removed;
    const erased = people.erase({
      ...{ id, createdAt, name: ERASED_NAME, email: erasedAddress(id), role: null },
      ...{ state: 'deactivated', revision: ids.next() },
    });
    if (!erased.ok) return erased;
    await this.note('person.erase', id);
    return ok(undefined);
  }

  private async eraseRecords(owner: GiftOwner): Promise<Result<void, FailureOf<'quota'>>> {
    const { messages, pickups, gifts, plans, receipts, outbox, links } = await this.ports.records();
    const removed = messages.remove(isMessageOf(owner));
    if (!removed.ok) return removed;
    const [book, issued] = [gifts.read(), receipts.read()];
    const kept = { ...book, ...issued, pickups: pickups.all(), plans: plans.read() };
    const left = withoutPerson(kept, owner, () => this.ports.ids.next());
    const erased = issued.receipts.filter((receipt, index) => left.receipts[index] !== receipt);
    const ids = new Set(erased.map(({ id }) => id));
    links.remove(({ person }) => person === owner.personId);
    for (const write of [
      () => gifts.forget(owner),
      () => gifts.write({ gifts: left.gifts, imports: left.imports }),
      () => plans.write(left.plans),
      () =>
        receipts.write({
          receipts: [...left.receipts],
          mailings: issued.mailings.filter(
            ({ receiptId, to }) => !ids.has(receiptId) && to.trim().toLowerCase() !== owner.email,
          ),
          runs: [...left.runs],
        }),
      () => pickups.replaceAll(left.pickups),
      () => outbox.remove(isMailAbout(owner, erased)),
    ]) {
      const written = write();
      if (!written.ok) return written;
    }
    return ok(undefined);
  }

  private async note(action: 'person.export' | 'person.erase', id: string): Promise<boolean> {
    const { audit, session, clock, ids } = this.ports;
    const read = await session.read();
    const actor = read.ok ? read.value : null;
    if (!actor) return false;
    audit.record({
      ...{ id: ids.next(), at: clock.now(), actor: { id: actor.id, name: actor.name }, action },
      ...{ subject: { id, name: '' }, detail: {} },
    });
    return true;
  }
}
