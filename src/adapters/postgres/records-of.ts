import { type RawBuilder, sql } from 'kysely';
import type { GiftOwner } from '../../core/gifts/gift';

/** Tables that keep records of people who are known by an account or an address. */
type OwnedTable =
  | 'application'
  | 'completion'
  | 'contact_message'
  | 'gift'
  | 'guide'
  | 'pickup_request'
  | 'program'
  | 'recurring_plan'
  | 'receipt'
  | 'signup'
  | 'outbox_mail'
  | 'notice_digest';

/**
 * The condition that a row of a table is somebody's, with the email in small letters: what isGiftOf, isPickupOf, isOwn,
 * isReceiptOf, isApplicationOf and isSignupOf in the core say, so that indexes find it; a program is its managers', a guide theirs who reported it.
 */
export function isOf({ personId, email }: GiftOwner): Readonly<Record<OwnedTable, RawBuilder<boolean>>> {
  return {
    application: sql<boolean>`person_id = ${personId}`,
    completion: sql<boolean>`person_id = ${personId}`,
    contact_message: sql<boolean>`lower(btrim(email)) = ${email}`,
    gift: sql<boolean>`(donor_key = ${email} or person_id = ${personId})`,
    guide: sql<boolean>`exists (select from json_array_elements_text(reports) as reporter where reporter = ${personId})`,
    pickup_request: sql<boolean>`lower(btrim(email)) = ${email}`,
    program: sql<boolean>`exists (select from json_array_elements_text(manager_ids) as manager where manager = ${personId})`,
    recurring_plan: sql<boolean>`(person_id = ${personId} or lower(btrim(email)) = ${email})`,
    receipt: sql<boolean>`(lower(donor_email) = ${email} or person_id = ${personId})`,
    signup: sql<boolean>`person_id = ${personId}`,
    outbox_mail: sql<boolean>`lower(btrim(to_address)) = ${email}`,
    notice_digest: sql<boolean>`lower(btrim(to_address)) = ${email}`,
  };
}
