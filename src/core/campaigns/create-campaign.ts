import { attempt } from '../shared/attempt';
import type { InvalidForm } from '../shared/field-fault';
import type { Logger } from '../shared/logger.port';
import { fail, type Result } from '../shared/result';
import type { Campaign } from './campaign';
import {
  type CampaignDraft,
  type CampaignFault,
  findCampaignFaults,
  tidyCampaignDraft,
} from './campaign-draft';
import type { CampaignGateway, CampaignWriteFailure } from './campaign-gateway.port';

/** Creates a campaign. A draft with a fault never reaches the gateway. */
export class CreateCampaign {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'create'>,
    private readonly logger: Logger,
  ) {}

  async execute(
    draft: CampaignDraft,
  ): Promise<Result<Campaign, InvalidForm<CampaignFault> | CampaignWriteFailure>> {
    const faults = findCampaignFaults(draft);
    if (faults.length > 0) return fail({ code: 'invalid-form', faults });
    const result = await attempt(() => this.gateway.create(tidyCampaignDraft(draft)), this.logger);
    if (!result.ok) this.logger.error('Failed to create a campaign', result.failure);
    return result;
  }
}
