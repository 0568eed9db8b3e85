import { sql } from 'kysely';
import type { Gift } from '../../core/giving/gift';
import type { ImportRow } from '../../core/giving/gift-file';
import { numbersMeant } from '../../core/giving/gift-import';
import type { Database } from './database';
import { giftOf } from './gift-row';

/** The gifts that the rows of a file may mean: those with one of the numbers, and pending ones of the same people. */
export async function meantBy(
  database: Database,
  provider: string,
  rows: readonly Pick<ImportRow, 'externalId' | 'donor'>[],
): Promise<readonly Gift[]> {
  if (rows.length === 0) return [];
  const numbers = rows.flatMap(({ externalId }) => numbersMeant(externalId));
  const people = [...new Set(rows.flatMap(({ donor }) => donor.email.trim().toLowerCase() || []))];
  const found = await database
    .selectFrom('gift')
    .selectAll()
    .where(({ and, or, eb }) =>
      or([
        and([eb('provider', '=', provider), sql<boolean>`external_id = any(${numbers})`]),
        and([eb('state', '=', 'pending'), sql<boolean>`donor_key = any(${people})`]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return found.map(giftOf);
}
