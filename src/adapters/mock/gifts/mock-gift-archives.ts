import type { GiftArchive } from '../../../core/gift-archive/gift-archive';
import type { GiftArchives } from '../../../core/gift-archive/gift-archives.port';
import type { Gift } from '../../../core/gifts/gift';
import type { Pickup } from '../../../core/pickups/pickup';
import type { RecurringPlan } from '../../../core/plans/plan';
import type { Receipt } from '../../../core/receipts/receipt';
import { ok } from '../../../core/shared/result';
import type { Scheduler } from '../../../core/shared/system.port';
import { delay } from '../../../core/shared/time/delay';
import type { SimulatedJournal } from '../audit/simulated-journal';
import { LATENCY_MS } from '../latency';
import type { SimulatedPickups } from '../pickups/simulated-pickups';
import type { SimulatedPlans } from '../plans/simulated-plans';
import type { SimulatedReceipts } from '../receipts/simulated-receipts';
import type { SimulatedGifts } from './simulated-gifts';

/** Where the parts of the simulated gift book are kept, and what they are at first. */
interface MockGiftArchivesPorts {
  readonly gifts: SimulatedGifts;
  readonly plans: SimulatedPlans;
  readonly receipts: SimulatedReceipts;
  readonly pickups: Pick<SimulatedPickups, 'all' | 'replaceAll'>;
  readonly journal: Pick<SimulatedJournal, 'note'>;
  readonly scheduler: Scheduler;
  readonly samples: () => {
    readonly gifts: readonly Gift[];
    readonly plans: readonly RecurringPlan[];
    readonly pickups: readonly Pickup[];
    readonly receipts: readonly Receipt[];
  };
}

/** The whole gift book of this browser's simulation. */
export class MockGiftArchives implements GiftArchives {
  constructor(private readonly ports: MockGiftArchivesPorts) {}

  async read(): ReturnType<GiftArchives['read']> {
    await delay(this.ports.scheduler, LATENCY_MS.readGifts);
    return ok(this.now());
  }

  replace(archive: GiftArchive): ReturnType<GiftArchives['replace']> {
    // Nobody gets a letter because a book was restored: who was sending them goes on by hand.
    const runs = archive.runs.map((run) => ({ ...run, isStopped: true }));
    return this.put({ ...archive, runs }, 'gift.restore');
  }

  reset(): ReturnType<GiftArchives['reset']> {
    const { gifts, plans, pickups, receipts } = this.ports.samples();
    const samples = {
      ...{ gifts: [...gifts], plans: [...plans], pickups: [...pickups], receipts: [...receipts] },
      ...{ imports: [], mailings: [], runs: [] },
    };
    return this.put(samples, 'gift.reset');
  }

  private now(): GiftArchive {
    const { gifts, plans, receipts, pickups } = this.ports;
    const [book, issued] = [gifts.read(), receipts.read()];
    return {
      gifts: [...book.gifts],
      imports: [...book.imports],
      plans: [...plans.read()],
      receipts: [...issued.receipts],
      pickups: [...pickups.all()],
      mailings: [...issued.mailings],
      runs: [...issued.runs],
    };
  }

  private async put(
    archive: GiftArchive,
    action: 'gift.restore' | 'gift.reset',
  ): ReturnType<GiftArchives['replace']> {
    await delay(this.ports.scheduler, LATENCY_MS.saveGift);
    const before = this.now();
    const written = this.write(archive);
    if (written.ok) await this.ports.journal.note(action, 'gift-book', { gifts: `${archive.gifts.length}` });
    // What was there has room.
    else this.write(before);
    return written;
  }

  private write({ gifts, imports, plans, pickups, ...issued }: GiftArchive) {
    const written = this.ports.gifts.write({ gifts, imports });
    if (!written.ok) return written;
    const kept = pickups ? this.ports.pickups.replaceAll(pickups) : written;
    if (!kept.ok) return kept;
    const planned = this.ports.plans.write(plans);
    return planned.ok ? this.ports.receipts.write(issued) : planned;
  }
}
