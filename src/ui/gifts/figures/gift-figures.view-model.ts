import type { Campaign } from '../../../core/campaigns/campaign';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { GiftFigures } from '../../../core/gifts/figures';
import type { GiftReadFailure } from '../../../core/gifts/gifts.api';
import { ok } from '../../../core/shared/result';
import { type CalendarDate, calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';

/** What the reports show. */
export interface ShownFigures {
  readonly figures: GiftFigures;
  readonly campaigns: readonly Campaign[];
}

/** What all gifts added up to, with the campaigns that they were given to. */
export class GiftFiguresViewModel extends Fetched<ShownFigures, GiftReadFailure['code']> {
  constructor(
    private readonly ports: Needs<{ giftBook: 'figures'; readCampaigns: 'all'; feed: 'loads'; clock: 'now' }>,
  ) {
    const ask = async (_: null, signal: AbortSignal) => {
      const [figures, listed] = await Promise.all([
        ports.giftBook.figures(undefined, signal),
        ports.readCampaigns.all(signal),
      ]);
      return figures.ok ? ok({ figures: figures.value, campaigns: listed.ok ? listed.value : [] }) : figures;
    };
    super({ ask, first: null, feed: ports.feed, things: ['gifts', 'campaigns'] });
  }

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.ports.clock.now());
  }

  /** This year in Las Vegas. */
  get thisYear(): number {
    return yearOf(this.today);
  }

  /** Whole days that a campaign has left, or null once it is over. */
  daysLeft({ endDate }: Campaign): number | null {
    return countdownTo(endDate, this.ports.clock.now())?.days ?? null;
  }
}
