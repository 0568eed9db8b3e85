import type { User } from '../account/user';
import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok } from '../shared/result';
import { calendarDateAt } from '../shared/time/calendar';
import { minutesOn } from '../signups/marks';
import { DAY_MINUTES, type Signup } from '../signups/signup';
import type { SignupRepositories } from '../signups/signup.repository.port';
import { accountOwner } from '../signups/take-part';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { OwnHours, Work } from './hours.api';
import type { OwnHoursInput as Input } from './hours.inputs';
import { findWorkFaults, isWork, type WorkForm, worksOf } from './work';

const CLAIMED = { hours: 'claimed', approvedBy: null, returnReason: '' } as const;

/** The hours of `actor`, which a second person approves. */
export class OwnHoursService implements OwnHours {
  constructor(
    private readonly unit: UnitOfWork<SignupRepositories>,
    private readonly actor: Pick<User, 'id' | 'role'>,
  ) {}

  list: OwnHours['list'] = () =>
    this.unit.read(async (repositories) => {
      const own = (await repositories.signups.ofPeople([this.actor.id])).toSorted(latestFirst);
      return ok((await worksOf(repositories, own)).map(({ work }) => work));
    });

  foundation: OwnHours['foundation'] = () =>
    this.unit.read(async ({ receipts }) => {
      const { legalName } = await receipts.organization();
      return ok({ legalName });
    });

  log({ id, programId, ...form }: Input['log']): ReturnType<OwnHours['log']> {
    return this.unit.write(async (repositories, unit): ReturnType<OwnHours['log']> => {
      const { signups, programs } = repositories;
      const theirs = await signups.ofPeople([this.actor.id]);
      const before = await signups.find(id);
      if (before)
        return before.personId === this.actor.id && saysTheSame(before, { ...form, programId })
          ? this.answer(repositories, before)
          : fail({ code: 'conflict' });
      if (this.actor.role !== 'volunteer') return fail({ code: 'conflict', reason: 'closed' });
      const isKnown = (await programs.list(['active'])).some((program) => program.id === programId);
      if (programId !== null && !isKnown) return fail({ code: 'not-found' });
      const refused = refusal(form, theirs, id, unit);
      if (refused) return fail(refused);
      const owner = await accountOwner(repositories, unit, this.actor.id, theirs);
      const signup = loggedWork(owner, { id, programId, revision: unit.nextId(), ...form }, unit.now());
      await signups.add(signup);
      unit.publishChange('signups');
      return this.answer(repositories, signup);
    });
  }

  change({ id, base, programId, ...form }: Input['change']): ReturnType<OwnHours['change']> {
    return this.unit.write(async (repositories, unit): ReturnType<OwnHours['change']> => {
      const { signups, programs } = repositories;
      const theirs = await signups.ofPeople([this.actor.id]);
      const before = await signups.find(id);
      if (before?.personId !== this.actor.id || !isWork(before)) return fail({ code: 'not-found' });
      if (before.revision !== base) return fail({ code: 'conflict' });
      const isLogged = before.eventId === null;
      const isKnown =
        programId === before.programId ||
        (await programs.list(['active'])).some((one) => one.id === programId);
      if (isLogged && programId !== null && !isKnown) return fail({ code: 'not-found' });
      const asked = isLogged ? form : { ...form, day: before.day };
      const refused = refusal(asked, theirs, id, unit, isLogged);
      if (refused) return fail(refused);
      const signup: Signup = {
        ...before,
        ...CLAIMED,
        ...asked,
        note: form.note.trim(),
        revision: unit.nextId(),
        programId: isLogged ? programId : before.programId,
      };
      await signups.replace(signup);
      unit.publishChange('signups');
      return this.answer(repositories, signup);
    });
  }

  takeBack({ id, base }: Input['takeBack']): ReturnType<OwnHours['takeBack']> {
    return this.unit.write(async ({ signups }, unit): ReturnType<OwnHours['takeBack']> => {
      const before = await signups.find(id);
      if (before?.personId !== this.actor.id || before.eventId !== null) return fail({ code: 'not-found' });
      if (before.state === 'withdrawn') return ok(undefined);
      if (before.revision !== base || before.hours === 'approved') return fail({ code: 'conflict' });
      const revision = unit.nextId();
      await signups.replace({ ...before, revision, state: 'withdrawn', hours: 'none', minutes: null });
      unit.publishChange('signups');
      return ok(undefined);
    });
  }

  private async answer(repositories: SignupRepositories, signup: Signup): ReturnType<OwnHours['log']> {
    const [found] = await worksOf(repositories, [signup]);
    return found ? ok<Work>(found.work) : fail({ code: 'not-found' });
  }
}

/** What stands against hours: a fault of the form, or more than 24 hours of work on that day. */
function refusal(form: WorkForm, theirs: readonly Signup[], id: string, unit: Unit, hasDay = true) {
  const today = calendarDateAt(unit.now());
  const faults = findWorkFaults(form, today).filter(({ field }) => hasDay || field !== 'day');
  if (faults.length > 0) return invalidFields(faults);
  const isFull = minutesOn(form.day, theirs, id) + form.minutes > DAY_MINUTES;
  return isFull ? ({ code: 'conflict', reason: 'day-full' } as const) : null;
}

/** New work that somebody logged, which waits for an approval. */
function loggedWork(
  owner: Awaited<ReturnType<typeof accountOwner>>,
  { note, ...stamp }: WorkForm & Pick<Signup, 'id' | 'programId' | 'revision'>,
  now: number,
): Signup {
  return {
    ...owner,
    ...stamp,
    ...CLAIMED,
    note: note.trim(),
    state: 'attended',
    since: now,
    createdAt: now,
    eventId: null,
    shiftId: null,
    startsAt: null,
    endsAt: null,
    markedBy: null,
    markedAt: null,
    remindedAt: null,
    withdrewAt: null,
    call: null,
    erasedAt: null,
  };
}

function saysTheSame(
  { day, minutes, note, programId, eventId }: Signup,
  form: WorkForm & Pick<Signup, 'programId'>,
): boolean {
  const isSame = day === form.day && minutes === form.minutes && note === form.note.trim();
  return eventId === null && isSame && programId === form.programId;
}

function latestFirst(one: Signup, other: Signup): number {
  return one.day === other.day
    ? other.createdAt - one.createdAt || (one.id < other.id ? -1 : 1)
    : one.day < other.day
      ? 1
      : -1;
}
