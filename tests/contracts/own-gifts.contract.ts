import { describe, expect, test } from 'vitest';
import type { Gift } from '../../src/core/gifts/gift';
import type { OwnGifts } from '../../src/core/gifts/own/own-gifts.api';
import { isFromForm } from '../../src/core/pickups/own-pickup';
import type { Pickup } from '../../src/core/pickups/pickup';
import { aDonor, aGift } from '../support/gift-builder';
import { aPickup } from '../support/message-builder';
import { answered, type Run, type Soon } from './harness';

/** What is kept, and for whom it is asked. */
export interface KeptGiving {
  readonly gifts: readonly Gift[];
  readonly pickups: readonly Pickup[];
}

/** One's own gifts, asked for by a donor with the address 'dana@fsr.example', on November 21, 2026. */
export interface OwnGiftsPlace {
  readonly ownGifts: OwnGifts;
  readonly run: Run;
}

/**
 * What every adapter promises. `make` gets the id that the donor's account has, keeps what it is given, and the campaign
 * 'boots', titled 'Boots for All' and in Spanish 'Botas para todos'.
 */
export function ownGiftsContract(
  name: string,
  make: (kept: (personId: string) => KeptGiving) => Soon<OwnGiftsPlace>,
): void {
  const dana = aDonor({ name: 'Dana Donor', email: 'Dana@FSR.example' });

  describe(`${name} is one's own gifts`, () => {
    test('it holds the gifts of the account and of its address, the latest first, and nobody else’s', async () => {
      const { ownGifts, run } = await make((personId) => ({
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
      const { gifts } = await answered(run(ownGifts.gifts()));
      expect(gifts.map(({ id, campaign }) => [id, campaign])).toEqual([
        ['by-account', null],
        ['by-address', 'Boots for All'],
        ['refunded', null],
      ]);
      expect(gifts[1]?.es).toEqual({ campaign: { text: 'Botas para todos', of: '' } });
      expect(gifts[2]).toEqual({
        id: 'refunded',
        receivedOn: '2025-12-31',
        cents: 10_000,
        state: 'refunded',
        method: 'check',
        refund: { cents: 100, on: '2026-01-04' },
        benefit: { description: 'A dinner', cents: 3_000 },
        planId: null,
        receipt: 'owed',
        noReceiptReason: null,
        campaign: null,
        es: null,
        isFromForm: false,
      });
    });

    test('it says what came by the public form, where anybody may have entered the address', async () => {
      const { ownGifts, run } = await make(() => ({
        gifts: [
          aGift({ id: 'form', donor: dana, origin: 'form', state: 'pending', receivedOn: '2026-11-03' }),
          aGift({ id: 'hand', donor: dana, origin: 'hand', receivedOn: '2026-11-02' }),
          aGift({ id: 'import', donor: dana, origin: 'import', receivedOn: '2026-11-01' }),
        ],
        pickups: [
          aPickup({ id: 'asked', email: 'dana@fsr.example', receivedAt: 2_000 }),
          aPickup({ id: 'brought', email: 'dana@fsr.example', receivedAt: 1_000, isBrought: true }),
        ],
      }));
      const { gifts, pickups } = await answered(run(ownGifts.gifts()));
      expect(gifts.map((gift) => [gift.id, gift.isFromForm])).toEqual([
        ['form', true],
        ['hand', false],
        ['import', false],
      ]);
      expect(pickups.map((pickup) => [pickup.id, isFromForm(pickup)])).toEqual([
        ['asked', true],
        ['brought', false],
      ]);
    });

    test('it holds the pickups of the address, what was asked for last first, without what staff need', async () => {
      const { ownGifts, run } = await make(() => ({
        gifts: [],
        pickups: [
          aPickup({ id: 'old', email: 'DANA@fsr.example', receivedAt: 1_000 }),
          aPickup({ id: 'of-ada' }),
          aPickup({ id: 'new', email: 'dana@fsr.example', state: 'declined', reason: 'Too far.' }),
        ],
      }));
      const { pickups } = await answered(run(ownGifts.gifts()));
      expect(pickups.map(({ id }) => id)).toEqual(['new', 'old']);
      expect(pickups[0]).toEqual({
        id: 'new',
        receivedAt: aPickup().receivedAt,
        state: 'declined',
        items: '3 pairs of boots',
        scheduledAt: null,
        reason: 'Too far.',
        goods: [],
        isBrought: false,
      });
    });

    test('who gave nothing finds nothing', async () => {
      const { ownGifts, run } = await make(() => ({ gifts: [aGift()], pickups: [aPickup()] }));
      expect(await answered(run(ownGifts.gifts()))).toEqual({ gifts: [], pickups: [] });
    });

    test('what all gifts did is told for years that are over, and nothing of fewer than five people', async () => {
      const gift = (year: number, person: number, campaignId: string | null = null) =>
        aGift({
          id: `${year}-${person}`,
          donor: aDonor({ email: `${person}@mail.example` }),
          receivedOn: `${year}-12-31`,
          campaignId,
        });
      const people = [1, 2, 3, 4, 5];
      // The last minute of 2025 in Las Vegas.
      const scheduledAt = Date.parse('2026-01-01T07:59:00Z');
      const { ownGifts, run } = await make(() => ({
        gifts: [
          ...people.map((person) => gift(2025, person, 'boots')),
          ...people.slice(1).map((person) => gift(2024, person)),
          ...people.map((person) => gift(2026, person)),
        ],
        pickups: people.map((each) =>
          aPickup({
            id: `p${each}`,
            state: 'collected',
            scheduledAt,
            goods: [
              { description: 'Boots', count: each % 2 === 0 ? 3 : null },
              { description: 'Coats', count: each % 2 === 0 ? 2 : null },
            ],
          }),
        ),
      }));
      const noShoes = { pairs: 'not-recorded', peopleWithShoes: 'not-recorded' };
      expect(await answered(run(ownGifts.together()))).toEqual({
        soFar: { to: '2026-10-31', figures: {} },
        years: [
          { year: 2025, cents: 50_000, gifts: 5, people: 5, goods: 5, items: 10, ...noShoes },
          {
            year: 2024,
            cents: 'few',
            gifts: 'few',
            people: 'few',
            goods: 'not-recorded',
            items: 'not-recorded',
            ...noShoes,
          },
        ],
        campaigns: [
          {
            id: 'boots',
            title: 'Boots for All',
            es: { title: { text: 'Botas para todos', of: '' } },
            raised: 7_000,
            goal: 10_000,
            people: 5,
          },
        ],
      });
    });
  });
}
