import type { User } from '../account/user';
import { invalidFields } from '../shared/forms/field-rule';
import { type FailureOf, fail, ok, type Result } from '../shared/result';
import type { Clock } from '../shared/system.port';
import { calendarDateAt, yearOf } from '../shared/time/calendar';
import { DAY_MINUTES, type Signup, type SignupOwner } from '../signups/signup';
import { ownerOf } from '../signups/take-part';
import type { Unit, UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { OwnHours, Work } from './hours.api';
import { findWorkFaults, type WorkForm } from './work';
import type { HoursRepositories, WorkAround } from './work.repository.port';
import { isWork, worksOf } from './works-of';

/** So many entries can one person log in a day. */
const MOST_A_DAY = 20;
/** So many hours of one person can wait for an approval. */
const MOST_WAITING = 200;

const CLAIMED = { hours: 'claimed', approvedBy: null, returnReason: '' } as const;

/** The hours of `actor`, which a second person approves. */
export class OwnHoursService implements OwnHours {
  constructor(
    private readonly unit: UnitOfWork<HoursRepositories>,
    private readonly actor: Pick<User, 'id' | 'role'>,
    private readonly clock: Clock,
  ) {}

  list: OwnHours['list'] = ({ year, ...query }) =>
    this.unit.read(async (repositories) => {
      const today = calendarDateAt(this.clock.now());
      const ownQuery = { ...query, year: year ?? yearOf(today), today, personId: this.actor.id };
      const { items, ...totals } = await repositories.works.ownPage(ownQuery);
      return ok({ ...totals, items: await seenBy(repositories, items) });
    });

  get: OwnHours['get'] = ({ id }) =>
    this.unit.read(async (repositories): ReturnType<OwnHours['get']> => {
      const [signup] = await repositories.signups.some([id]);
      if (signup?.personId !== this.actor.id) return fail({ code: 'not-found' });
      return this.answer(repositories, signup);
    });

  approved: OwnHours['approved'] = ({ year }) =>
    this.unit.read(async (repositories) =>
      ok(await seenBy(repositories, await repositories.works.approvedIn(this.actor.id, year))),
    );

  shiftsOn: OwnHours['shiftsOn'] = ({ day }) =>
    this.unit.read(async (repositories) =>
      ok(await seenBy(repositories, await repositories.works.shiftsOn(this.actor.id, day))),
    );

  minutes: OwnHours['minutes'] = () =>
    this.unit.read(async ({ works }) => {
      const sums = await works.minutesByProgram(this.actor.id, yearOf(calendarDateAt(this.clock.now())));
      return ok([...sums].map(([programId, minutes]) => ({ programId, minutes })));
    });

  foundation: OwnHours['foundation'] = () =>
    this.unit.read(async ({ receipts }) => {
      const { legalName } = await receipts.organization();
      return ok({ legalName });
    });

  log: OwnHours['log'] = ({ id, programId, ...form }) =>
    this.unit.write(async (repositories, unit): ReturnType<OwnHours['log']> => {
      const { signups, programs } = repositories;
      const around = await this.around(repositories, unit, { id, day: form.day });
      const before = await signups.find(id);
      if (before)
        return before.personId === this.actor.id && saysTheSame(before, { ...form, programId })
          ? this.answer(repositories, before)
          : fail({ code: 'conflict' });
      if (this.actor.role !== 'volunteer') return fail({ code: 'conflict', reason: 'closed' });
      const isKnown = (await programs.list(['active'])).some((program) => program.id === programId);
      if (programId !== null && !isKnown) return fail({ code: 'not-found' });
      const refused = refusal(form, around, unit) ?? limitOf(around, true);
      if (refused) return fail(refused);
      const owner = await this.owner(repositories, unit, around);
      const signup = loggedWork(owner, { id, programId, revision: unit.nextId(), ...form }, unit.now());
      await signups.add(signup);
      unit.publishChange('signups');
      return this.answer(repositories, signup);
    });

  change: OwnHours['change'] = ({ id, base, programId, ...form }) =>
    this.unit.write(async (repositories, unit): ReturnType<OwnHours['change']> => {
      const { signups, programs } = repositories;
      const peeked = await signups.peek(id);
      const day = peeked?.eventId === null ? form.day : (peeked?.day ?? form.day);
      const around = await this.around(repositories, unit, { id, day });
      const before = await signups.find(id);
      if (before?.personId !== this.actor.id || !isWork(before)) return fail({ code: 'not-found' });
      if (before.revision !== base) return fail({ code: 'conflict' });
      const isLogged = before.eventId === null;
      const isKnown =
        programId === before.programId ||
        (await programs.list(['active'])).some((program) => program.id === programId);
      if (isLogged && programId !== null && !isKnown) return fail({ code: 'not-found' });
      const entry = isLogged ? form : { ...form, day: before.day };
      const refused =
        refusal(entry, around, unit, isLogged) ??
        (before.hours === 'claimed' ? null : limitOf(around, false));
      if (refused) return fail(refused);
      const signup: Signup = {
        ...before,
        ...CLAIMED,
        ...entry,
        note: form.note.trim(),
        revision: unit.nextId(),
        programId: isLogged ? programId : before.programId,
      };
      await signups.replace(signup);
      unit.publishChange('signups');
      return this.answer(repositories, signup);
    });

  takeBack: OwnHours['takeBack'] = ({ id, base }) =>
    this.unit.write(async ({ signups }, unit): ReturnType<OwnHours['takeBack']> => {
      const before = await signups.find(id);
      if (before === null) return ok(undefined);
      if (before.personId !== this.actor.id || before.eventId !== null) return fail({ code: 'not-found' });
      if (before.revision !== base || before.hours === 'approved') return fail({ code: 'conflict' });
      await signups.remove(id);
      unit.publishChange('signups');
      return ok(undefined);
    });

  /** What the person has without counting an entry, on a day and in all. */
  private around(
    { works }: Pick<HoursRepositories, 'works'>,
    unit: Unit,
    entry: Pick<Signup, 'id' | 'day'>,
  ): Promise<WorkAround> {
    return works.around({ ...entry, personId: this.actor.id, today: calendarDateAt(unit.now()) });
  }

  private async owner(
    { applications }: Pick<HoursRepositories, 'applications'>,
    unit: Unit,
    { personKey }: WorkAround,
  ): Promise<SignupOwner> {
    const { id } = this.actor;
    return ownerOf(unit, id, personKey === null ? await applications.ofAccounts([id]) : [{ personKey }]);
  }

  private async answer(
    repositories: HoursRepositories,
    signup: Signup,
  ): Promise<Result<Work, FailureOf<'not-found'>>> {
    const [entry] = await worksOf(repositories, [signup]);
    return entry ? ok(entry.work) : fail({ code: 'not-found' });
  }
}

/** What stands against hours: a fault of the form, or more than 24 hours of work on that day. */
function refusal(form: WorkForm, { minutes }: WorkAround, unit: Unit, hasDay = true) {
  const today = calendarDateAt(unit.now());
  const faults = findWorkFaults(form, today).filter(({ field }) => hasDay || field !== 'day');
  if (faults.length > 0) return invalidFields(faults);
  const isFull = minutes + form.minutes > DAY_MINUTES;
  return isFull ? ({ code: 'conflict', reason: 'day-full' } as const) : null;
}

/** Whether the person has as many entries as one may have: logged today, where changes do not count, and waiting for an approval. */
function limitOf({ loggedToday, waiting }: WorkAround, isNew: boolean) {
  if (isNew && loggedToday >= MOST_A_DAY)
    return { code: 'conflict', reason: 'logged-today', count: MOST_A_DAY } as const;
  return waiting >= MOST_WAITING
    ? ({ code: 'conflict', reason: 'hours-waiting', count: MOST_WAITING } as const)
    : null;
}

/** What people see of their work. */
async function seenBy(repositories: HoursRepositories, signups: readonly Signup[]): Promise<readonly Work[]> {
  return (await worksOf(repositories, signups)).map(({ work }) => work);
}

/** New work that somebody logged, which waits for an approval. */
function loggedWork(
  owner: SignupOwner,
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
