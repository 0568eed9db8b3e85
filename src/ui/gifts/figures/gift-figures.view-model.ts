import type { Campaign } from '../../../core/campaigns/campaign';
import { countdownTo } from '../../../core/campaigns/countdown';
import type { ReadCampaigns } from '../../../core/campaigns/read-campaigns';
import type { GiftFigures } from '../../../core/gifts/figures';
import type { GiftBook, GiftReadFailure } from '../../../core/gifts/gifts.api';
import { ok } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import { type CalendarDate, calendarDateAt, yearOf } from '../../../core/shared/time/calendar';
import { type Feed, Fetched } from '../../shared/fetched/fetched';

/** What the reports show. */
export interface ShownFigures {
  readonly figures: GiftFigures;
  readonly campaigns: readonly Campaign[];
}

/** What all gifts added up to, with the campaigns that they were given to. */
export class GiftFiguresViewModel extends Fetched<ShownFigures, GiftReadFailure['code']> {
  constructor(
    gifts: Pick<GiftBook, 'figures'>,
    campaigns: Pick<ReadCampaigns, 'all'>,
    feed: Feed,
    private readonly clock: Clock,
  ) {
    const ask = async (_: null, signal: AbortSignal) => {
      const [figures, listed] = await Promise.all([gifts.figures(undefined, signal), campaigns.all(signal)]);
      return figures.ok ? ok({ figures: figures.value, campaigns: listed.ok ? listed.value : [] }) : figures;
    };
    super({ ask, first: null, feed, things: ['gifts', 'campaigns'] });
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
}
