import { sendForm } from '../shared/forms/public-form';
import type { Logger } from '../shared/result';
import { type CampaignDraft, findCampaignFaults, tidyCampaignDraft } from './campaign-draft';
import type { CampaignGateway } from './campaign-gateway.port';

/** A campaign that is to be kept. */
export interface CampaignSave {
  /** Chosen by the caller for a new one; the same in each try. */
  readonly id: string;
  readonly draft: CampaignDraft;
  /** The revision that was changed, or null for a new campaign. */
  readonly base: string | null;
}

/** Creates a campaign, or updates one. */
export class SaveCampaign {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'create' | 'update'>,
    private readonly logger: Logger,
  ) {}

  execute({ id, draft, base }: CampaignSave) {
    const tidy = tidyCampaignDraft(draft);
    const send = () => (base === null ? this.gateway.create(id, tidy) : this.gateway.update(id, tidy, base));
    const task = `${base === null ? 'create' : 'update'} the campaign ${id}`;
    return sendForm(task, findCampaignFaults(draft), send, this.logger);
  }
}
