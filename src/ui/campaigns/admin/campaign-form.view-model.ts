import { makeAutoObservable } from 'mobx';
import type { Campaign } from '../../../core/campaigns/campaign';
import { type CampaignFault, findCampaignFaults } from '../../../core/campaigns/campaign-draft';
import type { CreateCampaign } from '../../../core/campaigns/create-campaign';
import type { UpdateCampaign } from '../../../core/campaigns/update-campaign';
import { DONE, notDone, type Submission, serverProblems } from '../../shared/form/submission';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { CAMPAIGN_FAULTS, campaignAdminTexts, campaignFailureText } from './campaign-admin.texts';
import { type CampaignFormValues, toDraft } from './campaign-form-values';

type CampaignField = keyof CampaignFormValues;

/** The fields of the campaign form, in its order. */
export const CAMPAIGN_FIELDS: readonly CampaignField[] = [
  'title',
  'description',
  'goalAmount',
  'currentAmount',
  'startDate',
  'endDate',
  'imageUrl',
  'isActive',
];

/** The form that starts or changes a campaign. */
export class CampaignFormViewModel {
  isSaving = false;

  constructor(
    private readonly createCampaign: Pick<CreateCampaign, 'execute'>,
    private readonly updateCampaign: Pick<UpdateCampaign, 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    makeAutoObservable<this, 'createCampaign' | 'updateCampaign' | 'toasts'>(this, {
      createCampaign: false,
      updateCampaign: false,
      toasts: false,
    });
  }

  start(): () => void {
    return () => {};
  }

  /** Saves a new campaign (`campaign` is null) or a changed one; a press while one is under way does nothing. */
  async submit(values: CampaignFormValues, campaign: Campaign | null): Promise<Submission<CampaignField>> {
    if (this.isSaving) return notDone([]);
    const draft = toDraft(values, campaign);
    // The use case finds the same, but only when 'Saving...' has been said.
    const faults = findCampaignFaults(draft);
    if (faults.length > 0) return notDone(faults.map(explain));
    this.setSaving(true);
    try {
      const result = campaign
        ? await this.updateCampaign.execute(campaign.id, draft)
        : await this.createCampaign.execute(draft);
      if (result.ok) {
        const { title } = result.value;
        this.toasts.show(campaign ? campaignAdminTexts.changed(title) : campaignAdminTexts.created(title));
        return DONE;
      }
      const { failure } = result;
      if (failure.code === 'invalid-form') return notDone(failure.faults.map(explain));
      this.toasts.show({
        title: 'Error',
        description: campaignFailureText(failure.code),
        variant: 'destructive',
      });
      return notDone(failure.code === 'validation' ? serverProblems(failure.fields, CAMPAIGN_FIELDS) : []);
    } finally {
      this.setSaving(false);
    }
  }

  private setSaving(isSaving: boolean): void {
    this.isSaving = isSaving;
  }
}

function explain({ field, fault }: CampaignFault) {
  return { field, message: CAMPAIGN_FAULTS[field][fault] ?? '' };
}
