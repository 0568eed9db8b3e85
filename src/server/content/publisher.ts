import type { PublishedCampaigns } from '../../core/campaigns/campaign';
import type { ActiveCampaigns } from '../../core/campaigns/campaigns.api';
import type { ContentHistory, ContentStore } from '../../core/content/content-store.port';
import type { ImageLibrary } from '../../core/content/pictures/image-library.port';
import type { ShownPictures } from '../../core/content/pictures/shown-pictures';
import { uploadedPictures } from '../../core/content/pictures/uploaded-pictures';
import type { Publication } from '../../core/content/publication.port';
import type { SiteContent } from '../../core/content/site-content';
import type { PublicEvents } from '../../core/events/events.api';
import type { PublishedEvents } from '../../core/events/public-events';
import { soFarPeriod } from '../../core/figures/count-so-far';
import type { FiguresSoFar } from '../../core/figures/so-far.api';
import type { PublicSettings } from '../../core/settings/public-settings';
import type { PublicSettingsSource } from '../../core/settings/public-settings.api';
import { ID_FORM } from '../../core/shared/id-form';
import { isEqual } from '../../core/shared/is-equal';
import { fail, type Logger, ok } from '../../core/shared/result';
import type { ShoeSize } from '../../core/shared/sizes/shoe-size';
import type { SoFar } from '../../core/shared/so-far';
import type { Cancel, ChangedThing, Changes, Clock, Scheduler } from '../../core/shared/system.port';
import { calendarDateAt, monthOf, startOfDay } from '../../core/shared/time/calendar';
import { monthsAfter } from '../../core/shared/time/months';
import type { Versioned } from '../../core/shared/versioned';
import type { WantedSizes } from '../../core/shelf/wanted-sizes.api';
import { ShownPicturesShelf } from './shown-pictures-shelf';

/** Saves that follow each other this closely (ms) are published together. */
const COALESCE_MS = 30;
/** The same for changes of what the shelf and the applications come to: there are many of them, and few change the page. */
const SHELF_COALESCE_MS = 500;
/** The figures of the year are counted at most so often (ms): few marks of today change what was done through the end of last month. */
const FIGURES_MS = 60_000;
/** Pages that take longer (ms) are given up; those before stay. */
const LONGEST_MS = 5_000;
/** What could not be published is tried again after this long (ms), also where nobody saves anything. */
const RETRY_MS = 30_000;
/** Timers cannot wait for months, so the next end of a campaign or an event is looked for again after this long (ms). */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

/** How long each change that pages may show waits (ms); a sign-up changes how many places are left, and a program's kind what its events offer. */
const WAITS: Partial<Record<ChangedThing, number>> = {
  content: COALESCE_MS,
  campaigns: COALESCE_MS,
  events: COALESCE_MS,
  signups: COALESCE_MS,
  programs: COALESCE_MS,
  settings: COALESCE_MS,
  shelf: SHELF_COALESCE_MS,
  applications: SHELF_COALESCE_MS,
};

/** What the figures of the year are counted from. */
const COUNTED: readonly ChangedThing[] = ['events', 'signups', 'programs', 'shelf', 'applications'];

/** What the pages show. */
export interface PublishedWords {
  readonly content: SiteContent;
  /** Null for the content that comes with the code. */
  readonly revision: string | null;
  readonly pictures: ShownPictures;
  readonly campaigns: PublishedCampaigns;
  readonly events: PublishedEvents;
  /** The sizes of shoes that are asked for. */
  readonly sizes: readonly ShoeSize[];
  /** What came about in the year so far. */
  readonly soFar: SoFar;
  /** Who asks for gifts, and how long what people send is kept. */
  readonly settings: PublicSettings;
}

/** The pages of the site. */
export interface SitePages {
  /** Makes the pages and puts them in the place of those before, unless `signal` has been aborted meanwhile. May throw. */
  replace(words: PublishedWords, signal: AbortSignal): Promise<void>;
}

/** What publishing needs. What it reads must be what is stored now, not what was read before. */
export interface PublisherPorts {
  readonly contentStore: Pick<ContentStore, 'load'> & ContentHistory;
  readonly campaigns: ActiveCampaigns;
  readonly events: PublicEvents;
  readonly sizes: WantedSizes;
  readonly figures: FiguresSoFar;
  readonly settings: PublicSettingsSource;
  readonly imageLibrary: Pick<ImageLibrary, 'read'>;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly logger: Pick<Logger, 'info' | 'error'>;
  readonly pages: SitePages;
  /** The content before anybody has saved anything. */
  readonly defaults: SiteContent;
}

/**
 * Puts what is saved into the site's pages: at the start, after each change of a thing that `WAITS` names, and when a campaign or an
 * event ends; the figures of the year follow within a minute, and when a month is over. There is one publication at a time, of what is
 * saved when it begins. One that fails is logged, and the pages before it stay.
 */
export class Publisher implements Publication {
  /** The content of what was published, for pages that are open. */
  readonly kept: KeptContent;
  private readonly pictures: ShownPicturesShelf;
  /** The figures as they were counted last; null when they are to be counted again. */
  private counted: SoFar | null = null;
  /** What the pages show; null as long as they are those of the build. */
  private published: readonly unknown[] | null = null;
  /** The revision that the pages show, and since when (ms since the epoch). */
  private live: { readonly revision: string | null; readonly at: number } | null = null;
  /** What waits to be published, by how long it does (ms). */
  private readonly waiting = new Map<number, Cancel>();
  private retrying: Cancel | null = null;
  private expiring: Cancel | null = null;
  private running: Promise<void> | null = null;
  private isStale = false;

  constructor(private readonly ports: PublisherPorts) {
    this.kept = new KeptContent(ports.contentStore);
    this.pictures = new ShownPicturesShelf(ports.imageLibrary);
  }

  /** Begins; resolves with the way to end it when what is saved now has been published, or could not be. */
  async start(): Promise<Cancel> {
    const unsubscribe = this.ports.changes.subscribe((thing) => {
      const wait = WAITS[thing];
      if (wait !== undefined) this.publishAfter(wait);
      if (COUNTED.includes(thing))
        this.publishAfter(FIGURES_MS, () => {
          this.counted = null;
        });
    });
    await this.publish();
    return () => {
      unsubscribe();
      for (const cancel of [...this.waiting.values(), this.retrying, this.expiring]) cancel?.();
    };
  }

  /** Publishes at once what this process has not heard of yet, so that the answer never depends on notices. */
  async outcome(revision: string): ReturnType<Publication['outcome']> {
    if (this.live?.revision !== revision) await this.publish();
    if (this.live?.revision === revision) return ok({ status: 'live', at: this.live.at });
    const stored = await this.ports.contentStore.load();
    if (!stored.ok) return fail({ code: 'unavailable' });
    return ok({ status: stored.value?.revision === revision ? 'failed' : 'replaced' });
  }

  /** Publishes after a time (ms). The first of several notices sets it, so that many saves cannot put it off. */
  private publishAfter(wait: number, before: () => void = () => {}): void {
    if (this.waiting.has(wait)) return;
    const publish = () => {
      this.waiting.delete(wait);
      before();
      void this.publish();
    };
    this.waiting.set(wait, this.ports.scheduler.after(wait, publish));
  }

  /** Publishes what is saved now; resolves when that is done or has failed. */
  private publish(): Promise<void> {
    this.isStale = true;
    this.running ??= this.publishUntilFresh().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async publishUntilFresh(): Promise<void> {
    this.retrying?.();
    this.retrying = null;
    while (this.isStale) {
      this.isStale = false;
      try {
        await this.publishStored();
      } catch (error) {
        this.ports.logger.error('What is saved could not be published; the pages stay as they are', error);
        this.retrying?.();
        this.retrying = this.ports.scheduler.after(RETRY_MS, () => void this.publish());
      }
    }
  }

  private async publishStored(): Promise<void> {
    const { contentStore, defaults, pages, logger } = this.ports;
    const stored = await contentStore.load();
    if (!stored.ok) throw new Error(`The content could not be read: ${stored.failure.code}`);
    const content = stored.value?.value ?? defaults;
    const revision = stored.value?.revision ?? null;
    const campaigns = await this.activeCampaigns();
    const events = await this.publicEvents();
    const sizes = await this.wantedSizes();
    const soFar = await this.figuresSoFar();
    const settings = await this.publicSettings();
    const pictures = await this.pictures.shown([
      ...uploadedPictures(content),
      ...campaigns.campaigns.map(({ imageUrl }) => imageUrl),
    ]);
    // The same campaigns later are others once one of them has ended.
    const running = campaigns.campaigns.map((campaign) => [campaign, campaign.endDate > campaigns.madeAt]);
    const shown = [revision, ...running, ...events.events, ...sizes, soFar, settings, ...pictures.values()];
    if (!isEqual(shown, this.published)) {
      if (stored.value) this.kept.keep(stored.value);
      await this.inTime((signal) =>
        pages.replace({ content, revision, pictures, campaigns, events, sizes, soFar, settings }, signal),
      );
      this.published = shown;
      if (this.live?.revision !== revision) this.live = { revision, at: this.ports.clock.now() };
      logger.info('The pages were published', { revision });
    }
    this.waitForNextEnd([
      startOfDay(`${monthsAfter(monthOf(soFar.to), 2)}-01`),
      ...campaigns.campaigns.map(({ endDate }) => endDate),
      ...events.events.map(({ endsAt }) => endsAt),
    ]);
  }

  private async activeCampaigns(): Promise<PublishedCampaigns> {
    const listed = await this.ports.campaigns.active();
    if (!listed.ok) throw new Error(`The campaigns could not be read: ${listed.failure.code}`);
    return { campaigns: [...listed.value], madeAt: this.ports.clock.now() };
  }

  private async publicEvents(): Promise<PublishedEvents> {
    const listed = await this.ports.events.listPublic();
    if (!listed.ok) throw new Error(`The events could not be read: ${listed.failure.code}`);
    return { events: [...listed.value], madeAt: this.ports.clock.now() };
  }

  private async wantedSizes(): Promise<readonly ShoeSize[]> {
    const wanted = await this.ports.sizes.wanted();
    if (!wanted.ok) throw new Error(`The sizes could not be read: ${wanted.failure.code}`);
    return wanted.value;
  }

  private async publicSettings(): Promise<PublicSettings> {
    const read = await this.ports.settings.public();
    if (!read.ok) throw new Error(`The settings could not be read: ${read.failure.code}`);
    return read.value;
  }

  private async figuresSoFar(): Promise<SoFar> {
    const { to } = soFarPeriod(calendarDateAt(this.ports.clock.now()));
    if (this.counted?.to !== to) {
      const counted = await this.ports.figures.soFar();
      if (!counted.ok) throw new Error(`The figures could not be read: ${counted.failure.code}`);
      this.counted = counted.value;
    }
    return this.counted;
  }

  /** What ends is shown so, or goes, although nobody saves anything; `all` are instants in ms. */
  private waitForNextEnd(all: readonly number[]): void {
    this.expiring?.();
    this.expiring = null;
    const now = this.ports.clock.now();
    const left = all.map((end) => end - now).filter((ms) => ms > 0);
    if (left.length === 0) return;
    const wait = Math.min(...left, LONGEST_WAIT_MS);
    this.expiring = this.ports.scheduler.after(wait, () => void this.publish());
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

/** Pages of so many revisions may be open in browsers and still wake up with their own words, as long as the process lives. */
const KEPT_REVISIONS = 20;

/** The content of the revisions that pages were made from. */
export class KeptContent {
  private readonly kept = new Map<string, Versioned<SiteContent>>();

  constructor(private readonly history: ContentHistory) {}

  /** Keeps a revision that pages are made from, in the place of the oldest. */
  keep(saved: Versioned<SiteContent>): void {
    this.kept.set(saved.revision, saved);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT_REVISIONS && oldest !== undefined) this.kept.delete(oldest);
  }

  /** The content of a revision, for a page that was made from it, here or by another process; null when it is not kept. */
  async at(revision: string): ReturnType<ContentHistory['at']> {
    const known = this.kept.get(revision);
    if (known) return ok(known);
    // What cannot be a revision is not looked up.
    return ID_FORM.test(revision) ? this.history.at(revision) : ok(null);
  }
}
