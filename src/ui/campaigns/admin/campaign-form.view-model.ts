import type { Campaign } from '../../../core/campaigns/campaign';
import { findCampaignFaults } from '../../../core/campaigns/campaign-draft';
import type { SaveCampaign } from '../../../core/campaigns/save-campaign';
import type { IdSource } from '../../../core/shared/id-source.port';
import { FormState } from '../../shared/form/form-state';
import { submitForm } from '../../shared/form/submit-form';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { campaignFormTexts as texts } from './campaign-form.texts';
import { type CampaignFormValues, toDraft } from './campaign-form-values';

/** The form that starts or changes a campaign. */
export class CampaignFormViewModel {
  readonly form = new FormState();
  /** The id of the campaign that this form starts: the same in each try, so that none is started twice. */
  private newId: string | null = null;

  constructor(
    private readonly saveCampaign: Pick<SaveCampaign, 'execute'>,
    private readonly toasts: Pick<ToastViewModel, 'show' | 'clear'>,
    private readonly ids: IdSource,
  ) {}

  /** Saves a new campaign (`campaign` is null) or a changed one, and answers whether that is done. */
  submit(values: CampaignFormValues, campaign: Campaign | null): Promise<boolean> {
    const draft = toDraft(values, campaign);
    return submitForm(this.form, this.toasts, {
      faults: findCampaignFaults(draft),
      execute: () =>
        this.saveCampaign.execute({
          id: campaign?.id ?? this.idOfNew(),
          draft,
          base: campaign?.revision ?? null,
        }),
      explain: ({ field, fault }) => ({ field, message: texts.faults[field][fault] ?? '' }),
      done: (saved) => (campaign ? texts.changed(saved) : texts.created(saved)),
      failed: ({ code }) => ({ title: texts.error, description: texts.failures[code] }),
    });
  }

  private idOfNew(): string {
    this.newId ??= this.ids.next();
    return this.newId;
  }
}
