import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FailureIn } from '../../../core/api/api';
import { isDated, partOf } from '../../../core/events/event';
import { findWalkInFaults } from '../../../core/events/event-faults';
import type { Events } from '../../../core/events/events.api';
import type { Result } from '../../../core/shared/result';
import type { Cancel, Clock, Scheduler } from '../../../core/shared/system.port';
import { MARKED_EARLY_MS, type Mark, markOf } from '../../../core/signups/signup';
import type { RosterEntry } from '../../../core/signups/signup-view';
import type { Signups } from '../../../core/signups/signups.api';
import { type Feed, Fetched } from '../../shared/fetched/fetched';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { typedNumber } from '../../shared/text/typed-number';
import { readEvent, type SeenEvent } from '../events.view-model';
import { daySheetTexts as texts } from './day-sheet.texts';

/** What somebody chose in a row. */
export interface Choice {
  readonly mark: Mark | null;
  /** Of a volunteer who came; null for the planned length. */
  readonly minutes: number | null;
}

/** What becomes of a choice. */
export interface RowState {
  /** 'newer': a colleague was quicker, and the row shows their mark. */
  readonly status: 'saving' | 'saved' | 'failed' | 'newer';
  readonly choice: Choice;
  /** Why it failed; empty unless it did. */
  readonly why: string;
}

type NotSeen = FailureIn<Events['get'] | Signups['ofEvent']>['code'];
type Ports = {
  readonly events: Pick<Events, 'get' | 'saveWalkIns'>;
  readonly signups: Pick<Signups, 'ofEvent' | 'mark' | 'markRest'>;
};

/**
 * The sheet of an event's day. Each choice is saved at once; a later one in the same row waits for the earlier one. It follows what
 * other phones mark.
 */
export class DaySheetViewModel extends Fetched<SeenEvent, NotSeen, { readonly id: string }> {
  /** What was chosen here, by sign-up. */
  readonly rows = observable.map<string, RowState>(undefined, { deep: false });
  /** The number of visitors. */
  readonly visitors = new FormState();
  readonly rest = new FormState();
  /** The time in ms, as far as it decides what can be marked. */
  now: number;
  private readonly sending = new Set<string>();
  /** How often something was asked or saved, and when in this order a row was saved last. */
  private turn = 0;
  private readonly savedIn = new Map<string, number>();
  private alarm: Cancel | null = null;

  constructor(
    private readonly ports: Ports,
    feed: Feed,
    private readonly toasts: Toasts,
    private readonly system: { readonly clock: Clock; readonly scheduler: Scheduler },
  ) {
    super({
      ask: ({ id }, signal) => this.read(id, signal),
      staysOn: (failure) => failure !== 'not-found',
      feed,
      things: ['events', 'signups', 'applications'],
    });
    this.now = system.clock.now();
    makeObservable(this, { now: observableRef });
  }

  override start(): () => void {
    const end = super.start();
    return () => {
      this.alarm?.();
      end();
    };
  }

  /** From when on the sign-ups of a part can be marked, in ms. */
  static opensAt({ startsAt }: { readonly startsAt: number }): number {
    return startsAt - MARKED_EARLY_MS;
  }

  /** What a row shows: what was chosen here, or what is kept. */
  choiceOf(entry: RosterEntry): Choice {
    const row = this.rows.get(entry.id);
    if (row && (row.status === 'saving' || row.status === 'failed')) return row.choice;
    return { mark: markOf(entry), minutes: entry.minutes };
  }

  /** Saves a choice at once. */
  choose(entry: RosterEntry, choice: Choice): void {
    this.say(entry.id, { status: 'saving', choice, why: '' });
    if (!this.sending.has(entry.id)) void this.send(entry.id);
  }

  /** Presses a mark: the same one again takes it back. */
  press(entry: RosterEntry, mark: Mark): void {
    const isSame = this.choiceOf(entry).mark === mark;
    this.choose(entry, { mark: isSame ? null : mark, minutes: null });
  }

  /** Retries a choice that could not be saved. */
  tryAgain(entry: RosterEntry): void {
    this.choose(entry, this.choiceOf(entry));
  }

  /** Who has no mark and can have one by now. */
  get unmarked(): readonly RosterEntry[] {
    const { event, roster } = this.value ?? { event: null, roster: [] };
    if (!event || !isDated(event)) return [];
    return roster.filter(({ state, shiftId }) => {
      const part = state === 'going' ? partOf(event, shiftId) : null;
      return part !== null && DaySheetViewModel.opensAt(part) <= this.now;
    });
  }

  /** Marks everybody without a mark as no-show. */
  async markRest(): Promise<void> {
    const { value } = this;
    if (!value) return;
    const done = await this.rest.send(() => this.ports.signups.markRest({ eventId: value.event.id }));
    if (done?.ok) {
      this.take(done.value);
      this.toasts.show(texts.restDone);
    } else if (done) this.refuse(texts.actFailed[done.failure.code]);
  }

  /**
   * Keeps the number of visitors without a name, and answers whether that is done. Refused once at the field when somebody
   * else saved another number than the one `seen`.
   */
  async saveVisitors(typed: string, seen: number): Promise<boolean> {
    const { value } = this;
    if (!value) return false;
    if (value.event.walkIns !== seen) {
      this.visitors.refuse([{ field: 'walkIns', message: texts.walkInsNewer(value.event.walkIns) }]);
      return false;
    }
    const walkIns = typedNumber(typed);
    return submitForm(this.visitors, this.toasts, {
      faults: findWalkInFaults(walkIns),
      execute: () =>
        this.ports.events.saveWalkIns({ id: value.event.id, base: value.event.revision, walkIns }),
      explain: ({ field }) => ({ field, message: texts.walkInsWrong }),
      done: (event) => {
        if (this.value) this.ready({ ...this.value, event });
        return texts.walkInsSaved(walkIns);
      },
      failed: ({ code }) => {
        if (code === 'conflict') void this.load();
        return { title: texts.notDone, description: texts.actFailed[code] };
      },
    });
  }

  private async send(id: string): Promise<void> {
    this.sending.add(id);
    let isMore = true;
    while (isMore) isMore = await this.sendOnce(id);
    this.sending.delete(id);
  }

  /** Sends what the row shows, and answers whether something else was chosen meanwhile. */
  private async sendOnce(id: string): Promise<boolean> {
    const entry = this.value?.roster.find((one) => one.id === id);
    const sent = this.rows.get(id)?.choice;
    if (!entry || !sent) return false;
    const answer = await this.ports.signups.mark({ id, base: entry.revision, ...sent });
    if (answer.ok) this.take([answer.value]);
    else if (answer.failure.code === 'conflict' && answer.failure.reason === undefined) await this.load();
    if (this.rows.get(id)?.choice !== sent) return true;
    const now = this.value?.roster.find((one) => one.id === id);
    // An earlier try was kept although no answer came.
    const isKept = answer.ok || (now !== undefined && now !== entry && markOf(now) === sent.mark);
    const isNewer = !answer.ok && answer.failure.code === 'conflict' && answer.failure.reason === undefined;
    this.say(id, {
      status: isKept ? 'saved' : isNewer ? 'newer' : 'failed',
      choice: sent,
      why: isKept || answer.ok ? '' : whyOf(answer.failure),
    });
    return false;
  }

  private async read(
    id: string,
    signal: AbortSignal,
  ): Promise<Result<SeenEvent, { readonly code: NotSeen }>> {
    this.turn += 1;
    const began = this.turn;
    const read = await readEvent(this.ports, id, signal);
    if (!read.ok) return read;
    this.wake(read.value);
    const before = new Map(this.value?.roster.map((entry) => [entry.id, entry]));
    // What was saved here after this was asked is newer than the answer.
    const roster = read.value.roster.map((entry) =>
      (this.savedIn.get(entry.id) ?? 0) > began ? (before.get(entry.id) ?? entry) : entry,
    );
    return { ok: true, value: { ...read.value, roster } };
  }

  /** Looks at the clock again when the next part can be marked. */
  private wake({ event }: SeenEvent): void {
    const now = this.system.clock.now();
    const starts = [event.startsAt, ...event.shifts.map(({ startsAt }) => startsAt)];
    const next = starts
      .map((startsAt) => (startsAt === null ? 0 : DaySheetViewModel.opensAt({ startsAt })))
      .filter((at) => at > now);
    runInAction(() => {
      this.now = now;
    });
    this.alarm?.();
    this.alarm =
      next.length === 0
        ? null
        : this.system.scheduler.after(Math.min(...next) - now, () => {
            if (this.value) this.wake(this.value);
          });
  }

  private take(entries: readonly RosterEntry[]): void {
    const { value } = this;
    if (!value) return;
    this.turn += 1;
    for (const { id } of entries) this.savedIn.set(id, this.turn);
    const newer = new Map(entries.map((entry) => [entry.id, entry]));
    this.ready({ ...value, roster: value.roster.map((entry) => newer.get(entry.id) ?? entry) });
  }

  private say(id: string, row: RowState): void {
    runInAction(() => this.rows.set(id, row));
  }

  private refuse(description: string): void {
    this.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
  }
}

type NotMarked = FailureIn<Signups['mark']>;

/** What is said beside 'Not saved', where trying again cannot help. */
function whyOf(failure: NotMarked): string {
  if (failure.code === 'conflict') return texts.refused[failure.reason ?? ''] ?? '';
  const isSaid = failure.code !== 'unavailable' && failure.code !== 'not-found';
  return isSaid ? texts.failed[failure.code] : '';
}
