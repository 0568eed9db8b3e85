import { sql } from 'kysely';
import { donorPlans } from '../../../core/plans/donor-plans';
import type { CalendarDate } from '../../../core/shared/time/calendar-date';
import type { Database } from '../database';
import { giftOf } from '../gifts/gift-row';
import { planOf } from './plan-row';

/** All recurring plans with what came of them. */
export async function readDonorPlans(
  database: Database,
  today: CalendarDate,
): Promise<ReturnType<typeof donorPlans>> {
  const plans = await database.selectFrom('recurring_plan').selectAll().execute();
  // What may be a payment; the core decides.
  const gifts = await database
    .selectFrom('gift')
    .selectAll()
    .where('state', '<>', 'pending')
    .where(sql<boolean>`(plan_id is not null
      or donor_key in (select lower(btrim(email)) from recurring_plan where email <> '')
      or person_id in (select person_id from recurring_plan))`)
    .execute();
  return donorPlans(plans.map(planOf), gifts.map(giftOf), today);
}
