import { actorWith, plainRefusal } from '../../../core/access/actor-with';
import type { Session } from '../../../core/account/session.port';
import type { GiftArchive, GiftArchives } from '../../../core/gift-archive/gift-archive';
import { receiptsByDonor } from '../../../core/receipts/receipts-by-donor';
import { fail, ok } from '../../../core/shared/result';
import type { Scheduler } from '../../../core/shared/system.port';
import { delay } from '../../../core/shared/time/delay';
import type { auditEntryWriter } from '../audit/audit-entry-writer';
import { LATENCY_MS } from '../latency';
import type { SimulatedPickups } from '../pickups/simulated-pickup-repository';
import type { SimulatedPlans } from '../plans/simulated-plans';
import type { SimulatedReceipts } from '../receipts/simulated-receipts';
import type { SimulatedGifts } from './simulated-gifts';

/** Where the parts of the simulated gift book are kept, and what they are at first. */
interface MockGiftArchivesPorts {
  readonly gifts: SimulatedGifts;
  readonly plans: SimulatedPlans;
  readonly receipts: SimulatedReceipts;
  readonly pickups: SimulatedPickups;
  /** Who asks. */
  readonly session: Session;
  readonly audit: ReturnType<typeof auditEntryWriter>;
  readonly scheduler: Scheduler;
  readonly samples: () => Pick<GiftArchive, 'gifts' | 'plans' | 'pickups' | 'receipts'>;
}

/** The whole gift book of this browser's simulation. */
export class MockGiftArchives implements GiftArchives {
  constructor(private readonly ports: MockGiftArchivesPorts) {}

  async read(): ReturnType<GiftArchives['read']> {
    await delay(this.ports.scheduler, LATENCY_MS.query);
    const answer = await this.ask();
    return answer.ok ? ok(this.now()) : answer;
  }

  replace(archive: GiftArchive): ReturnType<GiftArchives['replace']> {
    // Nobody gets a letter because a book was restored: who was sending them goes on by hand.
    const book = receiptsByDonor(archive);
    const runs = book.runs.map((run) => ({ ...run, isStopped: true }));
    return this.put({ ...book, runs }, 'gift.restore');
  }

  reset(): ReturnType<GiftArchives['reset']> {
    const samples = { ...this.ports.samples(), imports: [], mailings: [], runs: [] };
    return this.put(samples, 'gift.reset');
  }

  /** Asks the policy, as a server would. */
  private async ask() {
    const result = await actorWith('gift.import', this.ports.session);
    return result.ok ? result : fail(plainRefusal(result.failure));
  }

  private now(): GiftArchive {
    const { gifts, plans, receipts, pickups } = this.ports;
    const { gifts: storedGifts, imports } = gifts.read();
    return { gifts: storedGifts, imports, plans: plans.read(), ...receipts.read(), pickups: pickups.read() };
  }

  private async put(
    archive: GiftArchive,
    action: 'gift.restore' | 'gift.reset',
  ): ReturnType<GiftArchives['replace']> {
    await delay(this.ports.scheduler, LATENCY_MS.command);
    const answer = await this.ask();
    if (!answer.ok) return answer;
    const before = this.now();
    const written = this.write(archive);
    if (written.ok) await this.ports.audit(action, 'gift-book', { gifts: `${archive.gifts.length}` });
    // What was there has room.
    else this.write(before);
    return written;
  }

  private write({ gifts, imports, plans, pickups, ...issued }: GiftArchive) {
    const written = this.ports.gifts.write({ gifts, imports });
    if (!written.ok) return written;
    const stored = pickups ? this.ports.pickups.write(pickups) : written;
    if (!stored.ok) return stored;
    const planned = this.ports.plans.write(plans);
    return planned.ok ? this.ports.receipts.write(issued) : planned;
  }
}
