import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ReadCampaigns } from '../../core/campaigns/read-campaigns';
import type { GiftBook, GiftReadFailure } from '../../core/gifts/gift-book.api';
import { type Donation, type GiftPage, type GiftQuery, inOrder } from '../../core/gifts/gift-query';
import { type DonationKey, LARGEST_BATCH } from '../../core/gifts/import/gift-batch';
import { giftCsv } from '../../core/gifts/import/gift-csv';
import { type CalendarDate, calendarDateAt } from '../../core/shared/calendar-date';
import type { ChangeFeed, FollowedLoad } from '../../core/shared/change-feed';
import type { Clock } from '../../core/shared/clock.port';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { giftTexts as texts } from './gift.texts';

/** What the list shows: while another page is fetched, what is there stays. */
export type GiftListState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly page: GiftPage }
  | { readonly status: 'failed'; readonly failure: GiftReadFailure['code'] };

/** The list of gifts, as a query asks for it. */
export class GiftListViewModel {
  state: GiftListState = { status: 'loading' };
  /** The titles of the campaigns by their ids. */
  titles: ReadonlyMap<string, string> = new Map();
  isExporting = false;
  private query: GiftQuery | null = null;
  private readonly reading: FollowedLoad;
  private request = new AbortController();

  constructor(
    private readonly gifts: Pick<GiftBook, 'list' | 'batch'>,
    private readonly campaigns: Pick<ReadCampaigns, 'all'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly clock: Clock,
  ) {
    this.reading = feed.loads(['gifts', 'pickups'], () => this.fetch());
    makeObservable(this, {
      state: observableRef,
      titles: observableRef,
      isExporting: observable,
      retry: action,
    });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** Reads again whenever gifts change elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    void this.loadTitles();
    return () => {
      end();
      this.request.abort();
    };
  }

  /** Shows what a query asks for. */
  show(query: GiftQuery): Promise<void> {
    this.query = query;
    return this.load();
  }

  /** Fetches the list as if for the first time, after a failure. */
  retry(): Promise<void> {
    this.state = { status: 'loading' };
    return this.load();
  }

  /** Fetches the list again at once; what is shown stays until the answer is there. */
  load(): Promise<void> {
    return this.reading.now();
  }

  private async fetch(): Promise<void> {
    const { query } = this;
    if (!query) return;
    this.request.abort();
    this.request = new AbortController();
    const { signal } = this.request;
    const listed = await this.gifts.list(query, signal);
    if (signal.aborted) return;
    runInAction(() => {
      this.state = listed.ok
        ? { status: 'ready', page: listed.value }
        : { status: 'failed', failure: listed.failure.code };
    });
  }

  /** The text of a file with every gift that the filters leave; null, with a toast, when they cannot all be read. */
  async exportCsv(): Promise<string | null> {
    const { query } = this;
    if (!query || this.isExporting) return null;
    this.setExporting(true);
    try {
      const { sort, page: _, size: __, ...filter } = query;
      const donations: Donation[] = [];
      let after: DonationKey | null = null;
      do {
        const read: Awaited<ReturnType<GiftBook['batch']>> = await this.gifts.batch({
          ...filter,
          after,
          size: LARGEST_BATCH,
        });
        if (!read.ok) {
          this.toasts.show({ ...texts.exportFailed, variant: 'destructive' });
          return null;
        }
        donations.push(...read.value.items);
        after = read.value.next;
      } while (after);
      return giftCsv(inOrder(donations, sort), texts.heads, this.titles);
    } finally {
      this.setExporting(false);
    }
  }

  private setExporting(isExporting: boolean): void {
    runInAction(() => {
      this.isExporting = isExporting;
    });
  }

  private async loadTitles(): Promise<void> {
    const listed = await this.campaigns.all();
    if (!listed.ok) return;
    runInAction(() => {
      this.titles = new Map(listed.value.map(({ id, title }) => [id, title]));
    });
  }
}
