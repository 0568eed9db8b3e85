import type { Gift } from '../../../core/gifts/gift';
import { netCents } from '../../../core/gifts/net-cents';
import { parseJson } from '../../../core/shared/parse-json';

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

/** Where the gifts are stored in local storage, and the version of their shape. */
export const GIFTS = { name: 'gifts', version: 1 } as const;

/**
 * Each field of a gift, or this does not compile. They are stored in this order: a new one comes last, and its schema has a
 * value for gifts that were stored without it.
 */
const FIELDS: Readonly<Record<keyof Gift, true>> = {
  id: true,
  revision: true,
  donor: true,
  personId: true,
  cents: true,
  benefit: true,
  campaignId: true,
  planId: true,
  receivedOn: true,
  method: true,
  note: true,
  origin: true,
  source: true,
  importId: true,
  state: true,
  refund: true,
  createdAt: true,
  correctedAt: true,
  receipt: true,
  noReceiptReason: true,
};

/** A gift's fields in the order in which they are stored, without their names: there is room for a few megabytes. */
export const STORED_FIELDS = Object.keys(FIELDS) as readonly (keyof Gift)[];

/**
 * What the sample gifts bring to the sample campaigns, in whole US dollars, by the campaign's id. It stands apart from
 * the gifts, since the landing page shows what the campaigns have raised without knowing any gift.
 */
export const SAMPLE_CAMPAIGN_GIFTS: Readonly<Record<string, readonly number[]>> = {
  'summer-sneaker-drive': [250, 50, 100, 500, 25, 75, 40, 120, 30, 60, 200],
  'community-center-renovation': [1000, 100, 250, 500, 75, 50, 300],
  'mentorship-program-expansion': [150, 50, 25, 250, 100, 80],
};

/** What the sample gifts bring to one campaign, in whole US dollars. */
export function sampleGiftsTo(campaignId: string): number {
  return (SAMPLE_CAMPAIGN_GIFTS[campaignId] ?? []).reduce((sum, dollars) => sum + dollars, 0);
}
