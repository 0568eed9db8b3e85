import type { Campaign } from '../../../core/campaigns/campaign';
import {
  type CampaignDraft,
  findCampaignFaults,
  tidyCampaignDraft,
} from '../../../core/campaigns/campaign-draft';
import type { Failure, Result } from '../../../core/shared/result';
import {
  type CalendarDate,
  calendarDateAt,
  endOfDay,
  FIRST_YEAR,
  isCalendarDate,
  LAST_YEAR,
  startOfDay,
} from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { RecordFormViewModel } from '../../shared/conflict/record-form.view-model';
import { submitForm } from '../../shared/form/form-state';
import { PictureUpload } from '../../shared/picture-slot/picture-upload';
import { campaignFormTexts as texts } from './campaign-form.texts';

/** The form that starts or changes a campaign. */
export class CampaignFormViewModel extends RecordFormViewModel<Campaign, CampaignFormValues> {
  constructor(
    private readonly ports: Needs<{
      campaigns: 'create' | 'update';
      readCampaigns: 'one';
      toasts: 'show' | 'clear';
      idSource: 'next';
      logger: 'error';
    }>,
  ) {
    super(ports.idSource, ports.toasts, texts.keptTheirs);
  }

  /** Takes up the campaign that is to be changed, or null for a new one. Answers what the form begins with. */
  open(campaign: Campaign | null): CampaignFormValues {
    this.basis = campaign;
    return toFormValues(campaign);
  }

  /** Saves the form and answers whether it was saved. On a conflict, the form keeps what was typed and the person decides. */
  submit(values: CampaignFormValues): Promise<boolean> {
    const { basis } = this;
    const draft = tidyCampaignDraft(toDraft(values, basis));
    return submitForm(this.form, this.ports.toasts, {
      faults: findCampaignFaults(draft),
      execute: () => this.save(draft),
      explain: ({ field, fault }) => ({ field, message: texts.faults[field][fault] ?? '' }),
      done: (saved) => (basis ? texts.changed(saved) : texts.created(saved)),
      failed: (failure) => {
        if (failure.code === 'conflict') return undefined;
        const isTooLong = failure.code === 'quota' && failure.limit !== undefined;
        const description = isTooLong ? texts.tooLong : texts.writeFailed[failure.code];
        return { title: texts.error, description };
      },
    });
  }

  private save(draft: CampaignDraft) {
    return this.keep({
      mine: toFormValues(draft),
      create: (id) => this.logged(this.ports.campaigns.create({ id, ...draft })),
      change: (from) => this.logged(this.ports.campaigns.update({ ...from, ...draft })),
      read: (id) => this.ports.readCampaigns.one(id),
      valuesOf: toFormValues,
    });
  }

  private async logged<Answer extends Result<Campaign, Failure>>(saving: Promise<Answer>): Promise<Answer> {
    const saved = await saving;
    if (!saved.ok) this.ports.logger.error(`Failed to save the campaign ${this.id}`, saved.failure);
    return saved;
  }
}

/** What the campaign form holds: texts as typed, dates as 'YYYY-MM-DD', days of Las Vegas. */
export type CampaignFormValues = {
  readonly [Field in Exclude<keyof CampaignDraft, 'es'>]: CampaignDraft[Field] extends boolean
    ? boolean
    : string;
} & Pick<CampaignDraft, 'es'>;

const DATE_TEXT = /^(\d{4,6})-\d{2}-\d{2}$/;

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
    es: campaign?.es ?? null,
  };
}

/**
 * The draft that the values stand for; what is no number or date becomes NaN, for the use case to refuse. A campaign
 * runs from the first moment of its start date to the last of its end date; a date that was left as it is keeps its
 * time of day.
 */
export function toDraft(values: CampaignFormValues, campaign: Campaign | null): CampaignDraft {
  const { title, description, imageUrl, isActive, es } = values;
  const startDate = instantOf(values.startDate, startOfDay);
  const endDate = instantOf(values.endDate, (day) => endOfDay(day) - 1);
  return {
    title,
    description,
    imageUrl,
    isActive,
    es,
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
  return date === undefined || Number.isNaN(date) ? '' : calendarDateAt(date);
}

/**
 * The instant that a typed day stands for. NaN for what is no day; for a day of a year outside of the calendar an instant
 * outside of it, so that the fault names the year.
 */
function instantOf(text: string, toInstant: (day: CalendarDate) => number): number {
  if (isCalendarDate(text)) return toInstant(text);
  const year = Number(DATE_TEXT.exec(text)?.[1]);
  const isOdd = year < FIRST_YEAR || year > LAST_YEAR;
  return isOdd ? Date.parse(`+${text.padStart('YYYYYY-MM-DD'.length, '0')}T12:00:00Z`) : Number.NaN;
}

/** Uploads the image of a campaign: JPG, JPEG or PNG. */
export class CampaignImageViewModel extends PictureUpload {
  constructor(ports: Needs<{ checkPicture: 'execute'; uploadPicture: 'execute' | 'isLocal' }>) {
    super('campaignImage', ports.checkPicture, ports.uploadPicture);
  }

  start(): () => void {
    return () => this.dismiss();
  }
}
