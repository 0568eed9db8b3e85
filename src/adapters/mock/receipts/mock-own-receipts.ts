import type { GiftOwner } from '../../../core/gifts/gift';
import { isReceiptOf, type OwnReceipts } from '../../../core/receipts/own-receipts.port';
import { latestNumber } from '../../../core/receipts/receipt-query';
import { fail, ok } from '../../../core/shared/result';
import { delay } from '../../../core/shared/time/delay';
import type { Scheduler } from '../../../core/shared/time/scheduler.port';
import { LATENCY_MS } from '../latency';
import type { SimulatedReceipts } from './simulated-receipts';

/** Simulates the signed-in person's receipts; `owner` returns null while nobody is signed in. */
export class MockOwnReceipts implements OwnReceipts {
  constructor(
    private readonly receipts: SimulatedReceipts,
    private readonly owner: () => Promise<GiftOwner | null>,
    private readonly scheduler: Scheduler,
  ) {}

  async list(signal?: AbortSignal): ReturnType<OwnReceipts['list']> {
    await delay(this.scheduler, LATENCY_MS.readGifts, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const own = await this.own();
    return own ? ok([...own].sort(latestNumber)) : fail({ code: 'unauthenticated' });
  }

  async read(id: string, signal?: AbortSignal): ReturnType<OwnReceipts['read']> {
    await delay(this.scheduler, LATENCY_MS.readGifts, signal);
    if (signal?.aborted) return fail({ code: 'cancelled' });
    const own = await this.own();
    if (!own) return fail({ code: 'unauthenticated' });
    const receipt = own.find((one) => one.id === id);
    return receipt ? ok(receipt) : fail({ code: 'not-found' });
  }

  private async own() {
    const owner = await this.owner();
    return owner && this.receipts.read().receipts.filter((receipt) => isReceiptOf(receipt, owner));
  }
}
