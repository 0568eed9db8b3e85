import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { ReadCampaigns } from '../../core/campaigns/read-campaigns';
import type { GiftBook, GiftReadFailure } from '../../core/gifts/gift-book.api';
import { type Donation, type GiftPage, type GiftQuery, inOrder } from '../../core/gifts/gift-query';
import { type DonationKey, LARGEST_BATCH } from '../../core/gifts/import/gift-batch';
import { giftCsv } from '../../core/gifts/import/gift-csv';
import { ok } from '../../core/shared/result';
import type { Clock } from '../../core/shared/system.port';
import { type CalendarDate, calendarDateAt } from '../../core/shared/time/calendar';
import { type Feed, Fetched } from '../shared/fetched/fetched';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { giftTexts as texts } from './gift.texts';

/** A page of the gifts, and how many there are on all pages. */
interface Listed extends GiftPage {
  readonly total: number;
}

/** The list of gifts, as a query asks for it. */
export class GiftListViewModel extends Fetched<Listed, GiftReadFailure['code'], GiftQuery> {
  /** The titles of the campaigns by their ids. */
  titles: ReadonlyMap<string, string> = new Map();
  isExporting = false;

  constructor(
    private readonly gifts: Pick<GiftBook, 'list' | 'batch'>,
    private readonly campaigns: Pick<ReadCampaigns, 'all'>,
    feed: Feed,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly clock: Clock,
  ) {
    const ask = async (query: GiftQuery, signal: AbortSignal) => {
      const listed = await gifts.list(query, signal);
      if (!listed.ok) return listed;
      const { totals } = listed.value;
      return ok({ ...listed.value, total: totals.gifts + totals.goods });
    };
    super({ ask, feed, things: ['gifts', 'pickups'] });
    makeObservable(this, { titles: observableRef, isExporting: observable });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  override start(): () => void {
    void this.loadTitles();
    return super.start();
  }

  /** The text of a file with every gift that the filters leave; null, with a toast, when they cannot all be read. */
  async exportCsv(): Promise<string | null> {
    const { question: query } = this;
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
