import type { Session } from '../../../core/account/session.port';
import { checkDeactivation } from '../../../core/people/person-changes';
import { ERASED_NAME, erasedAddress, type PersonalData } from '../../../core/privacy/personal-data.port';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import type { SimulatedAudit } from '../audit/simulated-audit';
import { LATENCY_MS } from '../latency';
import type { SimulatedPeople } from '../people/simulated-people';
import type { MockPersonalRecords } from './mock-personal-records';

/** What the simulated data of people is made of. */
export interface MockPersonalDataPorts {
  /** Fetched when they are needed: hardly anybody exports or erases anything. */
  readonly records: () => Promise<MockPersonalRecords>;
  readonly people: SimulatedPeople;
  readonly audit: Pick<SimulatedAudit, 'record'>;
  readonly session: Session;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
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
    return ok((await this.ports.records()).file(person));
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
    const removed = (await this.ports.records()).erase({ personId: id, email }, () => ids.next());
    if (!removed.ok) return removed;
    const erased = people.erase({
      ...{ id, createdAt, name: ERASED_NAME, email: erasedAddress(id), role: null },
      ...{ state: 'deactivated', revision: ids.next() },
    });
    if (!erased.ok) return erased;
    await this.note('person.erase', id);
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
