import { makeObservable, observable, runInAction } from 'mobx';
import { may } from '../../../core/access/may';
import type { FailureIn } from '../../../core/api/api';
import { type Event, type EventDraft, isOver } from '../../../core/events/event';
import { changedEventFields, eventDraftOf } from '../../../core/events/event-draft';
import { findEventFaults } from '../../../core/events/event-faults';
import type { Effect, EventView } from '../../../core/events/event-view';
import type { Events } from '../../../core/events/events.api';
import type { Program } from '../../../core/programs/program';
import type { Programs } from '../../../core/programs/programs.api';
import { ok } from '../../../core/shared/result';
import type { Cancel } from '../../../core/shared/system.port';
import type { Needs } from '../../app/ports';
import { activePrograms } from '../../programs/active-programs.view-model';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { Fetched, FetchedBy } from '../../shared/fetched/fetched';
import { submitForm } from '../../shared/form/form-state';
import { crowdedParts } from './crowded-parts';
import { eventFormTexts as texts } from './event-form.texts';
import { explain, type FormFault, lacksStart, NO_START, repeatProblems } from './event-form-problems';
import {
  type ComparedEvent,
  comparedOf,
  datesOf,
  draftOfValues,
  type EventFormValues,
  firstValues,
  type ShiftValues,
  valuesOf,
} from './event-form-values';

/** What the form is opened for. */
export interface EventFormQuestion {
  /** The event to change; null for a new one. */
  readonly id: string | null;
  /** The event that a new one begins as a copy of. */
  readonly copy: string | null;
}

/** What the form opens with. */
interface EventSources {
  /** The event that is changed, or copied. */
  readonly original: EventView | null;
  /** The active programs that the person manages, by their titles. */
  readonly programs: readonly Pick<Program, 'id' | 'title'>[];
}

type SourceFailure = FailureIn<Events['get'] | Programs['list']>['code'];

/** The fields whose change sends people a mail. */
const MAILED_FIELDS: readonly (keyof EventDraft)[] = ['startsAt', 'endsAt', 'place', 'address', 'shifts'];
/** Time without a key before it is asked whom a change would concern, in ms. */
const PAUSE_MS = 400;

/** The form that makes an event with its repeats, or changes one. */
export class EventFormViewModel extends RecordFormViewModel<Event, ComparedEvent> {
  /** Read once, so that what is typed stays whatever others do. */
  readonly sources: Fetched<EventSources, SourceFailure, EventFormQuestion>;
  /** What saving would do, as far as it concerns people who signed up. */
  private readonly effect: FetchedBy<Events['saveEffect']>;
  private concernsPeople = false;
  private pause: Cancel | null = null;
  /** The ids of further dates: the same in each try. */
  private readonly furtherIds: string[] = [];

  constructor(
    private readonly ports: Needs<{
      events: 'create' | 'save' | 'publish' | 'get' | 'saveEffect';
      programs: 'list';
      session: 'user';
      toasts: 'show' | 'clear';
      clock: 'now';
      scheduler: 'after';
      idSource: 'next';
    }>,
  ) {
    super(ports.idSource, ports.toasts, ({ title }) => texts.keptTheirs(title));
    this.sources = new Fetched({ ask: (question) => this.read(question) });
    this.effect = new FetchedBy({ ask: (change, signal) => this.ports.events.saveEffect(change, signal) });
    makeObservable<this, 'concernsPeople'>(this, { concernsPeople: observable });
  }

  start(): () => void {
    const end = this.effect.start();
    return () => {
      this.pause?.();
      end();
    };
  }

  /** Takes up what the form opens with, and answers what it holds at first. The date of a copy is left to the person. */
  open(isCopy: boolean, programId: string): EventFormValues {
    const original = this.sources.value?.original ?? null;
    this.basis = isCopy ? null : (original?.event ?? null);
    if (!original) return firstValues(programId || this.onlyProgram);
    const values = valuesOf(eventDraftOf(original.event));
    if (!isCopy) return values;
    const shifts = values.shifts.map((shift) => ({ ...shift, id: this.ports.idSource.next() }));
    return { ...values, date: '', shifts };
  }

  /** Whether an event may be of no program: that is for those who may save every event. */
  get mayBeOfNone(): boolean {
    return may(this.ports.session.user, 'event.save');
  }

  /** What saving what was last considered would do; null where nobody has to be told, or it is not known yet. */
  get effectOnPeople(): Effect | null {
    return this.concernsPeople ? this.effect.value : null;
  }

  /** Looks at what is typed, and asks after a pause whom it would concern. */
  consider(values: EventFormValues): void {
    this.pause?.();
    const { basis } = this;
    const draft = draftOfValues(values);
    const isShown = basis?.state === 'published' && !isOver(basis, this.ports.clock.now());
    const concernsPeople =
      isShown &&
      this.faultsOf(values, draft, false).length === 0 &&
      changedEventFields(basis, draft).some((field) => MAILED_FIELDS.includes(field));
    runInAction(() => {
      this.concernsPeople = concernsPeople && this.concernsPeople;
    });
    if (!concernsPeople) return;
    this.pause = this.ports.scheduler.after(PAUSE_MS, () => {
      void this.effect.show({ ...draft, id: this.id }).then(() =>
        runInAction(() => {
          this.concernsPeople = true;
        }),
      );
    });
  }

  /** A shift without words, which starts when the last one ends, or with the event. */
  newShift({ startsAt, endsAt, shifts }: EventFormValues): ShiftValues {
    const start = shifts.at(-1)?.endsAt ?? startsAt;
    return {
      id: this.ports.idSource.next(),
      label: '',
      startsAt: start,
      endsAt: shifts.length > 0 ? '' : endsAt,
      wanted: '1',
      adultsOnly: false,
      es: null,
    };
  }

  /**
   * Keeps the form and answers whether that is done; with `publish`, a new event and its further dates are published. On a conflict,
   * the form keeps what was typed and the person decides.
   */
  submit(values: EventFormValues, publish: boolean): Promise<boolean> {
    const draft = draftOfValues(values);
    const isNew = this.basis === null;
    const dates = isNew ? datesOf(values).length : 1;
    return submitForm(this.form, this.toasts, {
      faults: this.faultsOf(values, draft, publish),
      execute: () => this.save(values, draft, publish),
      explain: (fault) => explain(fault, values),
      done: ({ title }) =>
        isNew || publish
          ? (publish ? texts.published : texts.draftSaved)(title, Math.max(1, dates))
          : texts.saved(title),
      failed: (failure) => {
        if (this.conflict || this.form.problems.length > 0) return undefined;
        return { title: texts.error, description: texts.failed[failure.code] };
      },
    });
  }

  /** Says at the fields what a draft lacks before it can be published. */
  showWhatIsMissing(values: EventFormValues): void {
    const faults = this.faultsOf(values, draftOfValues(values), true);
    this.form.refuse(faults.map((fault) => explain(fault, values)));
  }

  private get onlyProgram(): string {
    const { programs = [] } = this.sources.value ?? {};
    return this.mayBeOfNone || programs.length !== 1 ? '' : (programs[0]?.id ?? '');
  }

  private faultsOf(values: EventFormValues, draft: EventDraft, publish: boolean): readonly FormFault[] {
    const isPublished = publish || this.basis?.state === 'published';
    const faults = findEventFaults(draft, {
      isPublished,
      publishedAt: publish ? this.ports.clock.now() : null,
    });
    const ofTitle = faults.filter(({ field }) => field === 'title');
    const otherFaults = faults.filter(({ field }) => field !== 'title');
    const lacksProgram = draft.programId === null && !this.mayBeOfNone;
    return [
      ...ofTitle,
      ...(lacksProgram ? [{ field: 'programId', message: texts.missing.programId ?? '' }] : []),
      ...otherFaults.flatMap((fault) => (lacksStart(fault, values) ? [fault, NO_START] : fault)),
      ...(this.basis === null && otherFaults.length === 0 ? repeatProblems(values) : []),
    ];
  }

  private async save(values: EventFormValues, draft: EventDraft, publish: boolean) {
    const further = datesOf(values)
      .slice(1)
      .flatMap(({ draft: copy }, index) => {
        this.furtherIds[index] ??= this.ports.idSource.next();
        return copy ? [{ id: this.furtherIds[index], startsAt: copy.startsAt }] : [];
      });
    const saved = await this.keep({
      mine: comparedOf(valuesOf(draft)),
      valuesOf: (event: Event) => comparedOf(valuesOf(eventDraftOf(event))),
      create: (id) => this.ports.events.create({ ...draft, id, publish, further }),
      change: (from) => this.ports.events.save({ ...draft, ...from }),
      read: async (id) => {
        const read = await this.ports.events.get({ id });
        return read.ok ? ok(read.value.event) : read;
      },
      isOpenTo: ({ state }) => state !== 'canceled',
    });
    if (
      !saved.ok &&
      saved.failure.code === 'conflict' &&
      'reason' in saved.failure &&
      saved.failure.reason === 'going'
    )
      await this.sayWhoIsGoing(draft);
    // What was kept by an earlier try, or is changed after it, is still a draft.
    return saved.ok && publish && saved.value.state === 'draft'
      ? this.ports.events.publish({ id: this.id, base: saved.value.revision })
      : saved;
  }

  /** Says at the fields how many people there have to be places for. */
  private async sayWhoIsGoing(draft: EventDraft): Promise<void> {
    const now = await this.ports.events.get({ id: this.id });
    if (!now.ok) return;
    const crowded = crowdedParts(now.value, draft);
    this.form.refuse(
      crowded.map(({ field, label, count }) => ({
        field,
        message: label === null ? texts.going(count) : texts.removed(label, count),
      })),
    );
  }

  private async read({ id, copy }: EventFormQuestion) {
    const eventId = id ?? copy;
    const [programs, original] = await Promise.all([
      activePrograms(this.ports.programs),
      eventId === null ? ok(null) : this.ports.events.get({ id: eventId }),
    ]);
    if (!programs.ok) return programs;
    if (!original.ok) return original;
    const own = original.value?.program ?? null;
    const { items } = programs.value;
    const isListed = own === null || items.some((program) => program.id === own.id);
    // The program of an old event may be archived by now.
    return ok({ original: original.value, programs: isListed || id === null ? items : [own, ...items] });
  }
}
