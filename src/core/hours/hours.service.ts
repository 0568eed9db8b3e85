import { readingLanguage } from '../access/reader';
import type { User } from '../account/user';
import { invalidFields } from '../shared/forms/field-rule';
import { findReasonFaults } from '../shared/forms/reason-faults';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { SignupMails } from '../signups/mails/tell-signed-up';
import type { Signup } from '../signups/signup';
import type { SignupRepositories } from '../signups/signup.repository.port';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { HourReads } from './hour-reads.service';
import type { Hours } from './hours.api';
import type { HoursRepositories } from './work.repository.port';

/** Approves and returns the hours of volunteers, for `actor`: an admin, or a program manager for the programs that they manage. */
export class HoursService extends HourReads implements Hours {
  constructor(
    protected override readonly unit: UnitOfWork<HoursRepositories>,
    actor: Pick<User, 'id' | 'name' | 'role'>,
    private readonly mails: Pick<SignupMails, 'hoursReturned'>,
  ) {
    super(unit, actor);
  }

  approve: Hours['approve'] = ({ entries }) =>
    this.unit.write(async (repositories, unit): ReturnType<Hours['approve']> => {
      if (new Set(entries.map(({ id }) => id)).size < entries.length)
        return fail(invalidFields([{ field: 'entries' }]));
      const changed: Signup[] = [];
      const programIds = await this.programIds(repositories);
      for (const entry of entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
        const answer = await this.find(repositories, entry, programIds, (signup) => this.hasApproved(signup));
        if (!answer.ok) return answer;
        // It was sent before, and its answer got lost.
        if (answer.value.revision !== entry.base) continue;
        if (answer.value.hours !== 'claimed') return fail({ code: 'conflict' });
        const { id, name } = this.actor;
        const stamp = { revision: unit.nextId(), approvedBy: { id, name }, returnReason: '' };
        changed.push({ ...answer.value, ...stamp, hours: 'approved' });
      }
      return this.keep(repositories, unit, changed, 'hours.approve');
    });

  giveBack: Hours['giveBack'] = ({ reason: typed, ...from }) => {
    const reason = typed.trim();
    return this.unit.write(async (repositories, unit): ReturnType<Hours['giveBack']> => {
      const isDone = (signup: Signup) => signup.hours === 'returned' && signup.returnReason === reason;
      const answer = await this.find(repositories, from, await this.programIds(repositories), isDone);
      if (!answer.ok) return answer;
      if (answer.value.revision !== from.base) return ok(await this.works(repositories, [answer.value]));
      const { hours, personId, minutes, day } = answer.value;
      if (hours !== 'claimed' && hours !== 'approved') return fail({ code: 'conflict' });
      const faults = findReasonFaults(reason);
      if (faults.length > 0) return fail(invalidFields(faults));
      const [person] = personId === null ? [] : await repositories.people.some([personId]);
      const returned: Signup = {
        ...answer.value,
        revision: unit.nextId(),
        hours: 'returned',
        approvedBy: null,
        returnReason: reason,
      };
      if (person?.state === 'active' && person.role !== 'beneficiary') {
        const reader = { to: person.email, language: readingLanguage(person) };
        const mail = this.mails.hoursReturned(reader, { minutes: minutes ?? 0, day, reason });
        unit.mail({ ...mail, about: person.id });
      }
      return this.keep(repositories, unit, [returned], 'hours.return');
    });
  };

  private hasApproved({ hours, approvedBy }: Signup): boolean {
    return hours === 'approved' && approvedBy?.id === this.actor.id;
  }

  /** Hours from their revision, or those that were changed already as `isDone` says. */
  private async find(
    { signups }: Pick<SignupRepositories, 'signups'>,
    { id, base }: { readonly id: string; readonly base: string },
    programIds: readonly (string | null)[],
    isDone: (signup: Signup) => boolean,
  ): Promise<Result<Signup, FailureOf<'not-found' | 'conflict'>>> {
    const signup = await signups.find(id);
    if (!signup || signup.hours === 'none' || !programIds.includes(signup.programId))
      return fail({ code: 'not-found' });
    if (signup.revision !== base && !isDone(signup)) return fail({ code: 'conflict' });
    return signup.personId === this.actor.id ? fail({ code: 'conflict', reason: 'own-hours' }) : ok(signup);
  }

  private async keep(
    repositories: SignupRepositories,
    unit: Unit,
    changed: readonly Signup[],
    action: 'hours.approve' | 'hours.return',
  ): ReturnType<Hours['approve']> {
    await repositories.signups.keepAll(changed);
    for (const { id, minutes } of changed)
      unit.audit(this.actor, action, { id, name: '' }, { minutes: String(minutes ?? 0) });
    unit.publishChange('signups');
    return ok(await this.works(repositories, changed));
  }
}
