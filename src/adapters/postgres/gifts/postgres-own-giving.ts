import { sql, type Transaction } from 'kysely';
import type { User } from '../../../core/account/user';
import type { AuditAction } from '../../../core/audit/audit-entry';
import { reportedCampaign } from '../../../core/campaigns/campaign';
import type { CampaignGateway } from '../../../core/campaigns/campaign-gateway.port';
import { type Gift, isGiftOf } from '../../../core/gifts/gift';
import { impactOf } from '../../../core/gifts/impact';
import { ownGifts } from '../../../core/gifts/own-gifts';
import type { OwnGiving, OwnWriteFailure } from '../../../core/gifts/own-giving.port';
import type { GoodsOfYear } from '../../../core/pickups/own-pickup';
import { ownPickups } from '../../../core/pickups/own-pickup';
import type { Pickup } from '../../../core/pickups/pickup';
import { type OwnPlan, ownPlan, ownPlans } from '../../../core/plans/own-plans';
import { changedPlan, type PlanChange, type RecurringPlan } from '../../../core/plans/plan';
import { isStartedBy, newPlan, type PlanDraft } from '../../../core/plans/plan-draft';
import type { IdSource } from '../../../core/shared/id-source.port';
import type { Logger } from '../../../core/shared/logger.port';
import { fail, ok, type Result } from '../../../core/shared/result';
import { calendarDateAt } from '../../../core/shared/time/calendar-date';
import type { Clock } from '../../../core/shared/time/clock.port';
import type { Database, Tables } from '../database';
import { pickupOf } from '../pickups/pickup-row';
import { planOf, planRow } from '../plans/plan-row';
import { queried } from '../queried';
import { record } from '../record';
import type { CountedFigures } from './gift-figures';
import { giftOf } from './gift-row';

/** Dependencies of the signed-in person's gifts and plans, apart from the database. */
export interface OwnGivingPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly logger: Logger;
  readonly figures: Pick<CountedFigures, 'read'>;
  readonly campaigns: Pick<CampaignGateway, 'list'>;
}

/** What one person has given, in PostgreSQL. */
export class PostgresOwnGiving implements OwnGiving {
  constructor(
    private readonly database: Database,
    private readonly user: Pick<User, 'id' | 'name' | 'email'>,
    private readonly ports: OwnGivingPorts,
  ) {}

  async gifts(signal?: AbortSignal): ReturnType<OwnGiving['gifts']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const [gifts, pickups] = await Promise.all([this.giftsMeant(this.database), this.pickupsMeant()]);
      const ids = [...new Set(gifts.flatMap(({ campaignId }) => campaignId ?? []))];
      const campaigns =
        ids.length === 0
          ? []
          : await this.database
              .selectFrom('campaign')
              .select(['id', 'title'])
              .where('id', 'in', ids)
              .execute();
      const { id: personId, email } = this.user;
      const titles = new Map(campaigns.map(({ id, title }) => [id, title]));
      return ok({ gifts: ownGifts(gifts, { personId, email }, titles), pickups: ownPickups(pickups, email) });
    }, this.ports.logger);
  }

  async plans(signal?: AbortSignal): ReturnType<OwnGiving['plans']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const rows = this.database
        .selectFrom('recurring_plan')
        .selectAll()
        .where('person_id', '=', this.user.id)
        .execute();
      const [plans, gifts] = await Promise.all([rows, this.ownGifts(this.database)]);
      return ok(ownPlans(plans.map(planOf), gifts, this.today));
    }, this.ports.logger);
  }

  async together(signal?: AbortSignal): ReturnType<OwnGiving['together']> {
    if (signal?.aborted) return fail({ code: 'cancelled' });
    return queried(async () => {
      const { figures, campaigns } = this.ports;
      const listed = await campaigns.list(signal);
      if (!listed.ok) return listed;
      const sources = { figures: await figures.read(), goods: await this.goodsByYear() };
      return ok(impactOf({ ...sources, campaigns: listed.value.map(reportedCampaign) }, this.today));
    }, this.ports.logger);
  }

  startPlan(id: string, draft: PlanDraft): ReturnType<OwnGiving['startPlan']> {
    const { ids, clock } = this.ports;
    return this.write(async (transaction) => {
      const plan = newPlan(id, draft, this.user, { revision: ids.next(), now: clock.now() });
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('recurring_plan')
        .values(planRow(plan))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows === 0n) {
        const before = await this.find(transaction, id);
        return before && isStartedBy(before, draft, this.user.id) ? ok(before) : fail({ code: 'conflict' });
      }
      await this.note(transaction, 'plan.start', id);
      return ok(plan);
    });
  }

  changePlan(id: string, change: PlanChange, base: string): ReturnType<OwnGiving['changePlan']> {
    return this.write(async (transaction) => {
      const plan = await this.find(transaction, id);
      if (!plan) return fail({ code: 'not-found' });
      const changed = plan.revision === base ? changedPlan(plan, change, this.today) : null;
      if (!changed) return fail({ code: 'conflict' });
      const stamped = { ...changed, revision: this.ports.ids.next() };
      const { id: _, ...columns } = planRow(stamped);
      await transaction.updateTable('recurring_plan').set(columns).where('id', '=', id).execute();
      await this.note(transaction, `plan.${change}`, id);
      return ok(stamped);
    });
  }

  private get today() {
    return calendarDateAt(this.ports.clock.now());
  }

  /** Writes a plan, and answers it with its payments. */
  private write(
    work: (transaction: Transaction<Tables>) => Promise<Result<RecurringPlan, OwnWriteFailure>>,
  ): Promise<Result<OwnPlan, OwnWriteFailure>> {
    return queried(
      () =>
        this.database.transaction().execute(async (transaction) => {
          const written = await work(transaction);
          if (!written.ok) return written;
          return ok(ownPlan(written.value, await this.ownGifts(transaction), this.today));
        }),
      this.ports.logger,
    );
  }

  /** Finds and locks a plan of this person. A concurrent writer waits for the row, and then finds another revision. */
  private async find(transaction: Database, id: string): Promise<RecurringPlan | null> {
    const row = await transaction
      .selectFrom('recurring_plan')
      .selectAll()
      .where('id', '=', id)
      .where('person_id', '=', this.user.id)
      .forUpdate()
      .executeTakeFirst();
    return row ? planOf(row) : null;
  }

  private note(transaction: Database, action: AuditAction, id: string): Promise<void> {
    const { clock, ids } = this.ports;
    const actor = { id: this.user.id, name: this.user.name };
    const subject = { id, name: '' };
    return record(transaction, { id: ids.next(), at: clock.now(), actor, action, subject, detail: {} });
  }

  /** Counted by the database as goodsByYear in the core does it. */
  private async goodsByYear(): Promise<ReadonlyMap<number, GoodsOfYear>> {
    const { rows } = await sql<{ year: number } & GoodsOfYear>`
      select extract(year from to_timestamp(scheduled_at / 1000.0) at time zone 'America/Los_Angeles')::int4 as year,
        count(*)::int8 as gifts, sum(counted.items)::int8 as items
      from pickup_request,
        lateral (select sum((line ->> 'count')::int8) as items from json_array_elements(goods) as line) as counted
      where state = 'collected' and scheduled_at is not null group by 1`.execute(this.database);
    return new Map(rows.map(({ year, gifts, items }) => [year, { gifts, items }]));
  }

  private async ownGifts(database: Database): Promise<readonly Gift[]> {
    const { id: personId, email } = this.user;
    return (await this.giftsMeant(database)).filter((gift) => isGiftOf(gift, { personId, email }));
  }

  /** The indexes find what may be theirs; the core decides. */
  private async giftsMeant(database: Database): Promise<readonly Gift[]> {
    const { id, email } = this.user;
    const rows = await database
      .selectFrom('gift')
      .selectAll()
      .where(({ or, eb }) => or([eb('donor_key', '=', plain(email)), eb('person_id', '=', id)]))
      .execute();
    return rows.map(giftOf);
  }

  private async pickupsMeant(): Promise<readonly Pickup[]> {
    const { email } = this.user;
    const rows = await this.database
      .selectFrom('pickup_request')
      .selectAll()
      .where(sql<boolean>`lower(btrim(email)) = ${plain(email)}`)
      .execute();
    return rows.map(pickupOf);
  }
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
