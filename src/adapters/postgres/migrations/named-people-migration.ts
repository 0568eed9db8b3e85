import { sql } from 'kysely';
import { statements } from './statements';

/** Who somebody without an account is: their email address, else the digits of their telephone number, else their name. */
const identity = sql`(case
  when position('@' in contact) > 0 then lower(btrim(contact))
  when length(regexp_replace(contact, '[^0-9]', '', 'g')) >= 7
    then regexp_replace(regexp_replace(contact, '[^0-9]', '', 'g'), '^1(?=[0-9]{10}$)', '')
  else lower(btrim(name)) end)`;

/** One key for each person without an account, whose records had a key each, so that figures count them once. */
export const namedPeople = statements(
  sql`create index application_named on application (${identity}) where person_id is null and erased_at is null`,
  sql`create index signup_named on signup (${identity}) where person_id is null and erased_at is null`,
  sql`create temporary table named_key on commit drop as
    select identity, min(person_key) as person_key from (
      select ${identity} as identity, person_key from application where person_id is null and erased_at is null
      union all select ${identity}, person_key from signup where person_id is null and erased_at is null
    ) as named where identity <> '' group by identity`,
  sql`update application set person_key = named_key.person_key from named_key
    where person_id is null and erased_at is null and ${identity} = named_key.identity
      and application.person_key <> named_key.person_key`,
  sql`update signup set person_key = named_key.person_key from named_key
    where person_id is null and erased_at is null and ${identity} = named_key.identity
      and signup.person_key <> named_key.person_key`,
);
