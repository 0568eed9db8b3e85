import dayjs from 'dayjs';
import type { Campaign } from '../../../core/campaigns/campaign';
import type { CampaignDraft } from '../../../core/campaigns/campaign-draft';

/** What the campaign form holds: texts as typed, dates as 'YYYY-MM-DD' of the admin's own time zone. */
export type CampaignFormValues = {
  readonly [Field in keyof CampaignDraft]: CampaignDraft[Field] extends boolean ? boolean : string;
};

const DATE = 'YYYY-MM-DD';
const DATE_TEXT = /^\d{4,6}-\d{2}-\d{2}$/;

/** What the form shows of a campaign; null begins a new one. */
export function toFormValues(campaign: CampaignDraft | null): CampaignFormValues {
  return {
    title: campaign?.title ?? '',
    description: campaign?.description ?? '',
    goalAmount: campaign ? String(campaign.goalAmount) : '',
    currentAmount: String(campaign?.currentAmount ?? 0),
    startDate: toDateText(campaign?.startDate),
    endDate: toDateText(campaign?.endDate),
    imageUrl: campaign?.imageUrl ?? '',
    isActive: campaign?.isActive ?? true,
  };
}

/**
 * The draft that the values stand for; what is no number or date becomes NaN, for the use case to refuse. A campaign
 * runs from the first moment of its start date to the last of its end date; a date that was left as it is keeps its
 * time of day.
 */
export function toDraft(values: CampaignFormValues, campaign: Campaign | null): CampaignDraft {
  const { title, description, imageUrl, isActive } = values;
  const startDate = dayOf(values.startDate)?.startOf('day').valueOf() ?? Number.NaN;
  const endDate = dayOf(values.endDate)?.endOf('day').valueOf() ?? Number.NaN;
  return {
    title,
    description,
    imageUrl,
    isActive,
    goalAmount: toDollars(values.goalAmount),
    currentAmount: toDollars(values.currentAmount),
    startDate:
      campaign && toDateText(campaign.startDate) === values.startDate ? campaign.startDate : startDate,
    endDate: campaign && toDateText(campaign.endDate) === values.endDate ? campaign.endDate : endDate,
  };
}

function toDollars(text: string): number {
  const digits = text.replaceAll(/[$,\s]/g, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

function toDateText(date: number | undefined): string {
  const day = dayjs(date ?? Number.NaN);
  return day.isValid() ? day.format(DATE) : '';
}

function dayOf(text: string): dayjs.Dayjs | null {
  const day = DATE_TEXT.test(text) ? dayjs(text) : null;
  return day?.isValid() ? day : null;
}
