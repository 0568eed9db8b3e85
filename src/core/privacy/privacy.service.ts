import * as v from 'valibot';
import type {
  AccountLinkRepository,
  AvatarRepository,
  PasswordRepository,
  SessionRepository,
} from '../account/account.repository.port';
import type { FactorRepository } from '../account/second-factor/factor.repository.port';
import type { AuditEntry } from '../audit/audit-entry';
import type { FeedRepository } from '../feeds/feed.repository.port';
import type { PersonRepository } from '../people/person.repository.port';
import { checkDeactivation } from '../people/person-changes';
import { fail, ok } from '../shared/result';
import { leaveEvents, type WithdrawalMails } from '../signups/following/leave-events';
import type { SignupRepositories } from '../signups/signup.repository.port';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { erasedPerson } from './erased-records';
import { likenessOf, type NamedRecordId, namedFileSchema } from './named-records';
import { personalFile } from './personal-file';
import type { PersonalRecordRepository } from './personal-record.repository.port';
import type { PersonalData } from './privacy.api';

interface Repositories extends Omit<SignupRepositories, 'people'> {
  readonly people: Pick<PersonRepository, 'find' | 'replace' | 'lockAdmins' | 'some' | 'withEmails' | 'page'>;
  readonly passwords: Pick<PasswordRepository, 'remove'>;
  readonly links: Pick<AccountLinkRepository, 'remove'>;
  readonly sessions: Pick<SessionRepository, 'endAll'>;
  readonly avatars: Pick<AvatarRepository, 'drop'>;
  readonly feeds: Pick<FeedRepository, 'remove'>;
  readonly factors: Pick<FactorRepository, 'remove'>;
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

/** What an erasure of records of people without an account may change. */
const CHANGED_BY_RECORDS = ['applications', 'signups', 'programs', 'shelf', 'messages'] as const;

/** Gives out and erases all data of one person, for the admin `actor`. */
export class PrivacyService implements PersonalData {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly actor: AuditEntry['actor'],
    private readonly mails: WithdrawalMails,
  ) {}

  export: PersonalData['export'] = ({ id }) =>
    this.unit.write(async ({ people, records }, unit) => {
      const person = await people.find(id);
      if (!person) return fail({ code: 'not-found' });
      unit.audit(this.actor, 'person.export', { id, name: '' });
      return ok(personalFile({ person, ...(await records.of({ personId: id, email: person.email })) }));
    });

  erase: PersonalData['erase'] = ({ id, records: chosen = [] }) =>
    this.unit.write(async (repositories, unit): ReturnType<PersonalData['erase']> => {
      const { people, passwords, links, sessions, avatars, factors, feeds, records } = repositories;
      const adminIds = await people.lockAdmins();
      const person = await people.find(id);
      if (!person) return fail({ code: 'not-found' });
      const checked = checkDeactivation(person, { actorId: this.actor.id, adminIds });
      if (!checked.ok) return checked;
      const nextId = () => unit.nextId();
      // Who waits gets their places; nobody is mailed about somebody who is erased.
      const recordIds = await foundAmong(records, chosen);
      const signupIds = signupsAmong(recordIds);
      const leaving = { personId: id, signupIds, leaves: () => true, tells: false, actorId: this.actor.id };
      await leaveEvents(repositories, unit, leaving, this.mails);
      await people.replace(erasedPerson(person, nextId));
      await passwords.remove(id);
      await links.remove(id);
      await sessions.endAll(id);
      await feeds.remove(id);
      await factors.remove(id);
      if (person.avatar !== undefined) await avatars.drop(person.avatar);
      const erased = await records.erase({ personId: id, email: person.email }, { nextId, now: unit.now() });
      if (!erased.ok) return erased;
      unit.audit(this.actor, 'person.erase', { id, name: '' });
      const named = await this.eraseFound(repositories, unit, recordIds);
      if (!named.ok) return named;
      for (const thing of CHANGED) unit.publishChange(thing);
      return ok(undefined);
    });

  alike: PersonalData['alike'] = ({ kind, id }) =>
    this.unit.read(async (repositories): ReturnType<PersonalData['alike']> => {
      const { people, records } = repositories;
      if (kind === 'person') {
        const person = await people.find(id);
        if (!person) return fail({ code: 'not-found' });
        return ok(await records.alike(likenessOf(person.name, [person.email, person.phone ?? ''])));
      }
      const { applications, signups, messages } = await records.named([{ kind, id }]);
      const [record] = [...applications, ...signups, ...messages];
      if (!record) return fail({ code: 'not-found' });
      const alike = await records.alike(likenessOf(record.name, [record.contact]));
      return ok(alike.filter((other) => other.kind !== kind || other.id !== id));
    });

  exportRecord: PersonalData['exportRecord'] = ({ kind, id }) =>
    this.unit.write(async ({ records }, unit): ReturnType<PersonalData['exportRecord']> => {
      const named = await records.named([{ kind, id }]);
      if (named.applications.length + named.signups.length + named.messages.length === 0)
        return fail({ code: 'not-found' });
      unit.audit(this.actor, 'record.export', { id, name: '' }, { kind });
      return ok(v.parse(namedFileSchema, named));
    });

  eraseRecords: PersonalData['eraseRecords'] = ({ records: chosen }) =>
    this.unit.write(async (repositories, unit): ReturnType<PersonalData['eraseRecords']> => {
      const recordIds = await foundAmong(repositories.records, chosen);
      if (recordIds.length === 0) return fail({ code: 'not-found' });
      const signupIds = signupsAmong(recordIds);
      const leaving = { signupIds, leaves: () => true, tells: false, actorId: this.actor.id };
      if (signupIds.length > 0) await leaveEvents(repositories, unit, leaving, this.mails);
      const erased = await this.eraseFound(repositories, unit, recordIds);
      if (!erased.ok) return erased;
      for (const thing of CHANGED_BY_RECORDS) unit.publishChange(thing);
      return ok(undefined);
    });

  /** Erases records of people without an account, who have left the events that are to come. */
  private async eraseFound(
    { records }: Pick<Repositories, 'records'>,
    unit: Unit,
    recordIds: readonly NamedRecordId[],
  ): ReturnType<PersonalRecordRepository['eraseNamed']> {
    if (recordIds.length === 0) return ok(undefined);
    const erased = await records.eraseNamed(recordIds, { nextId: () => unit.nextId(), now: unit.now() });
    if (!erased.ok) return erased;
    for (const { kind, id } of recordIds) unit.audit(this.actor, 'record.erase', { id, name: '' }, { kind });
    return erased;
  }
}

/** The records among the chosen ones that are there, and were not erased before. */
async function foundAmong(
  records: Pick<PersonalRecordRepository, 'named'>,
  chosen: readonly NamedRecordId[],
): Promise<readonly NamedRecordId[]> {
  if (chosen.length === 0) return [];
  const { applications, signups, messages } = await records.named(chosen);
  return [
    ...applications.map(({ id }) => ({ kind: 'application' as const, id })),
    ...signups.map(({ id }) => ({ kind: 'signup' as const, id })),
    ...messages.map(({ id }) => ({ kind: 'message' as const, id })),
  ];
}

function signupsAmong(recordIds: readonly NamedRecordId[]): readonly string[] {
  return recordIds.flatMap(({ kind, id }) => (kind === 'signup' ? id : []));
}
