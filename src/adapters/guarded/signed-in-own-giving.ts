import type { SessionKeeper } from '../../core/account/session-keeper.port';
import type { OwnGiving } from '../../core/gifts/own-giving.port';
import type { PlanChange } from '../../core/plans/plan';
import type { PlanDraft } from '../../core/plans/plan-draft';

/** One's own giving, which has the person sign in again when their session has ended. */
export class SignedInOwnGiving implements OwnGiving {
  constructor(
    private readonly giving: OwnGiving,
    private readonly session: SessionKeeper,
  ) {}

  gifts(signal?: AbortSignal): ReturnType<OwnGiving['gifts']> {
    return this.session.keep(() => this.giving.gifts(signal));
  }

  plans(signal?: AbortSignal): ReturnType<OwnGiving['plans']> {
    return this.session.keep(() => this.giving.plans(signal));
  }

  together(signal?: AbortSignal): ReturnType<OwnGiving['together']> {
    return this.session.keep(() => this.giving.together(signal));
  }

  startPlan(id: string, draft: PlanDraft): ReturnType<OwnGiving['startPlan']> {
    return this.session.keep(() => this.giving.startPlan(id, draft));
  }

  changePlan(id: string, change: PlanChange, base: string): ReturnType<OwnGiving['changePlan']> {
    return this.session.keep(() => this.giving.changePlan(id, change, base));
  }
}
