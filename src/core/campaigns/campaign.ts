import * as v from 'valibot';
import { englishSchema } from '../shared/translations/english-schema';
import type { Shown } from '../shared/translations/in-spanish';
import { translationsSchema } from '../shared/translations/translations-schema';

/** The fields of a campaign that are translated. */
export const CAMPAIGN_WORDS = ['title', 'description'] as const;

/** A fundraising campaign. Money is in whole US dollars, times are in ms since the epoch. */
export const campaignSchema = v.object({
  id: v.string(),
  /** Opaque; every write gives a new one, and a change takes back the one that it was made from. */
  revision: v.string(),
  title: v.string(),
  description: v.string(),
  goalAmount: v.number(),
  /** US dollars raised before gifts were kept in the gift book; see raisedDollars. */
  currentAmount: v.number(),
  /** Total of the settled gifts to the campaign, in US cents. Computed when the campaign is read, never stored. */
  giftCents: v.optional(v.number(), 0),
  startDate: v.number(),
  endDate: v.number(),
  /** A site path or a picture reference (see core/content/pictures/picture-ref). */
  imageUrl: v.string(),
  /** Decides alone whether a campaign is active; its dates do not matter. */
  isActive: v.boolean(),
  es: translationsSchema({ title: v.string(), description: v.string() }),
  createdAt: v.number(),
  updatedAt: v.number(),
});

/** A fundraising campaign. */
export type Campaign = Readonly<v.InferOutput<typeof campaignSchema>>;

/** A campaign as the report of what all gifts did shows it; amounts in whole US dollars. */
export function reportedCampaign(campaign: Campaign) {
  const { id, title, es, isActive, goalAmount } = campaign;
  return { id, title, es, isActive, goal: goalAmount, raised: raisedDollars(campaign) };
}

/** What a campaign has raised in whole US dollars: its opening sum and the settled gifts to it. */
export function raisedDollars({
  currentAmount,
  giftCents,
}: Pick<Campaign, 'currentAmount' | 'giftCents'>): number {
  return Math.floor(currentAmount + giftCents / 100);
}

/** Raised over goal as a whole percentage from 0 to 100. A goal that is 0 or missing gives 0. */
export function campaignProgress(
  campaign: Pick<Campaign, 'goalAmount' | 'currentAmount' | 'giftCents'>,
): number {
  const [goal, raised] = [campaign.goalAmount, raisedDollars(campaign)];
  if (!(goal > 0) || !(raised > 0)) return 0;
  return raised >= goal ? 100 : Math.round((raised / goal) * 100);
}

/** The active campaigns that pages are made from. */
export interface PublishedCampaigns {
  readonly campaigns: readonly Campaign[];
  /** In ms since the epoch. */
  readonly madeAt: number;
}

/** A campaign as visitors see it, in the language of their page. */
export type ShownCampaign = Shown<Campaign>;

const { es: _, ...shared } = campaignSchema.entries;

/** The active campaigns embedded in a prerendered page. */
export const shownCampaignsSchema = v.object({
  campaigns: v.array(v.object({ ...shared, lang: englishSchema })),
  /** When the page was made, in ms since the epoch: campaigns that had ended then are shown as such. */
  madeAt: v.number(),
});

/** The active campaigns embedded in a prerendered page. */
export interface ShownCampaigns {
  readonly campaigns: readonly ShownCampaign[];
  readonly madeAt: number;
}
