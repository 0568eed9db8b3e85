import { makeObservable, observableRef, runInAction } from 'mobx';
import type { OwnReadFailure } from '../../../core/gifts/own-giving.port';
import type { ReadOwnGiving } from '../../../core/gifts/read-own-giving';
import type { KeepPlans } from '../../../core/plans/keep-plans';
import type { OwnPlan } from '../../../core/plans/own-plans';
import type { PlanChange } from '../../../core/plans/plan';
import type { ChangeFeed } from '../../../core/shared/change-feed';
import { Fetched } from '../../shared/fetched/fetched';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { plansTexts as texts } from './plans.texts';

/** What the person who is signed in gives again and again. */
export class OwnPlansViewModel extends Fetched<readonly OwnPlan[], OwnReadFailure['code']> {
  /** The plan that is being changed, by its id. */
  changing: string | null = null;

  constructor(
    giving: Pick<ReadOwnGiving, 'plans'>,
    private readonly keepPlans: Pick<KeepPlans, 'change'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {
    super({ ask: (_, signal) => giving.plans(signal), first: null, feed, things: ['gifts'] });
    makeObservable(this, { changing: observableRef });
  }

  /** Pauses, resumes or stops a plan, and shows it as it is then. A press while one is changed does nothing. */
  async change(plan: OwnPlan, change: PlanChange): Promise<void> {
    if (this.changing !== null) return;
    this.setChanging(plan.id);
    const changed = await this.keepPlans.change(plan, change);
    if (changed.ok) this.toasts.show(texts.changed[change]);
    else {
      const { code } = changed.failure;
      const description = texts.writeFailed[code === 'invalid-form' ? 'validation' : code];
      this.toasts.show({ title: texts.notChanged, description, variant: 'destructive' });
    }
    await this.load();
    this.setChanging(null);
  }

  private setChanging(id: string | null): void {
    runInAction(() => {
      this.changing = id;
    });
  }
}
