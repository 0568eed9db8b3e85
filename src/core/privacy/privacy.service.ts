import type {
  AccountLinkRepository,
  AvatarRepository,
  PasswordRepository,
  SessionRepository,
} from '../account/account.repository.port';
import type { AuditEntry } from '../audit/audit-entry';
import type { FeedRepository } from '../feeds/feed.repository.port';
import type { PersonId } from '../people/people.inputs';
import type { PersonRepository } from '../people/person.repository.port';
import { checkDeactivation } from '../people/person-changes';
import { fail, ok } from '../shared/result';
import { leaveEvents, type WithdrawalMails } from '../signups/following/leave-events';
import type { SignupRepositories } from '../signups/signup.repository.port';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { erasedPerson } from './erased-records';
import { personalFile } from './personal-file';
import type { PersonalRecordRepository } from './personal-record.repository.port';
import type { PersonalData } from './privacy.api';

interface Repositories extends Omit<SignupRepositories, 'people'> {
  readonly people: Pick<PersonRepository, 'find' | 'replace' | 'lockAdmins' | 'some' | 'page'>;
  readonly passwords: Pick<PasswordRepository, 'remove'>;
  readonly links: Pick<AccountLinkRepository, 'remove'>;
  readonly sessions: Pick<SessionRepository, 'endAll'>;
  readonly avatars: Pick<AvatarRepository, 'drop'>;
  readonly feeds: Pick<FeedRepository, 'remove'>;
  readonly records: PersonalRecordRepository;
}

/** What an erasure may change. */
const CHANGED = [
  'session',
  'people',
  'messages',
  'pickups',
  'gifts',
  'receipts',
  'programs',
  'applications',
  'signups',
  'shelf',
  'guides',
] as const;

/** Gives out and erases all data of one person, for the admin `actor`. */
export class PrivacyService implements PersonalData {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly actor: AuditEntry['actor'],
    private readonly mails: WithdrawalMails,
  ) {}

  export({ id }: PersonId): ReturnType<PersonalData['export']> {
    return this.unit.write(async ({ people, records }, unit) => {
      const person = await people.find(id);
      if (!person) return fail({ code: 'not-found' });
      unit.audit(this.actor, 'person.export', { id, name: '' });
      return ok(personalFile({ person, ...(await records.of({ personId: id, email: person.email })) }));
    });
  }

  erase({ id }: PersonId): ReturnType<PersonalData['erase']> {
    return this.unit.write(async (repositories, unit): ReturnType<PersonalData['erase']> => {
      const { people, passwords, links, sessions, avatars, feeds, records } = repositories;
      const adminIds = await people.lockAdmins();
      const person = await people.find(id);
      if (!person) return fail({ code: 'not-found' });
      const checked = checkDeactivation(person, { actorId: this.actor.id, adminIds });
      if (!checked.ok) return checked;
      const nextId = () => unit.nextId();
      // Who waits gets their places; nobody is mailed about somebody who is erased.
      const leaving = { personId: id, leaves: () => true, tells: false, actorId: this.actor.id };
      await leaveEvents(repositories, unit, leaving, this.mails);
      await people.replace(erasedPerson(person, nextId));
      await passwords.remove(id);
      await links.remove(id);
      await sessions.endAll(id);
      await feeds.remove(id);
      if (person.avatar !== undefined) await avatars.drop(person.avatar);
      const erased = await records.erase({ personId: id, email: person.email }, { nextId, now: unit.now() });
      if (!erased.ok) return erased;
      unit.audit(this.actor, 'person.erase', { id, name: '' });
      for (const thing of CHANGED) unit.publishChange(thing);
      return ok(undefined);
    });
  }
}
