import { makeObservable, observableRef, runInAction } from 'mobx';
import {
  type Donation,
  type DonationKey,
  type GiftPage,
  type GiftQuery,
  inOrder,
  LARGEST_BATCH,
} from '../../core/gifts/gift-query';
import type { GiftBook, GiftReadFailure } from '../../core/gifts/gifts.api';
import { giftCsv } from '../../core/gifts/import/gift-csv';
import { ok } from '../../core/shared/result';
import { type CalendarDate, calendarDateAt } from '../../core/shared/time/calendar';
import type { Needs } from '../app/ports';
import { Fetched } from '../shared/fetched/fetched';
import { FormState } from '../shared/form/form-state';
import { giftTexts as texts } from './gift.texts';

/** A page of the gifts, and how many there are on all pages. */
interface Listed extends GiftPage {
  readonly total: number;
}

/** The list of gifts, as a query asks for it. */
export class GiftListViewModel extends Fetched<Listed, GiftReadFailure['code'], GiftQuery> {
  /** The titles of the campaigns by their ids. */
  titles: ReadonlyMap<string, string> = new Map();
  /** Whether the titles are not known, or not yet. */
  isLoadingTitles = true;
  /** Whether a file is being made. */
  readonly exporting = new FormState();

  constructor(
    private readonly ports: Needs<{
      giftBook: 'list' | 'batch';
      readCampaigns: 'all';
      feed: 'loads';
      toasts: 'show';
      clock: 'now';
    }>,
  ) {
    const ask = async (query: GiftQuery, signal: AbortSignal) => {
      const listed = await ports.giftBook.list(query, signal);
      if (!listed.ok) return listed;
      const { totals } = listed.value;
      return ok({ ...listed.value, total: totals.gifts + totals.goods });
    };
    super({ ask, feed: ports.feed, things: ['gifts', 'pickups'] });
    makeObservable(this, { titles: observableRef, isLoadingTitles: observableRef });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  override start(): () => void {
    void this.loadTitles();
    return super.start();
  }

  /** The text of a file with every gift that the filters leave; null, with a toast, when they cannot all be read. */
  async exportCsv(): Promise<string | null> {
    const { question } = this;
    const text = question && (await this.exporting.send(() => this.readCsv(question)));
    return text ?? null;
  }

  private async readCsv({ sort, page: _, size: __, ...filter }: GiftQuery): Promise<string | null> {
    const donations: Donation[] = [];
    let after: DonationKey | null = null;
    do {
      const question = { ...filter, after, size: LARGEST_BATCH };
      const read: Awaited<ReturnType<GiftBook['batch']>> = await this.ports.giftBook.batch(question);
      if (!read.ok) {
        this.ports.toasts.show({ ...texts.exportFailed, variant: 'destructive' });
        return null;
      }
      donations.push(...read.value.items);
      after = read.value.next;
    } while (after);
    return giftCsv(inOrder(donations, sort), texts.heads, this.titles);
  }

  private async loadTitles(): Promise<void> {
    const listed = await this.ports.readCampaigns.all();
    if (!listed.ok) return;
    runInAction(() => {
      this.titles = new Map(listed.value.map(({ id, title }) => [id, title]));
      this.isLoadingTitles = false;
    });
  }
}
