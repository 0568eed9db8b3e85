import * as v from 'valibot';

/** A fundraising campaign. Money is in whole US dollars, times are in ms since the epoch. */
export const campaignSchema = v.object({
  id: v.string(),
  /** Opaque; every write gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  title: v.string(),
  description: v.string(),
  goalAmount: v.number(),
  /** US dollars raised so far. */
  currentAmount: v.number(),
  startDate: v.number(),
  endDate: v.number(),
  /** A site path or a picture reference (see core/content/picture-ref). */
  imageUrl: v.string(),
  /** Decides alone whether a campaign is active; its dates do not matter. */
  isActive: v.boolean(),
  createdAt: v.number(),
  updatedAt: v.number(),
});

/** A fundraising campaign. */
export type Campaign = Readonly<v.InferOutput<typeof campaignSchema>>;
