import type { Announce } from '../announce';
import type { Database } from '../database';

/** Ends every session of a person, within the transaction that says why. */
export async function endSessions(transaction: Database, id: string, announce: Announce): Promise<void> {
  await transaction.deleteFrom('session').where('userId', '=', id).execute();
  await announce(transaction, 'session');
}
