import { sql } from 'kysely';
import type { Gift } from '../../../core/gifts/gift';
import type { ImportRow } from '../../../core/gifts/import/gift-file';
import { numbersMeant } from '../../../core/gifts/import/gift-import';
import { spellingsOf } from '../../../core/gifts/provider-name';
import type { Database } from '../database';
import { inLockOrder } from '../lock-order';
import { giftOf } from './gift-row';

/** The gifts that the rows of a file may mean: those with one of the numbers, and pending ones of the same people. */
export async function meantBy(
  database: Database,
  provider: string,
  rows: readonly Pick<ImportRow, 'externalId' | 'donor'>[],
): Promise<readonly Gift[]> {
  if (rows.length === 0) return [];
  const numbers = rows.flatMap(({ externalId }) => numbersMeant(externalId));
  const spellings = spellingsOf(provider, await knownProviders(database));
  const people = [...new Set(rows.flatMap(({ donor }) => donor.email.trim().toLowerCase() || []))];
  const meant = database
    .selectFrom('gift')
    .selectAll()
    .where(({ and, or, eb }) =>
      or([
        and([sql<boolean>`provider = any(${spellings})`, sql<boolean>`external_id = any(${numbers})`]),
        and([eb('state', '=', 'pending'), sql<boolean>`donor_key = any(${people})`]),
      ]),
    );
  const found = inLockOrder(meant).$if(database.isTransaction, (query) => query.forUpdate());
  return (await found.execute())
    .map(giftOf)
    .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
}

/** The names of providers that are kept, those of the first imports first. Along the index of gifts it reads a row a name. */
export async function knownProviders(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly provider: string }>`
    with recursive named as (
      (select provider from gift where provider is not null order by provider limit 1)
      union all
      select (select gift.provider from gift where gift.provider > named.provider order by gift.provider limit 1)
      from named where named.provider is not null
    )
    select provider from (
      select provider, min(imported_at) as since from gift_import group by provider
      union all select provider, null from named where provider is not null
    ) as known order by since nulls last, provider`.execute(database);
  return rows.map(({ provider }) => provider);
}
