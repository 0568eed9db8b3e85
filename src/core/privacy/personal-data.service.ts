import type {
  AccountLinkRepository,
  AvatarRepository,
  PasswordRepository,
  SessionRepository,
} from '../account/account.repository.port';
import type { AuditEntry } from '../audit/audit-entry';
import type { PersonId } from '../people/people.inputs';
import type { PersonRepository } from '../people/person.repository.port';
import { checkDeactivation } from '../people/person-changes';
import { fail, ok } from '../shared/result';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { erasedPerson } from './erased-records';
import type { PersonalData } from './personal-data.api';
import { personalFile } from './personal-file';
import type { PersonalRecordRepository } from './personal-record.repository.port';

interface Repositories {
  readonly people: Pick<PersonRepository, 'find' | 'replace' | 'lockAdmins'>;
  readonly passwords: Pick<PasswordRepository, 'remove'>;
  readonly links: Pick<AccountLinkRepository, 'remove'>;
  readonly sessions: Pick<SessionRepository, 'endAll'>;
  readonly avatars: Pick<AvatarRepository, 'drop'>;
  readonly records: PersonalRecordRepository;
}

/** What an erasure may change. */
const CHANGED = [
  ...(['session', 'people', 'messages', 'pickups', 'gifts', 'receipts', 'programs', 'applications'] as const),
  'guides' as const,
];

/** Gives out and erases all data of one person, for the admin `actor`. */
export class PersonalDataService implements PersonalData {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly actor: AuditEntry['actor'],
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
      const { people, passwords, links, sessions, avatars, records } = repositories;
      const adminIds = await people.lockAdmins();
      const person = await people.find(id);
      if (!person) return fail({ code: 'not-found' });
      const checked = checkDeactivation(person, { actorId: this.actor.id, adminIds });
      if (!checked.ok) return checked;
      const nextId = () => unit.nextId();
      await people.replace(erasedPerson(person, nextId));
      await passwords.remove(id);
      await links.remove(id);
      await sessions.endAll(id);
      if (person.avatar !== undefined) await avatars.drop(person.avatar);
      const erased = await records.erase({ personId: id, email: person.email }, { nextId, now: unit.now() });
      if (!erased.ok) return erased;
      unit.audit(this.actor, 'person.erase', { id, name: '' });
      for (const thing of CHANGED) unit.publishChange(thing);
      return ok(undefined);
    });
  }
}
