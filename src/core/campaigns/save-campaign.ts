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

/** Creates a campaign, or updates the one with the given id. A draft with a fault never reaches the gateway. */
export class SaveCampaign {
  constructor(
    private readonly gateway: Pick<CampaignGateway, 'create' | 'update'>,
    private readonly logger: Logger,
  ) {}

  async execute(
    id: string | null,
    draft: CampaignDraft,
  ): Promise<Result<Campaign, InvalidForm<CampaignFault> | CampaignWriteFailure>> {
    const faults = findCampaignFaults(draft);
    if (faults.length > 0) return fail({ code: 'invalid-form', faults });
    const tidy = tidyCampaignDraft(draft);
    const result = await attempt(
      () => (id === null ? this.gateway.create(tidy) : this.gateway.update(id, tidy)),
      this.logger,
    );
    if (!result.ok) this.logger.error('Failed to save a campaign', { id, failure: result.failure });
    return result;
  }
}
