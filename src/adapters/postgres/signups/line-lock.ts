import { type RawBuilder, sql } from 'kysely';

/**
 * Locks the waiting lists of an event until the transaction ends. Rows cannot do it, since who joins adds one; and the event's own is
 * locked after the people, whom nobody knows while others may join.
 */
export function lineLock(eventId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock(hashtextextended(${eventId}, 0))`;
}
