import * as v from 'valibot';
import { command, type PortOf, query, REFUSED } from '../api/api';

/** When an address was made, and when it ended, or null while it works. In ms since the epoch. */
const madeSchema = v.object({ createdAt: v.number(), endedAt: v.nullable(v.number()) });
const newSchema = v.object({ createdAt: v.number(), address: v.string() });

/** When a calendar address was made, and when it ended. */
export type MadeFeed = Readonly<v.InferOutput<typeof madeSchema>>;
/** A calendar address that was just made: the only time that anybody sees it. */
export type NewFeed = Readonly<v.InferOutput<typeof newSchema>>;

const made: v.GenericSchema<unknown, MadeFeed | null> = v.nullable(madeSchema);
const fresh: v.GenericSchema<unknown, NewFeed> = newSchema;
const nothing: v.GenericSchema<unknown, undefined> = v.undefined();

const failures = [...REFUSED, 'not-found'] as const;

/** What people do with their calendar address. It is 'not-found' for who has no calendar, as shownInFeed says. */
export const ownFeedsApi = {
  area: 'own-feeds',
  calls: {
    /** Null when the person has no address. */
    get: query()('feed.own', made, [...failures, 'cancelled']),
    /** Makes an address in place of the one before, which stops working. */
    make: command()('feed.own', fresh, [...failures, 'quota', 'too-many'], {
      limit: { times: 20, windowMs: 60 * 60_000 },
    }),
    turnOff: command()('feed.own', nothing, [...failures, 'quota']),
  },
} as const;

/** The calendar address of the signed-in person. */
export interface OwnFeeds extends PortOf<typeof ownFeedsApi> {}
