import { invalidFields } from '../shared/forms/field-rule';
import { fail, ok } from '../shared/result';
import { changeFrom } from '../unit-of-work/change-from';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.port';
import { findCampaignFaults, matchesDraft, tidyCampaignDraft } from './campaign-draft';
import { CampaignReads, type CampaignRepositories } from './campaign-reads.service';
import type { Campaigns } from './campaigns.api';

/** Keeps the campaigns. */
export class CampaignsService extends CampaignReads implements Campaigns {
  constructor(protected override readonly unit: UnitOfWork<CampaignRepositories>) {
    super(unit);
  }

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
