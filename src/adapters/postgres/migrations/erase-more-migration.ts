import { type Kysely, type Migration, sql } from 'kysely';
import { erasedNumber } from '../../../core/gifts/gift';
import { searchColumn } from '../word-search';

const PERSON = 'Erased person';
const IS_ERASED = sql`starts_with(person_id, 'erased:')`;

/**
 * Takes from people who were erased before what an erasure left of them then: words in pickups, gifts, receipts and names of
 * files, transaction numbers, and addresses in the letters of a year. What stays is what withoutPerson in the core leaves.
 */
export const eraseMoreMigration: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`update pickup_request set items = 'Goods', reason = '', revision = gen_random_uuid()::text,
        goods = (select coalesce(json_agg(json_build_object('description', 'Goods', 'count', line -> 'count')), '[]')
          from json_array_elements(goods) as line),
        search = ${searchColumn(PERSON, 'Goods')}
      where name = ${PERSON} and email = '' and phone = '' and address = '' and message = ''`.execute(
      database,
    );
    await eraseGifts(database);
    await sql`update gift_import set file_name = 'Erased file name'
      where id in (select import_id from gift where ${IS_ERASED})`.execute(database);
    await eraseReceipts(database);
    await sql`update receipt_run_donor as donor set donor_key = new.key, id = donor.year || E'\\n' || new.key
      from (select id, 'erased:' || gen_random_uuid() as key from receipt_run_donor
        where starts_with(donor_key, 'erased:')) as new
      where new.id = donor.id`.execute(database);
    await sql`update recurring_plan set revision = gen_random_uuid()::text
      where name = ${PERSON} and email = '' and person_id is null`.execute(database);
    const { rows } = await sql<{ id: string; email: string }>`
      select id, email from "user" where email like 'erased-%@erased.invalid'`.execute(database);
    for (const { id, email } of rows)
      await sql`update "user" set "banReason" = null, "banExpires" = null, "emailVerified" = false,
        search = ${searchColumn(PERSON, email)} where id = ${id}`.execute(database);
  },
};

async function eraseGifts(database: Kysely<unknown>): Promise<void> {
  await sql`update gift set benefit = case when benefit is not null then 'Goods or services' end,
      revision = gen_random_uuid()::text, search = ${searchColumn(PERSON)}
    where ${IS_ERASED}`.execute(database);
  const { rows } = await sql<{ id: string; number: string }>`
    select id, external_id as number from gift where ${IS_ERASED} and external_id is not null`.execute(
    database,
  );
  for (const { id, number } of rows)
    await sql`update gift set external_id = ${erasedNumber(number)} where id = ${id}`.execute(database);
}

async function eraseReceipts(database: Kysely<unknown>): Promise<void> {
  const gifts = sql`(select coalesce(jsonb_agg(case when jsonb_typeof(gift -> 'benefit') = 'object'
      then jsonb_set(gift, '{benefit,description}', '"Goods or services"') else gift end order by place), '[]')
    from jsonb_array_elements(text::jsonb -> 'gifts') with ordinality as kept (gift, place))`;
  const goods = sql`(select coalesce(jsonb_agg(jsonb_set(line, '{description}', '"Goods"') order by place), '[]')
    from jsonb_array_elements(text::jsonb -> 'goods') with ordinality as kept (line, place))`;
  await sql`update receipt set text = (text::jsonb || jsonb_build_object('gifts', ${gifts}, 'goods', ${goods}))::json,
      voided = case when voided is not null then jsonb_set(voided::jsonb, '{reason}', '""')::json end,
      search = array_to_tsvector(array['erased', 'person', year::text,
        lpad(count::text, greatest(4, length(count::text)), '0')])
    where starts_with(donor_key, 'erased:')`.execute(database);
}
