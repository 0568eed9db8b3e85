import type { Logger } from '../shared/logger.port';
import { sendForm } from '../shared/send-form';
import { type CampaignDraft, findCampaignFaults, tidyCampaignDraft } from './campaign-draft';
import type { CampaignGateway } from './campaign-gateway.port';

/** Creates a campaign, or updates the one with the given id. */
export class SaveCampaign {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'create' | 'update'>,
    private readonly logger: Logger,
  ) {}

  execute(id: string | null, draft: CampaignDraft) {
    const tidy = tidyCampaignDraft(draft);
    const send = () => (id === null ? this.gateway.create(tidy) : this.gateway.update(id, tidy));
    const task = id === null ? 'create a campaign' : `update the campaign ${id}`;
    return sendForm(task, findCampaignFaults(draft), send, this.logger);
  }
}
