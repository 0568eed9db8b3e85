import { uploadedPictures } from '../core/content/content-pictures';
import type { BackupsFailure, ContentStore } from '../core/content/content-store.port';
import type { ImageLibrary } from '../core/content/image-library.port';
import { sniffImage } from '../core/content/pictures/sniff-image';
import type { ShownPicture, ShownPictures } from '../core/content/shown-pictures';
import type { PictureRef, SiteContent } from '../core/content/site-content';
import type { Changes } from '../core/shared/changes.port';
import type { Logger } from '../core/shared/logger.port';
import { ok, type Result } from '../core/shared/result';
import type { Cancel, Scheduler } from '../core/shared/scheduler.port';
import type { Versioned } from '../core/shared/versioned';

/** Saves that follow each other this closely (ms) are published together. */
const COALESCE_MS = 100;
/** Pages that take longer (ms) are given up; those before stay. */
const LONGEST_MS = 5_000;
/** What could not be published is tried again after this long (ms), also where nobody saves anything. */
const RETRY_MS = 30_000;
/** Pages of so many revisions may be open in browsers and still wake up with their own words, as long as the process lives. */
const KEPT_REVISIONS = 20;

/** What the pages show. */
export interface PublishedWords {
  readonly content: SiteContent;
  /** Null for the content that comes with the code. */
  readonly revision: string | null;
  readonly pictures: ShownPictures;
}

/** The pages of the site. */
export interface SitePages {
  /** Makes the pages and puts them in the place of those before, unless `signal` has been aborted meanwhile. May throw. */
  replace(words: PublishedWords, signal: AbortSignal): Promise<void>;
}

/** What publishing needs. */
export interface PublisherPorts {
  readonly contentStore: Pick<ContentStore, 'load' | 'backups'>;
  readonly imageLibrary: Pick<ImageLibrary, 'read'>;
  readonly changes: Changes;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  readonly pages: SitePages;
  /** The content before anybody has saved anything. */
  readonly defaults: SiteContent;
}

/**
 * Puts what is saved into the site's pages: at the start, and after each notice that the content was changed. There is one
 * publication at a time, of what is saved when it begins. One that fails is logged, and the pages before it stay.
 */
export class Publisher {
  private readonly kept = new Map<string, Versioned<SiteContent>>();
  private readonly pictures = new Map<PictureRef, ShownPicture>();
  /** The revision in the pages; undefined as long as they are those of the build. */
  private published: string | null | undefined;
  private waiting: Cancel | null = null;
  private retrying: Cancel | null = null;
  private isBusy = false;
  private isStale = false;

  constructor(private readonly ports: PublisherPorts) {}

  /** Begins; resolves with the way to end it when what is saved now has been published, or could not be. */
  async start(): Promise<Cancel> {
    const unsubscribe = this.ports.changes.subscribe((thing) => {
      // The first of several notices sets the time, so that many saves cannot put it off.
      if (thing === 'content') this.waiting ??= this.ports.scheduler.after(COALESCE_MS, () => this.wake());
    });
    await this.publish();
    return () => {
      unsubscribe();
      this.waiting?.();
      this.retrying?.();
    };
  }

  /** The content of a revision, for a page that was made from it; null when it is kept no more. */
  async contentAt(revision: string): Promise<Result<Versioned<SiteContent> | null, BackupsFailure>> {
    const kept = this.kept.get(revision);
    if (kept) return ok(kept);
    const stored = await this.ports.contentStore.load();
    if (!stored.ok || stored.value?.revision === revision) return stored;
    const backups = await this.ports.contentStore.backups();
    if (!backups.ok) return backups;
    const backup = backups.value.find((one) => one.revision === revision);
    return ok(backup?.content ? { value: backup.content, revision, savedAt: backup.savedAt } : null);
  }

  private wake(): void {
    this.waiting = null;
    void this.publish();
  }

  private async publish(): Promise<void> {
    this.isStale = true;
    if (this.isBusy) return;
    this.isBusy = true;
    this.retrying?.();
    this.retrying = null;
    while (this.isStale) {
      this.isStale = false;
      try {
        await this.publishStored();
      } catch (error) {
        this.ports.logger.error('What is saved could not be published; the pages stay as they are', error);
        this.retrying = this.ports.scheduler.after(RETRY_MS, () => void this.publish());
      }
    }
    this.isBusy = false;
  }

  private async publishStored(): Promise<void> {
    const { contentStore, defaults, pages, logger } = this.ports;
    const stored = await contentStore.load();
    if (!stored.ok) throw new Error(`The content could not be read: ${stored.failure.code}`);
    const content = stored.value?.value ?? defaults;
    const revision = stored.value?.revision ?? null;
    if (revision === this.published) return;
    if (stored.value) this.keep(stored.value);
    const pictures = await this.shownPictures(content);
    await this.inTime((signal) => pages.replace({ content, revision, pictures }, signal));
    this.published = revision;
    logger.info('The pages were published', { revision });
  }

  private keep(saved: Versioned<SiteContent>): void {
    this.kept.set(saved.revision, saved);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_REVISIONS && oldest !== undefined) this.kept.delete(oldest);
  }

  /** Where the document's pictures are, and their sizes; one that is gone is left out. */
  private async shownPictures(content: SiteContent): Promise<ShownPictures> {
    const shown = new Map<PictureRef, ShownPicture>();
    for (const ref of uploadedPictures(content)) {
      const picture = this.pictures.get(ref) ?? (await this.measured(ref));
      if (picture) shown.set(ref, picture);
    }
    this.pictures.clear();
    for (const [ref, picture] of shown) this.pictures.set(ref, picture);
    return shown;
  }

  private async measured(ref: PictureRef): Promise<ShownPicture | null> {
    const picture = await this.ports.imageLibrary.read(ref);
    if (!picture.ok) throw new Error(`A picture could not be read: ${picture.failure.code}`);
    if (!picture.value) return null;
    const path = `/pictures/${ref.slice(ref.indexOf(':') + 1)}`;
    return { path, size: sniffImage(picture.value.bytes)?.size ?? null };
  }

  private async inTime(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const late = new AbortController();
    const stop = this.ports.scheduler.after(LONGEST_MS, () => late.abort());
    const tooLate = new Promise<never>((_, reject) => {
      late.signal.addEventListener('abort', () => reject(new Error(`It took more than ${LONGEST_MS} ms`)));
    });
    try {
      await Promise.race([task(late.signal), tooLate]);
    } finally {
      stop();
    }
  }
}
