import * as v from 'valibot';
import type { Session } from '../../core/auth/session.port';
import { checkDeactivation } from '../../core/people/person-changes';
import { ERASED_NAME, erasedAddress, type PersonalData } from '../../core/privacy/personal-data.port';
import type { Clock } from '../../core/shared/clock.port';
import { delay } from '../../core/shared/delay';
import type { IdSource } from '../../core/shared/id-source.port';
import { parseJson } from '../../core/shared/parse-json';
import { fail, ok } from '../../core/shared/result';
import type { Scheduler } from '../../core/shared/scheduler.port';
import { LATENCY_MS } from './latency';
import type { SimulatedAudit } from './simulated-audit';
import type { SimulatedPeople } from './simulated-people';
import type { SimulationPlace } from './simulation';

/** What the simulated data of people is made of. */
export interface MockPersonalDataPorts {
  readonly place: SimulationPlace;
  readonly people: SimulatedPeople;
  readonly audit: Pick<SimulatedAudit, 'record'>;
  readonly session: Session;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
}

/** Records of people who wrote or asked for something, whatever else they hold. */
const storedSchema = v.object({
  version: v.number(),
  value: v.array(v.custom<Stored>((one) => typeof Object(one).email === 'string')),
});

interface Stored {
  readonly email: string;
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
    const messages = this.recordsOf('messages', person.email);
    const [pickups, plans] = (['pickups', 'plans'] as const).map((name) =>
      this.recordsOf(name, person.email),
    );
    return ok({ person, messages, pickups, plans });
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
    const { createdAt } = person;
    const erased = people.put({
      ...{ id, createdAt, name: ERASED_NAME, email: erasedAddress(id), role: null },
      ...{ state: 'deactivated', revision: ids.next() },
    });
    if (!erased.ok) return erased;
    this.forget('messages', person.email);
    this.forget('plans', person.email);
    await this.note('person.erase', id);
    return ok(undefined);
  }

  private recordsOf(name: string, email: string): readonly unknown[] {
    return (this.stored(name)?.value ?? []).filter((one) => one.email.toLowerCase() === email);
  }

  private forget(name: string, email: string): void {
    const stored = this.stored(name);
    if (!stored) return;
    const value = stored.value.filter((one) => one.email.toLowerCase() !== email);
    const { place } = this.ports;
    place.storage.setItem(`simulation:${name}`, JSON.stringify({ ...stored, value }));
    place.tell(`simulation:${name}`);
  }

  private stored(name: string) {
    const raw = this.ports.place.storage.getItem(`simulation:${name}`);
    const parsed = v.safeParse(storedSchema, raw === null ? null : parseJson(raw));
    return parsed.success ? parsed.output : null;
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
