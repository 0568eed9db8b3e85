import * as v from 'valibot';
import type { OwnPickup } from '../../pickups/own-pickup';
import { yearOf } from '../../shared/time/calendar';
import type { Titled } from '../../shared/translations/titled-schema';
import { translationsSchema } from '../../shared/translations/translations-schema';
import { compare, type Sum } from '../figures';
import { type Gift, type GiftOwner, giftSchema, isGiftOf } from '../gift';
import { netCents } from '../net-cents';

/** A gift of money as the person sees it who gave it: without what staff noted. */
export const ownGiftSchema = v.object({
  ...v.pick(giftSchema, ['id', 'receivedOn', 'cents', 'state', 'method', 'refund', 'benefit', 'planId'])
    .entries,
  ...v.pick(giftSchema, ['receipt', 'noReceiptReason']).entries,
  /** The title of the campaign that it was given to; null where it was given to none that is known. */
  campaign: v.nullable(v.string()),
  /** The campaign's title in Spanish. */
  es: translationsSchema({ campaign: v.string() }),
  /** Whether it was sent with the public form, where anybody may enter any address; else the foundation recorded it. */
  isFromForm: v.boolean(),
});

/** A gift of money as the person sees it who gave it. */
export type OwnGift = Readonly<v.InferOutput<typeof ownGiftSchema>>;

/** Everything that one person gave: money, the latest day first, and goods, what was asked for last first. */
export interface GiftsAndPickups {
  readonly gifts: readonly OwnGift[];
  readonly pickups: readonly OwnPickup[];
}

/** What a person sees of their gifts; `titles` are those of the campaigns by their ids. */
export function ownGifts(
  gifts: readonly Gift[],
  owner: GiftOwner,
  titles: ReadonlyMap<string, Titled>,
): readonly OwnGift[] {
  return gifts
    .filter((gift) => isGiftOf(gift, owner))
    .sort(latestFirst)
    .map((gift) => {
      const campaign = titles.get(gift.campaignId ?? '');
      return v.parse(ownGiftSchema, {
        ...gift,
        campaign: campaign?.title ?? null,
        es: campaign?.es && { campaign: campaign.es.title },
        isFromForm: gift.origin === 'form',
      });
    });
}

/** What a person gave in a year, counted as in every report: pending gifts left out, net of refunds. */
export interface YearSum extends Sum {
  readonly year: number;
}

/** What a person gave in each year in which money came, the latest first. */
export function sumsByYear(
  gifts: readonly Pick<Gift, 'receivedOn' | 'state' | 'cents' | 'refund'>[],
): readonly YearSum[] {
  const sums = new Map<number, YearSum>();
  for (const gift of gifts) {
    const [year, net] = [yearOf(gift.receivedOn), netCents(gift)];
    if (net === 0) continue;
    const before = sums.get(year) ?? { year, gifts: 0, cents: 0 };
    sums.set(year, { year, gifts: before.gifts + 1, cents: before.cents + net });
  }
  return [...sums.values()].sort((a, b) => b.year - a.year);
}

function latestFirst(a: Gift, b: Gift): number {
  return compare(b.receivedOn, a.receivedOn) || b.createdAt - a.createdAt || compare(a.id, b.id);
}
