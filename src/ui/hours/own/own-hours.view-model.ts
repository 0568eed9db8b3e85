import type { FailureIn } from '../../../core/api/api';
import type { OwnHours, Work } from '../../../core/hours/hours.api';
import { findWorkFaults } from '../../../core/hours/work';
import type { Result } from '../../../core/shared/result';
import type { Clock, IdSource } from '../../../core/shared/system.port';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { type Feed, FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { ownHoursTexts as texts } from './own-hours.texts';

/** A page of the hours of the signed-in person, the latest day first. */
export class OwnHoursViewModel extends FetchedBy<OwnHours['list']> {
  readonly changing = new FormState();

  constructor(
    private readonly own: Pick<OwnHours, 'list' | 'approved' | 'takeBack'>,
    feed: Feed,
    private readonly toasts: Toasts,
    private readonly clock: Clock,
  ) {
    super({
      ask: (query, signal) => own.list(query, signal),
      feed,
      things: ['signups', 'events', 'programs'],
    });
  }

  /** The Pacific day. */
  get today(): string {
    return calendarDateAt(this.clock.now());
  }

  /** The years of the work without this one, the latest first. */
  get earlierYears(): readonly number[] {
    return (this.value?.years ?? []).filter((year) => year !== yearOf(this.today));
  }

  /** All approved hours of a year, for a file; null where they could not be loaded, which a toast says. */
  async approved(year: number): Promise<readonly Work[] | null> {
    const answer = await this.own.approved({ year });
    if (answer.ok) return answer.value;
    this.toasts.show({
      title: texts.notExported,
      description: texts.readFailed[answer.failure.code],
      variant: 'destructive',
    });
    return null;
  }

  /** Takes logged work back, and shows the rest. */
  async takeBack({ id, revision }: Work): Promise<void> {
    await this.changing.send(async () => {
      const done = await this.own.takeBack({ id, base: revision });
      if (done.ok) this.toasts.show(texts.takenBack);
      else
        this.toasts.show({
          title: texts.notSaved,
          description: texts.failed[done.failure.code],
          variant: 'destructive',
        });
      await this.load();
    });
  }
}

/** The approved hours of a year, for the statement on paper. */
export class ApprovedHoursViewModel extends FetchedBy<OwnHours['approved']> {
  constructor(
    own: Pick<OwnHours, 'approved'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({
      ask: (year, signal) => own.approved(year, signal),
      feed,
      things: ['signups', 'events', 'programs'],
    });
  }

  /** The Pacific day. */
  get today(): string {
    return calendarDateAt(this.clock.now());
  }
}

/** The hours of shifts on the day for which somebody logs hours. */
export class ShiftsOnDayViewModel extends FetchedBy<OwnHours['shiftsOn']> {
  constructor(own: Pick<OwnHours, 'shiftsOn'>) {
    super({ ask: (day, signal) => own.shiftsOn(day, signal) });
  }

  /** Those of a day, as far as they are known. */
  of(day: string): readonly Work[] {
    return (this.value ?? []).filter((work) => work.day === day);
  }
}

/** What was approved this year of the hours of the signed-in person, by program. */
export class OwnMinutesViewModel extends FetchedBy<OwnHours['minutes']> {
  constructor(
    own: Pick<OwnHours, 'minutes'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    super({
      ask: (_, signal) => own.minutes(undefined, signal),
      first: null,
      feed,
      things: ['signups', 'events'],
    });
  }

  /** ms since the epoch. */
  get now(): number {
    return this.clock.now();
  }

  /** The minutes in a program; null while they are not known. */
  of(programId: string): number | null {
    return this.value && (this.value.find((sum) => sum.programId === programId)?.minutes ?? 0);
  }
}

/** What a statement of hours says of the foundation. */
export class LegalNameViewModel extends FetchedBy<OwnHours['foundation']> {
  constructor(own: Pick<OwnHours, 'foundation'>) {
    super({ ask: (_, signal) => own.foundation(undefined, signal), first: null });
  }
}

/** What the form of logged hours holds. */
export interface WorkValues {
  /** Empty for other work. */
  readonly programId: string;
  readonly day: string;
  readonly hours: string;
  readonly minutes: string;
  readonly note: string;
}

type NotSaved = FailureIn<OwnHours['log' | 'change' | 'get']>;

/** The form that logs hours, or changes those that are there. */
export class WorkFormViewModel extends RecordFormViewModel<Work, WorkValues> {
  constructor(
    private readonly own: Pick<OwnHours, 'log' | 'change' | 'get'>,
    toasts: Toasts,
    private readonly clock: Clock,
    ids: IdSource,
  ) {
    super(ids, toasts, () => texts.keptTheirs);
  }

  /** Takes up the work to change, or null for new work; answers what the form holds at first. */
  open(work: Work | null): WorkValues {
    this.basis = work;
    const today = calendarDateAt(this.clock.now());
    return work ? valuesOf(work) : { programId: '', day: today, hours: '', minutes: '', note: '' };
  }

  /** Saves the form, and answers whether that is done. Whatever comes of it, what was typed stays. */
  submit(values: WorkValues): Promise<boolean> {
    const work = workOf(values);
    return submitForm(this.form, this.toasts, {
      faults: findWorkFaults(work, calendarDateAt(this.clock.now())),
      execute: () => this.save(values),
      explain: texts.problem,
      done: () => texts.saved,
      failed: (failure) => {
        if (this.conflict) return undefined;
        const limit = failure.code === 'conflict' && texts.limit(failure);
        if (limit) this.form.refuse([limit]);
        return limit ? undefined : { title: texts.notSaved, description: texts.failed[failure.code] };
      },
    });
  }

  private save(mine: WorkValues): Promise<Result<Work, NotSaved>> {
    const { basis, id } = this;
    const work = workOf(mine);
    return this.saveOrMeet({
      save: () =>
        basis ? this.own.change({ ...work, id, base: basis.revision }) : this.own.log({ ...work, id }),
      read: () => this.own.get({ id }),
      base: basis ? valuesOf(basis) : mine,
      mine,
      valuesOf,
    });
  }
}

function valuesOf({ programId, day, minutes, note }: Work): WorkValues {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return {
    programId: programId ?? '',
    day,
    note,
    hours: hours === 0 ? '' : String(hours),
    minutes: rest === 0 ? '' : String(rest),
  };
}

/** What the form says. Anything but digits makes the minutes NaN, which findWorkFaults refuses. */
function workOf({ programId, day, hours, minutes, note }: WorkValues) {
  const time = numberOf(hours) * 60 + numberOf(minutes);
  return { programId: programId || null, day, minutes: time, note: note.trim() };
}

function numberOf(typed: string): number {
  const digits = typed.trim();
  if (digits === '') return 0;
  return /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
}
