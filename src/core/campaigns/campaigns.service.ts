import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok, orFail } from '../shared/result';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import type { CampaignRepository } from './campaign.repository.port';
import { findCampaignFaults, matchesDraft, tidyCampaignDraft } from './campaign-draft';
import type { ActiveCampaigns, Campaigns } from './campaigns.api';

/** Keeps the campaigns. */
export class CampaignsService implements Campaigns, ActiveCampaigns {
  constructor(private readonly unit: UnitOfWork<{ readonly campaigns: CampaignRepository }>) {}

  list: Campaigns['list'] = () => this.unit.read(async ({ campaigns }) => ok(await campaigns.list()));
  active: ActiveCampaigns['active'] = () =>
    this.unit.read(async ({ campaigns }) => ok(await campaigns.active()));
  get: Campaigns['get'] = ({ id }) =>
    this.unit.read(async ({ campaigns }) => orFail(await campaigns.find(id), 'not-found'));

  create: Campaigns['create'] = ({ id, ...sent }) =>
    this.unit.write(async ({ campaigns }, unit): ReturnType<Campaigns['create']> => {
      const faults = findCampaignFaults(sent);
      if (faults.length > 0) return fail(invalidFields(faults));
      const draft = tidyCampaignDraft(sent);
      const before = await campaigns.find(id);
      if (before) return matchesDraft(before, draft) ? ok(before) : fail({ code: 'conflict' });
      const times = { createdAt: unit.now(), updatedAt: unit.now() };
      const campaign = { ...draft, id, revision: unit.nextId(), giftCents: 0, ...times };
      await campaigns.add(campaign);
      unit.publishChange('campaigns');
      return ok(campaign);
    });

  update: Campaigns['update'] = ({ id, base, ...sent }) =>
    this.unit.write(async ({ campaigns }, unit): ReturnType<Campaigns['update']> => {
      const faults = findCampaignFaults(sent);
      if (faults.length > 0) return fail(invalidFields(faults));
      const draft = tidyCampaignDraft(sent);
      const changed = await changeFrom(
        campaigns,
        { id, base },
        (campaign) => ok({ ...campaign, ...draft, updatedAt: unit.now() }),
        unit,
      );
      if (!changed.ok) return changed;
      unit.publishChange('campaigns');
      return ok(changed.value.after);
    });
}
