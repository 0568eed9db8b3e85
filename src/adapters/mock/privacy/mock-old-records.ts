import type { Message } from '../../../core/messages/message';
import type { OldRecords } from '../../../core/privacy/forget-old-records';
import { isAbandoned, keptOfPickup, retentionAt } from '../../../core/privacy/retention';
import type { Settings } from '../../../core/settings/settings';
import { ok } from '../../../core/shared/result';
import type { KeptLinks } from '../account/simulated-account-links';
import type { SimulatedGifts } from '../gifts/simulated-gifts';
import type { SimulatedPickups } from '../pickups/simulated-pickups';
import type { SimulatedRecords } from '../simulation';

/** Where the simulation keeps what grows old. */
export interface AgingRecords {
  readonly messages: Pick<SimulatedRecords<readonly Message[]>, 'read' | 'write'>;
  readonly pickups: Pick<SimulatedPickups, 'all' | 'replaceAll'>;
  readonly gifts: Pick<SimulatedGifts, 'read' | 'write'>;
  readonly links: Pick<SimulatedRecords<KeptLinks>, 'read' | 'write'>;
  readonly settings: () => Settings;
}

/**
 * What the simulation keeps for a limited time alone. Its mails are never sent, so none is old; the newest are kept. What
 * finds no room to be removed stays until the next time.
 */
export class MockOldRecords implements OldRecords {
  constructor(private readonly kept: AgingRecords) {}

  async remove(now: number): ReturnType<OldRecords['remove']> {
    const { settings } = this.kept;
    const before = retentionAt(now, settings());
    return ok({
      messages: this.removeMessages(before),
      ...this.forgetPickups(before),
      gifts: this.removeAbandonedGifts(before),
      mails: 0,
      links: this.removeLinks(before),
    });
  }

  private removeMessages(before: ReturnType<typeof retentionAt>): number {
    const messages = this.kept.messages.read();
    const left = messages.filter(({ receivedAt }) => receivedAt >= before.handedIn);
    const isDone = left.length === messages.length || this.kept.messages.write(left).ok;
    return isDone ? messages.length - left.length : 0;
  }

  private forgetPickups(before: ReturnType<typeof retentionAt>) {
    const pickups = this.kept.pickups.all();
    const left = pickups.flatMap((pickup) => keptOfPickup(pickup, before) ?? []);
    const counts = {
      pickups: pickups.length - left.length,
      shortenedPickups: left.filter((pickup) => !pickups.includes(pickup)).length,
    };
    const isDone = counts.pickups + counts.shortenedPickups === 0 || this.kept.pickups.replaceAll(left).ok;
    return isDone ? counts : { pickups: 0, shortenedPickups: 0 };
  }

  private removeLinks(before: ReturnType<typeof retentionAt>): number {
    const links = this.kept.links.read();
    const left = links.filter(({ expiresAt }) => expiresAt >= before.links);
    const isDone = left.length === links.length || this.kept.links.write(left).ok;
    return isDone ? links.length - left.length : 0;
  }

  private removeAbandonedGifts(before: ReturnType<typeof retentionAt>): number {
    const { gifts, imports } = this.kept.gifts.read();
    const left = gifts.filter((gift) => !isAbandoned(gift, before));
    const isDone = left.length === gifts.length || this.kept.gifts.write({ gifts: left, imports }).ok;
    return isDone ? gifts.length - left.length : 0;
  }
}
