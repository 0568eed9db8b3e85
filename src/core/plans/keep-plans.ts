import type { OwnGiving } from '../gifts/own-giving.port';
import { sendForm } from '../shared/forms/send-form';
import type { Logger } from '../shared/logger.port';
import { type CalendarDate, calendarDateAt } from '../shared/time/calendar-date';
import type { Clock } from '../shared/time/clock.port';
import type { OwnPlan } from './own-plans';
import type { PlanChange } from './plan';
import { findPlanFaults, type PlanDraft } from './plan-draft';

/** Starts and changes one's own plans. What has a fault is never sent; failures are logged without what was typed. */
export class KeepPlans {
  constructor(
    private readonly giving: Pick<OwnGiving, 'startPlan' | 'changePlan'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly logger: Logger,
  ) {}

  /** Today in Las Vegas. */
  get today(): CalendarDate {
    return calendarDateAt(this.clock.now());
  }

  /** Starts a plan under an id that the caller chose; the same in each try. */
  start(id: string, draft: PlanDraft) {
    const faults = findPlanFaults(draft, this.today);
    return sendForm('start a plan', faults, () => this.giving.startPlan(id, draft), this.logger);
  }

  /** Pauses, resumes or stops a plan. */
  change({ id, revision }: Pick<OwnPlan, 'id' | 'revision'>, change: PlanChange) {
    return sendForm('change a plan', [], () => this.giving.changePlan(id, change, revision), this.logger);
  }
}
