import {
  type Cancel,
  CHANGED_THINGS,
  type ChangedThing,
  type Changes,
  type Clock,
  type PageLifecycle,
  type Scheduler,
} from '../../core/shared/system.port';
import type { KnownUser } from './known-user';

/** The browser's EventSource, as far as it is needed; the tabs of a browser may share one (shared-change-stream.ts). */
export interface ChangeStream {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
}

/** What the notices depend on. */
export interface ChangesSurroundings {
  /** Opens the stream at an address of the site for the person with this id, who is signed in. */
  readonly open: (address: string, userId: string) => ChangeStream;
  readonly known: Pick<KnownUser, 'id' | 'subscribe'>;
  /** What the browser's other tabs do with the session, for pages without a stream too. */
  readonly otherTabs: Changes;
  readonly page: Pick<PageLifecycle, 'followView'>;
  /** Calls the listener each time a call of this page has written. */
  readonly onOwnWrite: (listener: () => void) => Cancel;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly clock: Clock;
}

const ADDRESS = '/api/changes';
/** A lost stream is opened again after this long, in ms, twice as long each time it fails. */
const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** A page without a stream that was out of view this long, in ms, asks for everything again. */
const STALE_MS = 5000;

/**
 * What the site's server tells of changes. Only pages of somebody who is signed in keep a stream open, and only while
 * they are in view, because browsers allow a site few connections. After any gap one notice comes for everything.
 */
export class HttpChanges implements Changes {
  private readonly listeners = new Set<(thing: ChangedThing) => void>();
  private ends: readonly Cancel[] = [];
  private stream: ChangeStream | null = null;
  /** Whose stream is open, or will be opened again. */
  private userId: string | null = null;
  private cancelRetry: Cancel | null = null;
  private failures = 0;
  /** Whether changes may have been missed since the last notice for everything. */
  private hasGap = false;
  private isInView = true;
  private leftAt = 0;

  constructor(private readonly around: ChangesSurroundings) {}

  subscribe(listener: (thing: ChangedThing) => void): Cancel {
    const own = (thing: ChangedThing) => listener(thing);
    this.listeners.add(own);
    if (this.listeners.size === 1) this.begin();
    return () => {
      if (this.listeners.delete(own) && this.listeners.size === 0) this.end();
    };
  }

  /** The server tells of a write before it answers it. */
  onOwnWrite(listener: () => void): Cancel {
    return this.around.onOwnWrite(listener);
  }

  private begin(): void {
    const { known, otherTabs, page } = this.around;
    this.ends = [
      otherTabs.subscribe((thing) => {
        // What else they keep in the browser is theirs alone.
        if (thing === 'session') this.tell(thing);
      }),
      known.subscribe(() => this.review()),
      page.followView((isInView) => this.handleView(isInView)),
    ];
    this.review();
  }

  private end(): void {
    for (const end of this.ends) end();
    this.disconnect();
    this.userId = null;
    this.failures = 0;
    this.hasGap = false;
  }

  /** Opens the stream, or closes it, as it should be now. */
  private review(): void {
    const userId = this.isInView ? this.around.known.id : null;
    // What somebody else's stream tells may be less, and in between something was missed.
    if (this.userId !== null && userId !== null && userId !== this.userId) this.hasGap = true;
    if (userId !== this.userId) this.disconnect();
    this.userId = userId;
    if (userId !== null && !this.stream && !this.cancelRetry) this.connect(userId);
  }

  private connect(userId: string): void {
    const stream = this.around.open(ADDRESS, userId);
    this.stream = stream;
    stream.addEventListener('gap', () => {
      this.hasGap = true;
    });
    stream.addEventListener('open', () => {
      this.failures = 0;
      if (this.hasGap) this.tellAll();
    });
    stream.addEventListener('change', ({ data }) => {
      const thing = CHANGED_THINGS.find((candidate) => candidate === data);
      if (thing) this.tell(thing);
    });
    stream.addEventListener('error', () => {
      // A browser's own attempts would end at the first answer that is no stream, such as a proxy's.
      if (stream === this.stream) this.handleLoss();
    });
  }

  private handleLoss(): void {
    this.disconnect();
    this.hasGap = true;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** this.failures, LONGEST_RETRY_MS);
    this.failures += 1;
    this.cancelRetry = this.around.scheduler.after(delay, () => {
      this.cancelRetry = null;
      this.review();
    });
    // The server ends the stream of a session that has ended; whether that is why, only asking tells.
    if (this.failures === 1) this.tell('session');
  }

  private disconnect(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.stream?.close();
    this.stream = null;
  }

  private handleView(isInView: boolean): void {
    if (isInView === this.isInView) return;
    this.isInView = isInView;
    if (!isInView) {
      this.leftAt = this.around.clock.now();
      this.hasGap = true;
    } else if (this.around.known.id === null && this.around.clock.now() - this.leftAt >= STALE_MS) {
      this.tellAll();
    }
    this.review();
  }

  private tellAll(): void {
    this.hasGap = false;
    for (const thing of CHANGED_THINGS) this.tell(thing);
  }

  private tell(thing: ChangedThing): void {
    for (const listener of this.listeners) listener(thing);
  }
}
