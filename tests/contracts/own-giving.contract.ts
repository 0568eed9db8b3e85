import { describe, expect, test } from 'vitest';
import type { Pickup } from '../../src/core/donations/pickup';
import type { Gift } from '../../src/core/giving/gift';
import type { OwnGiving } from '../../src/core/giving/own-giving.port';
import { aDonor, aGift } from '../support/gift-builder';
import { aPickup } from '../support/message-builder';
import type { Run, Soon } from './harness';

/** What is kept, and for whom it is asked. */
export interface KeptGiving {
  readonly gifts: readonly Gift[];
  readonly pickups: readonly Pickup[];
}

/** One's own giving, asked for by a donor with the address 'dana@fsr.example', on November 21, 2026. */
export interface OwnGivingPlace {
  readonly giving: OwnGiving;
  readonly run: Run;
}

/**
 * What every adapter promises. `make` gets the id that the donor's account has, keeps what it is given, and the campaign
 * 'boots', titled 'Boots for All'.
 */
export function ownGivingContract(
  name: string,
  make: (kept: (personId: string) => KeptGiving) => Soon<OwnGivingPlace>,
): void {
  const answered = async <T>(answer: Promise<{ ok: true; value: T } | { ok: false; failure: unknown }>) => {
    const result = await answer;
    if (!result.ok) throw new Error(JSON.stringify(result.failure));
    return result.value;
  };
  const dana = aDonor({ name: 'Dana Donor', email: 'Dana@FSR.example' });

  describe(`${name} is one's own giving`, () => {
    test('it holds the gifts of the account and of its address, the latest first, and nobody else’s', async () => {
      const { giving, run } = await make((personId) => ({
        gifts: [
          aGift({ id: 'by-address', donor: dana, campaignId: 'boots', note: 'Staff only.' }),
          aGift({ id: 'by-account', personId, receivedOn: '2026-11-05', campaignId: 'gone' }),
          aGift({ id: 'of-rosa', receivedOn: '2026-11-09' }),
          aGift({ id: 'no-address', donor: aDonor({ name: 'dana@fsr.example', email: '' }) }),
          aGift({
            id: 'refunded',
            donor: dana,
            receivedOn: '2025-12-31',
            state: 'refunded',
            refund: { cents: 100, on: '2026-01-04' },
            benefit: { description: 'A dinner', cents: 3_000 },
          }),
        ],
        pickups: [],
      }));
      const { gifts } = await answered(run(giving.gifts()));
      expect(gifts.map(({ id, campaign }) => [id, campaign])).toEqual([
        ['by-account', null],
        ['by-address', 'Boots for All'],
        ['refunded', null],
      ]);
      expect(gifts[2]).toEqual({
        id: 'refunded',
        receivedOn: '2025-12-31',
        cents: 10_000,
        state: 'refunded',
        method: 'check',
        refund: { cents: 100, on: '2026-01-04' },
        benefit: { description: 'A dinner', cents: 3_000 },
        planId: null,
        campaign: null,
      });
    });

    test('it holds the pickups of the address, what was asked for last first, without what staff need', async () => {
      const { giving, run } = await make(() => ({
        gifts: [],
        pickups: [
          aPickup({ id: 'old', email: 'DANA@fsr.example', receivedAt: 1_000 }),
          aPickup({ id: 'of-ada' }),
          aPickup({ id: 'new', email: 'dana@fsr.example', state: 'declined', reason: 'Too far.' }),
        ],
      }));
      const { pickups } = await answered(run(giving.gifts()));
      expect(pickups.map(({ id }) => id)).toEqual(['new', 'old']);
      expect(pickups[0]).toEqual({
        id: 'new',
        receivedAt: aPickup().receivedAt,
        state: 'declined',
        items: '3 pairs of boots',
        scheduledAt: null,
        reason: 'Too far.',
      });
    });

    test('who gave nothing finds nothing', async () => {
      const { giving, run } = await make(() => ({ gifts: [aGift()], pickups: [aPickup()] }));
      expect(await answered(run(giving.gifts()))).toEqual({ gifts: [], pickups: [] });
    });
  });
}
