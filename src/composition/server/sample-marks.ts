import { SAMPLE_ACCOUNTS } from '../../adapters/mock/account/sample-accounts';
import { sampleCampaigns } from '../../adapters/mock/campaigns/sample-campaigns';
import { sampleMessages } from '../../adapters/mock/messages/sample-messages';
import { samplePeople } from '../../adapters/mock/people/sample-people';
import { samplePickups } from '../../adapters/mock/pickups/sample-pickups';
import { SAMPLE_FOUNDATION } from '../../adapters/mock/settings/sample-foundation';
import type { SampleMarks } from '../../adapters/postgres/remove-samples';

/** How the samples are known in a database; a test compares this with every sample that there is. */
export const SAMPLE_MARKS: SampleMarks = {
  prefix: 'sample-',
  ids: [sampleCampaigns, sampleMessages, samplePickups, samplePeople].flatMap((samples) =>
    samples(0).map(({ id }) => id),
  ),
  emails: SAMPLE_ACCOUNTS.map(({ user }) => user.email),
  foundation: SAMPLE_FOUNDATION,
};
