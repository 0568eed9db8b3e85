import { sql } from 'kysely';
import type { ChangedThing } from '../../core/shared/system.port';
import type { Database } from './database';

/** The channel for change notifications. They carry no payload, because listeners compare the change counts. */
export const CHANGES_CHANNEL = 'changes';

/**
 * Publishes a change within the transaction that makes it, as its last statement: a change that is rolled back is never
 * published, and nobody waits long for the row of the count. A thing that was never counted has no row yet.
 */
export type PublishChange = (transaction: Database, thing: ChangedThing) => Promise<void>;

/** Counts the change up and wakes every process that listens. */
export const publishByNotice: PublishChange = async (transaction, thing) => {
  await sql`
    with counted as (
      insert into change_count values (${thing}, 1)
      on conflict (thing) do update set count = change_count.count + 1 returning thing
    )
    select pg_notify(${CHANGES_CHANNEL}, '') from counted`.execute(transaction);
};

/** Counts the change up alone, for engines without LISTEN and NOTIFY: processes compare the counts now and then. */
export const publishByCount: PublishChange = async (transaction, thing) => {
  await transaction
    .insertInto('change_count')
    .values({ thing, count: 1 })
    .onConflict((conflict) => conflict.column('thing').doUpdateSet({ count: sql`change_count.count + 1` }))
    .execute();
};
