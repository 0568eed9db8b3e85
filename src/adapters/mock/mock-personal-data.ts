import type { Session } from '../../core/auth/session.port';
import { withoutDonor } from '../../core/giving/erased-donor';
import { isGiftOf } from '../../core/giving/gift';
import { isReceiptOf } from '../../core/giving/own-receipts.port';
import { receiptOnFile } from '../../core/giving/receipt';
import { checkDeactivation } from '../../core/people/person-changes';
import { ERASED_NAME, erasedAddress, type PersonalData } from '../../core/privacy/personal-data.port';
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
import type { ReceiptsState, SimulatedReceipts } from './simulated-receipts';

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
  readonly messages: Pick<MockInbox, 'of' | 'remove'>;
  readonly pickups: Pick<MockPickups, 'of' | 'erase'>;
  readonly gifts: Pick<SimulatedGifts, 'read' | 'write'>;
  readonly plans: SimulatedPlans;
  readonly receipts: SimulatedReceipts;
  readonly outbox: Pick<MockOutbox, 'to' | 'remove'>;
  readonly links: Pick<MockAccountLinks, 'remove'>;
}

/** Receipts stay with their numbers, sums and days, without the person. */
function withoutPerson(state: ReceiptsState, id: string, email: string): ReceiptsState {
  const donor = { name: ERASED_NAME, email: '', address: '' };
  return {
    receipts: state.receipts.map((receipt) =>
      isReceiptOf(receipt, { personId: id, email })
        ? {
            ...receipt,
            ...{ donorKey: `erased:${receipt.id}`, personId: null, text: { ...receipt.text, donor } },
          }
        : receipt,
    ),
    mailings: state.mailings.filter(({ to }) => to.toLowerCase() !== email),
    runs: state.runs.map((run) => ({
      ...run,
      donors: run.donors.map((one) => (one.key === `${email}\n` ? { ...one, key: `erased:${id}` } : one)),
    })),
  };
}

const ENDED = { name: ERASED_NAME, email: '', personId: null, state: 'ended' } as const;

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
    const { email } = person;
    return ok({
      person,
      messages: messages.of(email),
      pickups: pickups.of(email),
      gifts: gifts.read().gifts.filter((gift) => isGiftOf(gift, { personId: id, email })),
      plans: plans.read().filter(({ personId }) => personId === id),
      receipts: receipts
        .read()
        .receipts.filter((receipt) => isReceiptOf(receipt, { personId: id, email }))
        .map(receiptOnFile),
      mails: outbox.to(email),
    });
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
    const removed = await this.eraseRecords(id, email);
    if (!removed.ok) return removed;
    const erased = people.erase({
      ...{ id, createdAt, name: ERASED_NAME, email: erasedAddress(id), role: null },
      ...{ state: 'deactivated', revision: ids.next() },
    });
    if (!erased.ok) return erased;
    await this.note('person.erase', id);
    return ok(undefined);
  }

  /** Gifts stay with their sums and days, without the person; pickups stay without their words. */
  private async eraseRecords(id: string, email: string): Promise<Result<void, FailureOf<'quota'>>> {
    const { messages, pickups, gifts, plans, receipts, outbox, links } = await this.ports.records();
    const removed = messages.remove((message) => message.email.toLowerCase() === email);
    if (!removed.ok) return removed;
    const books = gifts.read();
    const erasure = { name: ERASED_NAME, nextKey: () => this.ports.ids.next() };
    const left = withoutDonor(books.gifts, { personId: id, email }, erasure);
    links.remove(({ person }) => person === id);
    for (const write of [
      () => gifts.write({ ...books, gifts: left }),
      () => plans.write(plans.read().map((plan) => (plan.personId === id ? { ...plan, ...ENDED } : plan))),
      () => receipts.write(withoutPerson(receipts.read(), id, email)),
      () => pickups.erase(email, ERASED_NAME),
      () => outbox.remove(email),
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
