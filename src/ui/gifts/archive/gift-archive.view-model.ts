import { action, makeObservable, observableRef } from 'mobx';
import {
  type ArchiveFigures,
  archiveText,
  figuresOfArchive,
  type GiftArchive,
  type GiftArchives,
  readArchive,
} from '../../../core/gift-archive/gift-archive';
import { pickupSchema } from '../../../core/pickups/pickup';
import { attempt } from '../../../core/shared/result';
import { type CalendarDate, calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { giftArchiveTexts as texts } from './gift-archive.texts';

/** Maximum file size, in bytes. A browser cannot store more, so a larger file is not one of ours. */
const MOST_BYTES = 20 * 1024 * 1024;

/** What came of the file that was chosen. */
export type ArchiveState =
  | { readonly status: 'none' }
  | { readonly status: 'busy' }
  | { readonly status: 'refused'; readonly message: string }
  | {
      readonly status: 'found';
      readonly archive: GiftArchive;
      /** The day in Las Vegas on which it was written. */
      readonly savedOn: CalendarDate;
      readonly now: ArchiveFigures;
      readonly inFile: ArchiveFigures;
    };

/** The backup of the gift book: downloaded, looked into, put in its place. */
export class GiftArchiveViewModel {
  state: ArchiveState = { status: 'none' };

  constructor(
    private readonly ports: Needs<{
      toasts: 'show';
      clock: 'now';
      logger: 'error' | 'info' | 'warn';
      giftArchives: 'read' | 'replace' | 'reset';
    }>,
  ) {
    makeObservable<this, 'set'>(this, { state: observableRef, set: action });
  }

  /** Whether there is anything to do here. */
  get isThere(): boolean {
    return this.ports.giftArchives !== null;
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** The text of a backup; null, with a toast, when it cannot be read. */
  async download(): Promise<string | null> {
    const archive = await this.read();
    return archive && archiveText(archive, this.ports.clock.now());
  }

  /** Looks into a file, and changes nothing. */
  async choose(file: Pick<File, 'size' | 'text'>): Promise<void> {
    if (file.size > MOST_BYTES) return this.set({ status: 'refused', message: texts.tooLarge });
    this.set({ status: 'busy' });
    const result = readArchive(await file.text(), pickupSchema);
    if (!result.ok) return this.set({ status: 'refused', message: texts.fault(result.failure) });
    const now = await this.read();
    if (!now) return this.set({ status: 'none' });
    const { archive, savedAt } = result.value;
    const figures = { now: figuresOfArchive(now), inFile: figuresOfArchive(archive) };
    this.set({ status: 'found', archive, savedOn: calendarDateAt(savedAt), ...figures });
  }

  /** Puts what the file holds in the place of everything, and answers whether that is done. */
  async replace(): Promise<boolean> {
    const { state } = this;
    if (state.status !== 'found') return false;
    return this.write((archives) => archives.replace(state.archive), texts.replaced);
  }

  /** Puts the samples in the place of everything, and answers whether that is done. */
  reset(): Promise<boolean> {
    return this.write((archives) => archives.reset(), texts.wasReset);
  }

  private async write(
    work: (archives: GiftArchives) => ReturnType<GiftArchives['replace']>,
    done: { readonly title: string; readonly description: string },
  ): Promise<boolean> {
    const { giftArchives } = this.ports;
    if (!giftArchives) return false;
    const written = await attempt(() => work(giftArchives), this.ports.logger);
    if (written.ok) {
      this.set({ status: 'none' });
      this.ports.toasts.show(done);
      return true;
    }
    const description = texts.replaceFailed[written.failure.code];
    this.ports.toasts.show({ title: texts.notReplaced, description, variant: 'destructive' });
    return false;
  }

  private async read() {
    const { giftArchives } = this.ports;
    const read = giftArchives && (await attempt(() => giftArchives.read(), this.ports.logger));
    if (read?.ok) return read.value;
    this.ports.toasts.show({ ...texts.readFailed, variant: 'destructive' });
    return null;
  }

  private set(state: ArchiveState): void {
    this.state = state;
  }
}
