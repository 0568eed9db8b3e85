import type { User } from '../../account/user';
import { reportedCampaign } from '../../campaigns/campaign';
import type { Campaigns } from '../../campaigns/campaigns.api';
import type { FiguresSoFar } from '../../figures/so-far.api';
import { ownPickups } from '../../pickups/own-pickup';
import type { OwnPickupRepository } from '../../pickups/pickup.repository.port';
import { ok } from '../../shared/result';
import type { Clock } from '../../shared/system.port';
import { calendarDateAt } from '../../shared/time/calendar';
import type { Titled } from '../../shared/translations/titled-schema';
import type { ShelfRepository } from '../../shelf/shelf.repository.port';
import type { UnitOfWork } from '../../unit-of-work/unit-of-work.port';
import type { GiftRepository } from '../gift.repository.port';
import { impactOf } from './impact';
import { ownGifts } from './own-gifts';
import type { OwnGifts } from './own-gifts.api';

/** Where what people gave is kept. */
export interface OwnGiftsRepositories {
  readonly gifts: Pick<GiftRepository, 'figures' | 'of'>;
  readonly pickups: OwnPickupRepository;
  readonly shelf: Pick<ShelfRepository, 'givenByYear'>;
  readonly campaignTitles: {
    /** The titles of those that are there, by their ids. */
    find(ids: readonly string[]): Promise<ReadonlyMap<string, Titled>>;
  };
}

/** Shows `actor` what they gave, and what all gifts together did. */
export class OwnGiftsService implements OwnGifts {
  constructor(
    private readonly unit: UnitOfWork<OwnGiftsRepositories>,
    private readonly actor: Pick<User, 'id' | 'email'>,
    private readonly campaigns: Pick<Campaigns, 'list'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly figures: Pick<FiguresSoFar, 'soFar'>,
  ) {}

  gifts: OwnGifts['gifts'] = () =>
    this.unit.read(async ({ gifts, pickups, campaignTitles }) => {
      const { email } = this.actor;
      const [own, requests] = await Promise.all([gifts.of(this.owner), pickups.of(email)]);
      const ids = [...new Set(own.flatMap(({ campaignId }) => campaignId ?? []))];
      const titles = await campaignTitles.find(ids);
      return ok({ gifts: ownGifts(own, this.owner, titles), pickups: ownPickups(requests, email) });
    });

  together: OwnGifts['together'] = async () => {
    const listed = await this.campaigns.list();
    if (!listed.ok) return listed;
    const campaigns = listed.value.map(reportedCampaign);
    const read = await this.figures.soFar();
    if (!read.ok) return read;
    const soFar = read.value;
    return this.unit.read(async ({ gifts, pickups, shelf }) => {
      const [figures, goods, givenShoes] = await Promise.all([
        gifts.figures(),
        pickups.goodsByYear(),
        shelf.givenByYear(),
      ]);
      return ok(impactOf({ soFar, figures, goods, given: givenShoes, campaigns }, this.today));
    });
  };

  private get owner() {
    return { personId: this.actor.id, email: this.actor.email };
  }

  private get today() {
    return calendarDateAt(this.clock.now());
  }
}
