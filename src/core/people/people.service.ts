import { isStaff } from '../access/role';
import { needsStepUp } from '../access/second-step';
import type { AccountLinkRepository, SessionRepository } from '../account/account.repository.port';
import { canSignIn } from '../account/can-sign-in';
import { withLanguage } from '../account/chosen-language';
import { type LinkLetters, sendLink } from '../account/links/send-link';
import type { AuditAction, ConfirmingActor } from '../audit/audit-entry';
import type { FeedRepository } from '../feeds/feed.repository.port';
import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok, orFail, type Result } from '../shared/result';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { ChangedPerson, PeopleGateway, PersonWriteFailure } from './people.api';
import type { PeopleFollowers } from './people-followers.port';
import type { Person } from './person';
import type { PersonRepository } from './person.repository.port';
import {
  type ChangeSituation,
  checkDeactivation,
  checkRoleChange,
  findChangeFaults,
  findInvitationFaults,
  tidyInvitation,
} from './person-changes';

interface Repositories {
  readonly people: PersonRepository;
  readonly links: AccountLinkRepository;
  readonly sessions: Pick<SessionRepository, 'endAll'>;
  readonly feeds: Pick<FeedRepository, 'end' | 'remove'>;
  readonly followers: PeopleFollowers;
}

/** What becomes of a person, with what the log says of it. Without a new revision nothing is kept. */
interface Step {
  readonly person: Person;
  readonly notes: readonly (readonly [AuditAction, Readonly<Record<string, string>>?])[];
  readonly endsSessions?: boolean;
  /** Whether links for a new password stop working. */
  readonly endsLinks?: boolean;
  /** Whether a calendar address stops working. */
  readonly endsFeed?: boolean;
  readonly sends?: boolean;
}

type Decision = Result<Step, PersonWriteFailure>;
type Decide = (
  person: Person,
  situation: ChangeSituation,
  people: PersonRepository,
) => Decision | Promise<Decision>;

/** Decides about people, for the admin `actor`. Invitations go by `letters`. */
export class PeopleService implements PeopleGateway {
  constructor(
    private readonly unit: UnitOfWork<Repositories>,
    private readonly actor: ConfirmingActor,
    private readonly letters: LinkLetters,
  ) {}

  list: PeopleGateway['list'] = (query) => this.unit.read(async ({ people }) => ok(await people.page(query)));
  roleHolders: PeopleGateway['roleHolders'] = () =>
    this.unit.read(async ({ people }) => ok(await people.roleHolders()));
  read: PeopleGateway['read'] = ({ id }) =>
    this.unit.read(async ({ people }) => orFail(await people.find(id), 'not-found'));

  invite: PeopleGateway['invite'] = async (invitation) => {
    const { role, ...invited } = tidyInvitation(invitation);
    const { email } = invited;
    const faults = findInvitationFaults(invitation);
    if (faults.length > 0) return fail(invalidFields(faults));
    if (!canSignIn(email)) return fail(invalidFields([{ field: 'email' }]));
    if (isStaff(role) && needsStepUp(this.actor.standing)) return fail({ code: 'step-up' });
    return this.write(async (repositories, unit) => {
      const { people } = repositories;
      const known = await people.findByEmail(email);
      if (known && known.role !== null) return fail({ code: 'conflict' });
      const fresh = { id: unit.nextId(), createdAt: unit.now() };
      const revision = unit.nextId();
      const person: Person = { ...fresh, ...known, ...invited, role, state: 'invited', revision };
      await (known ? people.replace(person) : people.add(person));
      unit.publishChange('people');
      return this.finish(repositories, unit, { person, notes: [['person.invite', { role }]], sends: true });
    });
  };

  resend: PeopleGateway['resend'] = ({ id }) =>
    this.decide(id, (person) =>
      person.state === 'invited'
        ? ok({ person, notes: [['person.resend']], sends: true })
        : fail({ code: 'conflict' }),
    );

  change: PeopleGateway['change'] = async ({ id, base, name: typed, role, language }) => {
    const name = typed.trim();
    const faults = findChangeFaults({ name, role });
    if (faults.length > 0) return fail(invalidFields(faults));
    return this.decide(id, (person, situation) => {
      if (person.revision !== base) return fail({ code: 'conflict' });
      const checked = checkRoleChange(person, role, situation);
      if (!checked.ok) return checked;
      const endsSessions = role !== person.role;
      if (endsSessions && needsStepUp(this.actor.standing)) return fail({ code: 'step-up' });
      const reader = language === undefined ? person : withLanguage(person, language);
      const roles = { from: person.role ?? '', to: role ?? '' };
      const notes: Step['notes'] = [
        ...(name === person.name ? [] : [['person.rename'] as const]),
        ...(endsSessions ? [['person.change-role', roles] as const] : []),
        ...(reader.language === person.language ? [] : [['person.change-language'] as const]),
      ];
      return ok({ person: { ...reader, name, role }, notes, endsSessions });
    });
  };

  deactivate: PeopleGateway['deactivate'] = ({ id }) =>
    this.decide(id, (person, situation) => {
      if (person.state === 'deactivated') return ok({ person, notes: [] });
      const checked = checkDeactivation(person, situation);
      if (!checked.ok) return checked;
      const notes = [['person.deactivate']] as const;
      return ok({ person: { ...person, state: 'deactivated' }, notes, endsSessions: true, endsLinks: true });
    });

  reactivate: PeopleGateway['reactivate'] = ({ id }) =>
    this.decide(id, async (person, _, people) => {
      if (person.state !== 'deactivated') return ok({ person, notes: [] });
      const hasJoined = await people.hasJoined(id);
      const state = person.role === null ? 'contact' : hasJoined ? 'active' : 'invited';
      return ok({ person: { ...person, state }, notes: [['person.reactivate']] });
    });

  signOut: PeopleGateway['signOut'] = ({ id }) =>
    this.decide(id, (person) =>
      ok({ person, notes: [['person.sign-out']], endsSessions: true, endsFeed: true }),
    );

  /** Changes somebody who is known. A step that notes nothing changes nothing. */
  private decide(id: string, decide: Decide): ChangedPerson {
    return this.write(async (repositories, unit, situation) => {
      const { people } = repositories;
      const before = await people.find(id);
      if (!before) return fail({ code: 'not-found' });
      const decided = await decide(before, situation, people);
      if (!decided.ok) return decided;
      const step = decided.value;
      if (step.notes.length === 0) return ok(before);
      if (step.person === before) return this.finish(repositories, unit, step);
      const person = { ...step.person, revision: unit.nextId() };
      await people.replace(person);
      // What a calendar address shows depends on both, and what somebody may sign up for.
      if (person.role !== before.role || person.state === 'deactivated') {
        await repositories.feeds.remove(id);
        await repositories.followers.leaveAllEvents(unit, id, this.actor.id);
      }
      unit.publishChange('people');
      return this.finish(repositories, unit, { ...step, person });
    });
  }

  /** What follows a change. */
  private async finish(
    { links, sessions, feeds }: Repositories,
    unit: Unit,
    { person, notes, endsSessions, endsLinks, endsFeed, sends }: Step,
  ): Promise<Result<Person, never>> {
    for (const [action, detail] of notes) unit.audit(this.actor, action, { id: person.id, name: '' }, detail);
    if (sends) await sendLink({ links, unit, letters: this.letters }, person, 'invitation', 1);
    if (endsLinks) await links.remove(person.id);
    if (endsFeed) await feeds.end(person.id, unit.now());
    if (endsSessions) {
      await sessions.endAll(person.id);
      unit.publishChange('session');
    }
    return ok(person);
  }

  private write(
    work: (
      repositories: Repositories,
      unit: Unit,
      situation: ChangeSituation,
    ) => Promise<Result<Person, PersonWriteFailure>>,
  ): ChangedPerson {
    return this.unit.write(async (repositories, unit): ChangedPerson => {
      const adminIds = await repositories.people.lockAdmins();
      // An admin who was demoted after the request began no longer has the right.
      if (!adminIds.includes(this.actor.id)) return fail({ code: 'forbidden' });
      return work(repositories, unit, { actorId: this.actor.id, adminIds });
    });
  }
}
