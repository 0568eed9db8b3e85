import type { FailureIn } from '../../../core/api/api';
import type { OwnHours, Work } from '../../../core/hours/hours.api';
import { findWorkFaults } from '../../../core/hours/work';
import type { Result } from '../../../core/shared/result';
import { calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm } from '../../shared/form/form-state';
import { ownHoursTexts as texts } from './own-hours.texts';

/** A page of the hours of the signed-in person, the latest day first. */
export class OwnHoursViewModel extends FetchedBy<OwnHours['list']> {
  readonly changing = new FormState();

  constructor(
    private readonly ports: Needs<{
      ownHours: 'list' | 'approved' | 'takeBack';
      feed: 'loads';
      toasts: 'show' | 'clear';
      clock: 'now';
    }>,
  ) {
    super({
      ask: (query, signal) => ports.ownHours.list(query, signal),
      feed: ports.feed,
      things: ['signups', 'events', 'programs'],
    });
  }

  /** The Pacific day. */
  get today(): string {
    return calendarDateAt(this.ports.clock.now());
  }

  /** The years of the work without this one, the latest first. */
  get earlierYears(): readonly number[] {
    return (this.value?.years ?? []).filter((year) => year !== yearOf(this.today));
  }

  /** All approved hours of a year, for a file; null where they could not be loaded, which a toast says. */
  async approved(year: number): Promise<readonly Work[] | null> {
    const answer = await this.ports.ownHours.approved({ year });
    if (answer.ok) return answer.value;
    this.ports.toasts.show({
      title: texts.notExported,
      description: texts.readFailed[answer.failure.code],
      variant: 'destructive',
    });
    return null;
  }

  /** Takes logged work back, and shows the rest. */
  async takeBack({ id, revision }: Work): Promise<void> {
    await this.changing.send(async () => {
      const done = await this.ports.ownHours.takeBack({ id, base: revision });
      if (done.ok) this.ports.toasts.show(texts.takenBack);
      else
        this.ports.toasts.show({
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
  constructor(private readonly ports: Needs<{ ownHours: 'approved'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: (year, signal) => ports.ownHours.approved(year, signal),
      feed: ports.feed,
      things: ['signups', 'events', 'programs'],
    });
  }

  /** The Pacific day. */
  get today(): string {
    return calendarDateAt(this.ports.clock.now());
  }
}

/** The hours of shifts on the day for which somebody logs hours. */
export class ShiftsOnDayViewModel extends FetchedBy<OwnHours['shiftsOn']> {
  constructor(ports: Needs<{ ownHours: 'shiftsOn' }>) {
    super({ ask: (day, signal) => ports.ownHours.shiftsOn(day, signal) });
  }

  /** Those of a day, as far as they are known. */
  onDay(day: string): readonly Work[] {
    return (this.value ?? []).filter((work) => work.day === day);
  }
}

/** What was approved this year of the hours of the signed-in person, by program. */
export class OwnMinutesViewModel extends FetchedBy<OwnHours['minutes']> {
  constructor(private readonly ports: Needs<{ ownHours: 'minutes'; feed: 'loads'; clock: 'now' }>) {
    super({
      ask: (_, signal) => ports.ownHours.minutes(undefined, signal),
      first: null,
      feed: ports.feed,
      things: ['signups', 'events'],
    });
  }

  /** ms since the epoch. */
  get now(): number {
    return this.ports.clock.now();
  }

  /** The minutes in a program; null while they are not known. */
  inProgram(programId: string): number | null {
    return this.value && (this.value.find((sum) => sum.programId === programId)?.minutes ?? 0);
  }
}

/** What a statement of hours says of the foundation. */
export class LegalNameViewModel extends FetchedBy<OwnHours['foundation']> {
  constructor(ports: Needs<{ ownHours: 'foundation' }>) {
    super({ ask: (_, signal) => ports.ownHours.foundation(undefined, signal), first: null });
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
    private readonly ports: Needs<{
      ownHours: 'log' | 'change' | 'get';
      toasts: 'show' | 'clear';
      clock: 'now';
      idSource: 'next';
    }>,
  ) {
    super(ports.idSource, ports.toasts, () => texts.keptTheirs);
  }

  /** Takes up the work to change, or null for new work; answers what the form holds at first. */
  open(work: Work | null): WorkValues {
    this.basis = work;
    const today = calendarDateAt(this.ports.clock.now());
    return work ? valuesOf(work) : { programId: '', day: today, hours: '', minutes: '', note: '' };
  }

  /** Saves the form, and answers whether that is done. Whatever comes of it, what was typed stays. */
  submit(values: WorkValues): Promise<boolean> {
    const work = workOf(values);
    return submitForm(this.form, this.toasts, {
      faults: findWorkFaults(work, calendarDateAt(this.ports.clock.now())),
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
        basis
          ? this.ports.ownHours.change({ ...work, id, base: basis.revision })
          : this.ports.ownHours.log({ ...work, id }),
      read: () => this.ports.ownHours.get({ id }),
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
