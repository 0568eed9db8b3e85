import { samplePickups } from '../adapters/mock/pickups/sample-pickups';
import { SAMPLE_ACCOUNTS } from '../adapters/mock/sample-accounts';
import { sampleCampaigns } from '../adapters/mock/sample-campaigns';
import { SAMPLE_FOUNDATION } from '../adapters/mock/sample-foundation';
import { sampleMessages } from '../adapters/mock/sample-messages';
import { samplePeople } from '../adapters/mock/sample-people';
import type { SampleMarks } from '../adapters/postgres/remove-samples';

/** How the samples are known in a database; a test compares this with every sample that there is. */
export const SAMPLE_MARKS: SampleMarks = {
  prefix: 'sample-',
  ids: [sampleCampaigns, sampleMessages, samplePickups, samplePeople].flatMap((samples) =>
    samples(0).map(({ id }) => id),
  ),
  emails: SAMPLE_ACCOUNTS.map(({ user }) => user.email),
  foundation: SAMPLE_FOUNDATION,
};
