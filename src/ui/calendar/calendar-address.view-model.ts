import { action, makeObservable, observableRef } from 'mobx';
import { isConfidentialFor } from '../../core/calendar/appointment-entries';
import type { OwnFeeds } from '../../core/feeds/own-feeds.api';
import type { FailureOf, Result } from '../../core/shared/result';
import type { Needs } from '../app/ports';
import { FetchedBy } from '../shared/fetched/fetched';
import { FormState } from '../shared/form/form-state';
import { copyText } from '../shared/text/copy-text';
import { calendarFilesTexts as texts } from './calendar-files.texts';

type Failed = FailureOf<keyof (typeof texts)['failed']>;

/** The calendar address of the person: whether there is one, a new one, and its end. */
export class CalendarAddressViewModel {
  /** When the address was made; null where calendars cannot subscribe. */
  readonly made: FetchedBy<OwnFeeds['get']> | null;
  /** The address that was just made. It is not shown again when somebody comes back to the page. */
  fresh: string | null = null;
  readonly changing = new FormState();

  constructor(
    private readonly ports: Needs<{ session: 'user'; toasts: 'show'; ownFeeds: 'get' | 'make' | 'turnOff' }>,
  ) {
    const { ownFeeds } = ports;
    this.made =
      ownFeeds &&
      new FetchedBy({
        ask: (_, signal) => ownFeeds.get(undefined, signal),
        first: null,
        staysOn: () => true,
      });
    makeObservable<this, 'show'>(this, { fresh: observableRef, show: action });
  }

  start(): () => void {
    return this.made?.start() ?? (() => {});
  }

  /** Whether the calendar says only that there is an appointment. */
  get isConfidential(): boolean {
    return isConfidentialFor(this.ports.session.user?.role ?? null);
  }

  /** Makes an address in place of the one before. */
  async make(): Promise<void> {
    const made = await this.change((feed) => feed.make());
    if (!made) return;
    this.show(made.address);
    this.made?.ready({ createdAt: made.createdAt, endedAt: null });
  }

  async turnOff(): Promise<void> {
    const isDone = await this.change(async (feed) => {
      const ended = await feed.turnOff();
      return ended.ok ? { ok: true, value: true } : ended;
    });
    if (!isDone) return;
    this.show(null);
    this.made?.ready(null);
    this.ports.toasts.show(texts.turnedOff);
  }

  /** Puts the new address into the clipboard. */
  async copy(): Promise<void> {
    if (this.fresh === null) return;
    const isCopied = await copyText(this.fresh);
    this.ports.toasts.show(isCopied ? texts.copied : { ...texts.notCopied, variant: 'destructive' });
  }

  /** A second press meanwhile does nothing. */
  private async change<T>(call: (feed: OwnFeeds) => Promise<Result<T, Failed>>): Promise<T | null> {
    const { ownFeeds } = this.ports;
    const changed = ownFeeds && (await this.changing.send(() => call(ownFeeds)));
    if (!changed) return null;
    if (changed.ok) return changed.value;
    const description = texts.failed[changed.failure.code];
    this.ports.toasts.show({ title: texts.error, description, variant: 'destructive' });
    return null;
  }

  private show(address: string | null): void {
    this.fresh = address;
  }
}
