import type { Gift } from '../../../core/gifts/gift';
import { netCents } from '../../../core/gifts/net-cents';
import { parseJson } from '../../../core/shared/parse-json';
import { sampleGiftsTo } from './sample-campaign-gifts';
import { GIFTS, STORED_FIELDS } from './stored-gift-fields';

/**
 * What the gifts of the simulation bring to a campaign in cents, from their stored text: the landing page shows it
 * without the code of the gift book. Before the first look into the book there are the samples.
 */
export function giftCentsReader(text: string | null): (campaignId: string) => number {
  const stored = Object(text === null ? null : parseJson(text)) as {
    readonly version?: unknown;
    readonly value?: { readonly gifts?: unknown };
  };
  const gifts = stored.version === GIFTS.version ? stored.value?.gifts : null;
  if (!Array.isArray(gifts)) return (campaignId) => sampleGiftsTo(campaignId) * 100;
  const [campaign, state, cents, refund] = (['campaignId', 'state', 'cents', 'refund'] as const).map(
    (field) => STORED_FIELDS.indexOf(field),
  ) as [number, number, number, number];
  const sums = new Map<string, number>();
  for (const values of gifts as readonly (readonly unknown[])[]) {
    const id = String(values[campaign]);
    const gift = { state: values[state], cents: values[cents], refund: values[refund] } as Gift;
    sums.set(id, (sums.get(id) ?? 0) + netCents(gift));
  }
  return (campaignId) => sums.get(campaignId) ?? 0;
}
