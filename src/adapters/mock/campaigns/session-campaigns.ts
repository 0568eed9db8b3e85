import * as v from 'valibot';
import { type Campaign, campaignSchema } from '../../../core/campaigns/campaign';
import { type FailureOf, fail, ok, type Result } from '../../../core/shared/result';
import { sampleGiftsTo } from '../gifts/sample-campaign-gifts';

const KEY = 'mock:campaigns';

/** Campaigns that were stored before they had revisions have this one until their next change. */
const NO_REVISION = 'none';

const storedCampaign = v.pipe(
  v.object({
    ...campaignSchema.entries,
    revision: v.optional(v.string(), NO_REVISION),
    giftCents: v.optional(v.number()),
  }),
  // Before there were gifts, what the samples had raised was one sum.
  v.transform(({ giftCents, ...campaign }) => ({
    ...campaign,
    currentAmount:
      giftCents === undefined
        ? Math.max(0, campaign.currentAmount - sampleGiftsTo(campaign.id))
        : campaign.currentAmount,
    giftCents: 0,
  })),
);

const schema = v.object({ version: v.literal(1), campaigns: v.array(storedCampaign) });

/**
 * The simulated server's table of campaigns, in session storage so that a reload loses none. The first read stores the
 * sample campaigns with their dates. Without storage they last as long as the page.
 */
export class SessionCampaigns {
  private campaigns: readonly Campaign[] | null = null;

  constructor(
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
    private readonly makeSamples: () => readonly Campaign[],
  ) {}

  /** Every campaign, in the order of creation. */
  read(): readonly Campaign[] {
    this.campaigns ??= this.stored();
    if (!this.campaigns) {
      this.campaigns = this.makeSamples();
      this.store(this.campaigns);
    }
    return this.campaigns;
  }

  /** Replaces the list; a list that cannot be stored changes nothing. */
  write(campaigns: readonly Campaign[]): Result<void, FailureOf<'quota'>> {
    if (!this.store(campaigns)) return fail({ code: 'quota' });
    this.campaigns = campaigns;
    return ok(undefined);
  }

  private stored(): readonly Campaign[] | null {
    try {
      const parsed = v.safeParse(schema, JSON.parse(this.storage.getItem(KEY) ?? 'null'));
      return parsed.success ? parsed.output.campaigns : null;
    } catch {
      return null;
    }
  }

  private store(campaigns: readonly Campaign[]): boolean {
    try {
      this.storage.setItem(KEY, JSON.stringify({ version: 1, campaigns }));
      return true;
    } catch {
      return false;
    }
  }
}
