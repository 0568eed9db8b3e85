import {
  compareStructural,
  computed,
  computedStruct,
  makeObservable,
  observable,
  observableRef,
  runInAction,
} from 'mobx';
import type { FailureIn } from '../../../core/api/api';
import { isDated, partOf } from '../../../core/events/event';
import { findWalkInFaults } from '../../../core/events/event-faults';
import type { Events } from '../../../core/events/events.api';
import type { Result } from '../../../core/shared/result';
import type { Cancel } from '../../../core/shared/system.port';
import type { UnsentChange } from '../../../core/shared/unsent/unsent-change';
import { MARKED_EARLY_MS, MARKS, type Mark, markOf, plannedMinutes } from '../../../core/signups/signup';
import type { RosterEntry } from '../../../core/signups/signup-view';
import type { Signups } from '../../../core/signups/signups.api';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';
import { FormState, submitForm } from '../../shared/form/form-state';
import { typedNumber } from '../../shared/text/typed-number';
import { type EventWithRoster, readEvent } from '../events.view-model';
import { daySheetTexts as texts } from './day-sheet.texts';
import { type NeededSize, neededSizes } from './sheet-parts';

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
}

type NotSeen = FailureIn<Events['get'] | Signups['ofEvent']>['code'];

/**
 * The sheet of an event's day. Each choice is saved at once; a later one in the same row waits for the earlier one. What could not be
 * sent is shown again, and sent when it can be. It follows what other phones mark.
 */
export class DaySheetViewModel extends Fetched<EventWithRoster, NotSeen, { readonly id: string }> {
  /** What was chosen here, by sign-up. */
  readonly rows = observable.map<string, RowState>(undefined, { deep: false });
  /** The number of visitors. */
  readonly visitors = new FormState();
  readonly rest = new FormState();
  /** The time in ms, as far as it decides what can be marked. */
  now: number;
  private readonly sending = new Set<string>();
  /** What was sent of each row since it was saved last: an answer may have got lost. */
  private readonly tries = new Map<string, readonly Choice[]>();
  /** Why each row was not saved, as the person was told. */
  private readonly shownReasons = new Map<string, string>();
  /** How often something was asked or saved, and when in this order a row was saved last. */
  private turn = 0;
  private readonly savedIn = new Map<string, number>();
  private alarm: Cancel | null = null;

  constructor(
    private readonly ports: Needs<{
      events: 'get' | 'saveWalkIns';
      signups: 'ofEvent' | 'mark' | 'markRest';
      feed: 'loads';
      toasts: 'show' | 'clear';
      clock: 'now';
      scheduler: 'after';
      unsent: 'failedOf' | 'showIn' | 'settle';
    }>,
  ) {
    super({
      ask: ({ id }, signal) => this.read(id, signal),
      staysOn: (failure) => failure !== 'not-found',
      feed: ports.feed,
      things: ['events', 'signups', 'applications'],
    });
    this.now = ports.clock.now();
    makeObservable(this, {
      now: observableRef,
      unsentVisitors: computed,
      hasUnmarked: computed,
      neededSizes: computedStruct,
    });
  }

  override start(): () => void {
    const ends = [
      super.start(),
      this.ports.unsent.showIn('signups.mark', {
        shows: ({ input }) => this.entryOf(markedIn(input)?.id) !== undefined,
        resend: (change) => this.resend(change),
      }),
    ];
    return () => {
      this.alarm?.();
      for (const end of ends) end();
    };
  }

  /** The number of visitors that could not be sent; null without one. */
  get unsentVisitors(): number | null {
    const id = this.value?.event.id;
    const inputs = this.ports.unsent.failedOf('events.saveWalkIns').map(({ input }) => visitorsIn(input));
    return inputs.find((input) => input?.id === id)?.walkIns ?? null;
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
    this.say(entry.id, { status: 'saving', choice });
    if (!this.sending.has(entry.id)) void this.send(entry.id);
  }

  /** Presses a mark: the same one again takes it back. */
  press(entry: RosterEntry, mark: Mark): void {
    const isSame = this.choiceOf(entry).mark === mark;
    this.choose(entry, { mark: isSame ? null : mark, minutes: null });
  }

  /** Retries a choice whose save failed. */
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

  get hasUnmarked(): boolean {
    return this.unmarked.length > 0;
  }

  get neededSizes(): readonly NeededSize[] {
    return neededSizes(this.value?.roster ?? []);
  }

  /** Marks everybody without a mark as no-show. */
  async markRest(): Promise<void> {
    const { value } = this;
    if (!value) return;
    const done = await this.rest.send(() => this.ports.signups.markRest({ eventId: value.event.id }));
    if (done?.ok) {
      this.take(done.value);
      this.ports.toasts.show(texts.restDone);
    } else if (done) this.refuse(texts.actFailed[done.failure.code]);
  }

  /**
   * Keeps the number of visitors without a name, and answers whether that is done. Refused once at the field when somebody
   * else saved another number than `seenCount`.
   */
  async saveVisitors(typed: string, seenCount: number): Promise<boolean> {
    const { value } = this;
    if (!value) return false;
    if (value.event.walkIns !== seenCount) {
      this.visitors.refuse([{ field: 'walkIns', message: texts.walkInsNewer(value.event.walkIns) }]);
      return false;
    }
    const walkIns = typedNumber(typed);
    return submitForm(this.visitors, this.ports.toasts, {
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

  /** Sends what the row shows, and answers whether something is still to be sent: something else was chosen meanwhile. */
  private async sendOnce(id: string): Promise<boolean> {
    const entry = this.entryOf(id);
    const sent = this.rows.get(id)?.choice;
    if (!entry || !sent) return false;
    const tries = [...(this.tries.get(id) ?? []), sent];
    this.tries.set(id, tries);
    const answer = await this.ports.signups.mark({ id, base: entry.revision, ...sent });
    const isOvertaken =
      !answer.ok && answer.failure.code === 'conflict' && answer.failure.reason === undefined;
    if (answer.ok) this.take([answer.value]);
    else if (isOvertaken) await this.load();
    if (this.rows.get(id)?.choice !== sent) return true;
    const now = this.entryOf(id);
    // An earlier try was kept although no answer came.
    const isOwn = now !== undefined && now !== entry && tries.some((choice) => this.says(now, choice));
    const isKept = answer.ok || (isOwn && this.says(now, sent));
    if (isOvertaken && isOwn && !isKept) return true;
    this.settle(id, sent, isKept ? 'saved' : isOvertaken ? 'newer' : 'failed');
    if (!isKept && !answer.ok && !isOvertaken) this.tell(id, answer.failure);
    return false;
  }

  private settle(id: string, choice: Choice, status: RowState['status']): void {
    this.say(id, { status, choice });
    if (status === 'failed') return;
    this.tries.delete(id);
    this.shownReasons.delete(id);
  }

  /** Whether a row says what was chosen. */
  private says(entry: RosterEntry, { mark, minutes }: Choice): boolean {
    const event = this.value?.event;
    const part = event && isDated(event) && entry.shiftId !== null ? partOf(event, entry.shiftId) : null;
    const worked = mark === 'attended' && part ? (minutes ?? plannedMinutes(part)) : null;
    return markOf(entry) === mark && entry.minutes === worked;
  }

  private entryOf(id: string | undefined): RosterEntry | undefined {
    return this.value?.roster.find((entry) => entry.id === id);
  }

  protected override async fetch(): Promise<void> {
    await super.fetch();
    for (const change of this.ports.unsent.failedOf('signups.mark')) {
      const id = markedIn(change.input)?.id;
      if (id !== undefined && !this.rows.has(id)) this.resend(change);
    }
  }

  /** Takes up a mark that could not be sent, unless somebody else has marked the person since. */
  private resend({ key, input }: UnsentChange): void {
    const marked = markedIn(input);
    const entry = this.entryOf(marked?.id);
    if (!marked || !entry || this.sending.has(entry.id)) return;
    const { base, choice } = marked;
    if (this.rows.get(entry.id)?.status === 'failed') this.tryAgain(entry);
    else if (entry.revision === base) this.choose(entry, choice);
    else {
      this.ports.unsent.settle(key);
      if (!this.says(entry, choice)) this.say(entry.id, { status: 'newer', choice });
    }
  }

  /** Says why a row was not saved, once for each reason. */
  private tell(id: string, failure: NotMarked): void {
    const why = whyOf(failure);
    const isTold = [...this.shownReasons.values()].includes(why);
    this.shownReasons.set(id, why);
    if (!isTold)
      this.ports.toasts.show({ title: texts.markNotSaved, description: why, variant: 'destructive' });
  }

  private async read(
    id: string,
    signal: AbortSignal,
  ): Promise<Result<EventWithRoster, { readonly code: NotSeen }>> {
    this.turn += 1;
    const began = this.turn;
    const read = await readEvent(this.ports, id, signal);
    if (!read.ok) return read;
    this.wake(read.value);
    const before = new Map(this.value?.roster.map((entry) => [entry.id, entry]));
    const roster = read.value.roster.map((entry) => {
      const shown = before.get(entry.id);
      // What was saved here after this was asked is newer than the answer. Who is as before stays the same object: of hundreds of rows
      // only those that changed are rendered again.
      const stays = (this.savedIn.get(entry.id) ?? 0) > began || compareStructural(shown, entry);
      return shown && stays ? shown : entry;
    });
    return { ok: true, value: { ...read.value, roster } };
  }

  /** Looks at the clock again when the next part can be marked. */
  private wake({ event }: EventWithRoster): void {
    const now = this.ports.clock.now();
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
        : this.ports.scheduler.after(Math.min(...next) - now, () => {
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
    this.ports.toasts.show({ title: texts.notDone, description, variant: 'destructive' });
  }
}

type NotMarked = FailureIn<Signups['mark']>;

/** Why a mark was not saved. */
function whyOf(failure: NotMarked): string {
  const refused = failure.code === 'conflict' ? texts.refused[failure.reason ?? ''] : undefined;
  return refused ?? texts.failed[failure.code];
}

/** The mark in a change that was kept; null for any other change. */
function markedIn(input: unknown) {
  const { id, base, mark, minutes } = Object(input) as Readonly<Record<string, unknown>>;
  const ownMark = MARKS.find((candidate) => candidate === mark) ?? null;
  if (typeof id !== 'string' || typeof base !== 'string' || ownMark !== mark) return null;
  return { id, base, choice: { mark: ownMark, minutes: typeof minutes === 'number' ? minutes : null } };
}

/** The visitors in a change that was kept; null for any other change. */
function visitorsIn(input: unknown) {
  const { id, walkIns } = Object(input) as Readonly<Record<string, unknown>>;
  return typeof id === 'string' && typeof walkIns === 'number' ? { id, walkIns } : null;
}
