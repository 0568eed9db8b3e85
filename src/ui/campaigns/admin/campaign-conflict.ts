import type { Campaign } from '../../../core/campaigns/campaign';
import type { FieldChoices, FieldConflict } from '../../shared/conflict/field-conflict';
import type { CampaignFormValues } from './campaign-form-values';

/** A field of the campaign form. */
export type CampaignField = keyof CampaignFormValues;

/** Which version each field comes from. */
export type CampaignChoices = FieldChoices<CampaignField>;

/** Somebody else saved the campaign while it was being changed here. */
export interface CampaignConflict extends FieldConflict<Campaign, CampaignFormValues> {
  /** What is kept is an earlier try of this form, which was saved although no answer came. */
  readonly isOwnEarlierTry: boolean;
}
