import type * as v from 'valibot';
import { command, IN_ADDRESS, type PortOf, query, READ_FAILURES, REFUSED, WRITE_FAILURES } from '../api/api';
import { pageSchema } from '../shared/page.schema';
import { type Completion, completionSchema } from './completion';
import { type SavedGuide, savedGuideSchema } from './guide';
import { type GuideView, guideViewSchema } from './guide-query';
import type { GuidesInput as Input } from './guides.inputs';

const schema: v.GenericSchema<unknown, SavedGuide> = savedGuideSchema;
const view: v.GenericSchema<unknown, GuideView> = guideViewSchema;
const completion: v.GenericSchema<unknown, Completion> = completionSchema;

const right = 'guide.save';
const failures = [...READ_FAILURES, 'validation'] as const;

/**
 * What staff can ask of guides. A command takes the revision that it was made from, and answers the guide after it: 'conflict' when
 * somebody else has changed the guide since, or when it is in a state from which this cannot be done.
 */
export const guidesApi = {
  area: 'guides',
  calls: {
    list: query<Input['list']>()(right, pageSchema(view), failures),
    get: query<Input['get']>()(right, view, [...failures, 'not-found'], IN_ADDRESS),
    /**
     * Makes a draft, or a published guide with `publish`. Asked for again with the same draft, it answers what is there already;
     * 'conflict' with another one.
     */
    create: command<Input['create']>()(right, schema, [
      ...REFUSED,
      'validation',
      'conflict',
      'quota',
      'too-many',
    ]),
    /** Replaces the fields of a guide, whose type stays. Checking a resource removes its reports. */
    save: command<Input['save']>()(right, schema, WRITE_FAILURES),
    /** Publishes a draft or a retired guide. */
    publish: command<Input['publish']>()(right, schema, WRITE_FAILURES),
    /** Takes a published guide back from its readers. */
    retire: command<Input['retire']>()(right, schema, WRITE_FAILURES),
    /**
     * Records that a volunteer did a training, on a day that is not in the future. Asked for again with the same day, it answers what
     * is there already. 'not-found' for a draft, and for anybody else than a volunteer.
     */
    record: command<Input['record']>()('training.record', completion, [
      ...REFUSED,
      'validation',
      'not-found',
      'quota',
      'too-many',
    ]),
  },
} as const;

/** The guides, for staff who write them. */
export interface Guides extends PortOf<typeof guidesApi> {}
