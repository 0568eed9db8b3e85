import { action, makeObservable, observableRef, runInAction } from 'mobx';
import type { Campaign } from '../../../core/campaigns/campaign';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { GiftFigures } from '../../../core/gifts/figures';
import type { GiftBook, GiftReadFailure } from '../../../core/gifts/gift-book.api';
import { type CalendarDate, calendarDateAt, yearOf } from '../../../core/shared/calendar-date';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import type { Clock } from '../../../core/shared/clock.port';

/** What the reports show. */
export type FiguresState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly figures: GiftFigures;
      readonly campaigns: readonly Campaign[];
    }
  | { readonly status: 'failed'; readonly failure: GiftReadFailure['code'] };

/** What all gifts added up to, with the campaigns that they were given to. */
export class GiftFiguresViewModel {
  state: FiguresState = { status: 'loading' };
  private readonly reading: FollowedLoad;
  private request = new AbortController();

  constructor(
    private readonly gifts: Pick<GiftBook, 'figures'>,
    private readonly campaigns: Pick<ReadCampaigns, 'all'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly clock: Clock,
  ) {
    this.reading = feed.loads(['gifts', 'campaigns'], () => this.fetch());
    makeObservable(this, { state: observableRef, retry: action });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** This year in Las Vegas. */
  get thisYear(): number {
    return yearOf(this.today);
  }

  /** Whole days that a campaign has left, or null once it is over. */
  daysLeft({ endDate }: Campaign): number | null {
    return countdownTo(endDate, this.clock.now())?.days ?? null;
  }

  /** Fetches the figures, and again whenever gifts or campaigns change elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    void this.reading.now();
    return () => {
      end();
      this.request.abort();
    };
  }

  /** Fetches the figures as if for the first time, after a failure. */
  retry(): Promise<void> {
    this.state = { status: 'loading' };
    return this.reading.now();
  }

  private async fetch(): Promise<void> {
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const [figures, campaigns] = await Promise.all([
      this.gifts.figures(undefined, signal),
      this.campaigns.all(signal),
    ]);
    if (signal.aborted) return;
    runInAction(() => {
      this.state = figures.ok
        ? { status: 'ready', figures: figures.value, campaigns: campaigns.ok ? campaigns.value : [] }
        : { status: 'failed', failure: figures.failure.code };
    });
  }
}
