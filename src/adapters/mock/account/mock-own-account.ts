import type { OwnAccount } from '../../../core/account/own-account.port';
import type { Session } from '../../../core/account/session.port';
import type { SessionHint } from '../../../core/account/session-hint.port';
import type { User } from '../../../core/account/user';
import { withAvatar } from '../../../core/account/with-avatar';
import type { AuditAction } from '../../../core/audit/audit-entry';
import { AVATAR_TYPES, avatarIn } from '../../../core/content/avatars/avatar';
import type { ImageLibrary, PictureFile } from '../../../core/content/pictures/image-library.port';
import type { PictureRef } from '../../../core/content/site-content';
import type { Person } from '../../../core/people/person';
import type { FailureOf } from '../../../core/shared/failure';
import type { IdSource } from '../../../core/shared/id-source.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/time/clock.port';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import type { SimulatedAudit } from '../audit/simulated-audit';
import { LATENCY_MS } from '../latency';
import type { SimulatedPeople } from '../people/simulated-people';

/** What the simulated account is made of. */
export interface MockOwnAccountPorts {
  readonly people: SimulatedPeople;
  readonly audit: Pick<SimulatedAudit, 'record'>;
  /** Where the pictures beside people's names are kept. */
  readonly library: Pick<ImageLibrary, 'put'>;
  readonly session: Session;
  readonly hint: Pick<SessionHint, 'write'>;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly scheduler: Scheduler;
  /** What this browser calls itself. */
  readonly agent: string;
}

/** Simulates looking after one's own account. There is one session, that of this browser. */
export class MockOwnAccount implements OwnAccount {
  constructor(private readonly ports: MockOwnAccountPorts) {}

  async rename(name: string): ReturnType<OwnAccount['rename']> {
    const { people, hint, ids } = this.ports;
    const found = await this.self(LATENCY_MS.changePerson);
    if (!found.ok) return found;
    const { user, person } = found.value;
    const written = people.put({ ...person, name, revision: ids.next() });
    if (!written.ok) return written;
    const renamed = { ...user, name };
    await hint.write(renamed);
    this.note(person, 'person.rename');
    return ok(renamed);
  }

  async setAvatar({ bytes }: PictureFile): ReturnType<OwnAccount['setAvatar']> {
    const avatar = avatarIn(bytes);
    if (!avatar) return fail({ code: 'unsupported-type', accepted: AVATAR_TYPES });
    const found = await this.self(LATENCY_MS.changePerson);
    if (!found.ok) return found;
    const stored = await this.ports.library.put(avatar);
    return stored.ok ? this.keepAvatar(found.value, stored.value) : stored;
  }

  async removeAvatar(): ReturnType<OwnAccount['removeAvatar']> {
    const found = await this.self(LATENCY_MS.changePerson);
    return found.ok ? this.keepAvatar(found.value, null) : found;
  }

  async changePassword(current: string, next: string): ReturnType<OwnAccount['changePassword']> {
    const { people } = this.ports;
    const found = await this.self(LATENCY_MS.changePerson);
    if (!found.ok) return found;
    const { person } = found.value;
    if (!(await people.hasPassword(person, current))) return fail({ code: 'invalid-credentials' });
    const written = await people.setPassword(person, next);
    if (written.ok) this.note(person, 'person.change-password');
    return written;
  }

  async sessions(): ReturnType<OwnAccount['sessions']> {
    const { clock, agent } = this.ports;
    const user = await this.user(LATENCY_MS.readPerson);
    if (!user) return fail({ code: 'unauthenticated' });
    return ok([{ id: 'this-browser', agent, lastUsedAt: clock.now(), isCurrent: true }]);
  }

  async endSession(): ReturnType<OwnAccount['endSession']> {
    const user = await this.user(LATENCY_MS.changePerson);
    return fail({ code: user ? 'not-found' : 'unauthenticated' });
  }

  private async keepAvatar(
    { user, person }: { readonly user: User; readonly person: Person },
    ref: PictureRef | null,
  ): Promise<Result<User, FailureOf<'quota'>>> {
    const written = this.ports.people.put(withAvatar(person, ref));
    if (!written.ok) return written;
    const changed = withAvatar(user, ref);
    await this.ports.hint.write(changed);
    this.note(person, 'person.change-avatar');
    return ok(changed);
  }

  private async user(latency: number): Promise<User | null> {
    const { session, scheduler } = this.ports;
    await delay(scheduler, latency);
    const read = await session.read();
    return read.ok ? read.value : null;
  }

  /** A session may be stored of somebody whom the simulated back end does not know; they change nothing. */
  private async self(
    latency: number,
  ): Promise<Result<{ user: User; person: Person }, FailureOf<'unauthenticated' | 'forbidden'>>> {
    const user = await this.user(latency);
    if (!user) return fail({ code: 'unauthenticated' });
    const person = this.ports.people.holder(user);
    return person ? ok({ user, person }) : fail({ code: 'forbidden' });
  }

  private note({ id, name }: Person, action: AuditAction): void {
    const { audit, clock, ids } = this.ports;
    const person = { id, name };
    audit.record({ id: ids.next(), at: clock.now(), actor: person, action, subject: person, detail: {} });
  }
}
