import * as v from 'valibot';
import { campaignSchema } from '../../core/campaigns/campaign';
import type { CampaignDraft } from '../../core/campaigns/campaign-draft';
import type { CampaignGateway } from '../../core/campaigns/campaign-gateway.port';
import { type HttpCalls, narrowed } from './http-calls';

const READ = ['unauthenticated', 'forbidden', 'too-many', 'cancelled'] as const;
const WRITE = [
  'unauthenticated',
  'forbidden',
  'validation',
  'not-found',
  'conflict',
  'quota',
  'too-many',
] as const;
const PATH = '/api/campaigns';

/** Campaigns on the site's server. */
export class HttpCampaignGateway implements CampaignGateway {
  constructor(private readonly calls: HttpCalls) {}

  async list(signal?: AbortSignal): ReturnType<CampaignGateway['list']> {
    return narrowed(await this.calls.read(PATH, v.array(campaignSchema), signal), READ);
  }

  async listActive(signal?: AbortSignal): ReturnType<CampaignGateway['listActive']> {
    return narrowed(await this.calls.read(`${PATH}/active`, v.array(campaignSchema), signal), READ);
  }

  async get(id: string, signal?: AbortSignal): ReturnType<CampaignGateway['get']> {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    return narrowed(await this.calls.read(path, campaignSchema, signal), [...READ, 'not-found']);
  }

  async create(id: string, draft: CampaignDraft): ReturnType<CampaignGateway['create']> {
    const body = { ...draft, id };
    return narrowed(await this.calls.write(PATH, { method: 'POST', body }, campaignSchema), WRITE);
  }

  async update(id: string, draft: CampaignDraft, base: string): ReturnType<CampaignGateway['update']> {
    const path = `${PATH}/${encodeURIComponent(id)}`;
    const body = { ...draft, base };
    return narrowed(await this.calls.write(path, { method: 'PUT', body }, campaignSchema), WRITE);
  }
}
