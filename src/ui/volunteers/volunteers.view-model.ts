import { csvText } from '../../core/shared/text/csv';
import { LANGUAGE_NAMES } from '../../core/shared/text/language';
import { type CalendarDate, calendarDateAt, pastDayFault } from '../../core/shared/time/calendar';
import type { Volunteer, Volunteers } from '../../core/volunteers/volunteers.api';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';
import { FormState, submitForm } from '../shared/form/form-state';
import { volunteersTexts as texts } from './volunteers.texts';

const THINGS = ['signups', 'events', 'programs', 'applications', 'guides'] as const;

/** A page of volunteers. */
export class VolunteerListViewModel extends FetchedBy<Volunteers['list']> {
  readonly exporting = new FormState();

  constructor(
    private readonly ports: Needs<{
      volunteers: 'list' | 'all';
      feed: 'loads';
      toasts: 'show';
      clock: 'now';
    }>,
  ) {
    super({ ask: (query, signal) => ports.volunteers.list(query, signal), feed: ports.feed, things: THINGS });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** Every volunteer that the filters leave, on all pages; null, with a toast, when they cannot be read. */
  async all(): Promise<readonly Volunteer[] | null> {
    if (!this.question) return null;
    const { page, size, ...query } = this.question;
    const read = await this.exporting.send(() => this.ports.volunteers.all(query));
    if (read?.ok) return read.value;
    if (read) this.ports.toasts.show({ ...texts.exportFailed, variant: 'destructive' });
    return null;
  }

  /** The text of a file with these volunteers. */
  csvOf(volunteers: readonly Volunteer[]): string {
    return csvText([
      [
        texts.name,
        texts.email,
        texts.phone,
        texts.language,
        texts.helpsIn,
        texts.minutesHead,
        texts.last,
        texts.next,
        texts.missingHead,
      ],
      ...volunteers.map((volunteer) => [
        volunteer.name,
        volunteer.email,
        volunteer.phone,
        volunteer.language ? LANGUAGE_NAMES[volunteer.language] : '',
        texts.helpsInOf(volunteer),
        String(volunteer.minutesThisYear),
        volunteer.lastOn ?? '',
        volunteer.next ? calendarDateAt(volunteer.next.startsAt) : '',
        String(volunteer.missing),
      ]),
    ]);
  }
}

/** One volunteer, as staff see them. */
export class OneVolunteerViewModel extends FetchedBy<Volunteers['get']> {
  constructor(ports: Needs<{ volunteers: 'get'; feed: 'loads' }>) {
    super({ ask: (query, signal) => ports.volunteers.get(query, signal), feed: ports.feed, things: THINGS });
  }
}

/** What the form of a recorded training holds. */
export interface TrainingValues {
  readonly guideId: string;
  readonly doneOn: string;
}

type TrainingFault = { readonly field: keyof TrainingValues; readonly message: string };

/** Records that a volunteer did a training. */
export class RecordTrainingViewModel {
  readonly form = new FormState();

  constructor(private readonly ports: Needs<{ guides: 'record'; toasts: 'show' | 'clear'; clock: 'now' }>) {}

  /** What the form holds at first. */
  get first(): TrainingValues {
    return { guideId: '', doneOn: this.today };
  }

  /** Saves it and answers whether that is done. */
  submit(personId: string, values: TrainingValues): Promise<boolean> {
    return submitForm(this.form, this.ports.toasts, {
      faults: this.faultsIn(values),
      execute: () => this.ports.guides.record({ ...values, personId }),
      explain: (fault) => fault,
      done: () => texts.record.done,
      failed: ({ code }) => ({ title: texts.record.failedTitle, description: texts.record.failed[code] }),
    });
  }

  private get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  private faultsIn({ guideId, doneOn }: TrainingValues): readonly TrainingFault[] {
    const { faults } = texts.record;
    const day = pastDayFault(doneOn, this.today);
    return [
      ...(guideId === '' ? [{ field: 'guideId', message: faults.guideId } as const] : []),
      ...(day === null ? [] : [{ field: 'doneOn', message: faults[day] } as const]),
    ];
  }
}
