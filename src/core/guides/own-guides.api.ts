import * as v from 'valibot';
import { command, type PortOf, query, READ_FAILURES, REFUSED } from '../api/api';
import { pageSchema } from '../shared/page.schema';
import { type OwnResource, type OwnTraining, ownResourceSchema, ownTrainingSchema } from './own-guide';
import type { OwnGuidesInput as Input } from './own-guides.inputs';

const trainings: v.GenericSchema<unknown, readonly OwnTraining[]> = v.array(ownTrainingSchema);
const resource: v.GenericSchema<unknown, OwnResource> = ownResourceSchema;
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

/** A person's own changes, all together. */
const OWN = { limit: { times: 60, windowMs: 10 * 60_000 }, countedAs: 'change' };

const changes = [...REFUSED, 'validation', 'not-found', 'quota', 'too-many'] as const;

/** What volunteers and beneficiaries can ask of the published guides for them. */
export const ownGuidesApi = {
  area: 'own-guides',
  calls: {
    /** All trainings with what the person has done of them, in the order of ownTrainings; none for others than volunteers. */
    trainings: query()('guide.list', trainings, READ_FAILURES),
    /** The resources for the person's role, by what they help with, then by title. */
    resources: query<Input['resources']>()('guide.list', pageSchema(resource), [
      ...READ_FAILURES,
      'validation',
    ]),
    /** The person, a volunteer, has done a training today. It stays as it is where it was done and counts. */
    complete: command<Input['complete']>()('training.complete', nothing, changes, OWN),
    /** The person says that a resource is wrong: once, until staff check it again. */
    report: command<Input['report']>()('guide.report', nothing, changes, OWN),
  },
} as const;

/** The guides, for the signed-in person. */
export interface OwnGuides extends PortOf<typeof ownGuidesApi> {}
