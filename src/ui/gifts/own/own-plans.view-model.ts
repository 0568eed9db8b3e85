import { makeObservable, observableRef, runInAction } from 'mobx';
import type { OwnGiving, OwnReadFailure } from '../../../core/gifts/own/own-giving.api';
import type { OwnPlan } from '../../../core/plans/own-plans';
import type { PlanChange } from '../../../core/plans/plan';
import { attempt, type Logger } from '../../../core/shared/result';
import { type Feed, Fetched } from '../../shared/fetched/fetched';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { plansTexts as texts } from './plans.texts';

/** What the person who is signed in gives again and again. */
export class OwnPlansViewModel extends Fetched<readonly OwnPlan[], OwnReadFailure['code']> {
  /** The plan that is being changed, by its id. */
  changing: string | null = null;

  constructor(
    private readonly giving: Pick<OwnGiving, 'plans' | 'changePlan'>,
    feed: Feed,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    const ask = (_: null, signal: AbortSignal) => giving.plans(undefined, signal);
    super({ ask, first: null, feed, things: ['gifts'] });
    makeObservable(this, { changing: observableRef });
  }

  /** Pauses, resumes or stops a plan, and shows it as it is then. A press while one is changed does nothing. */
  async change(plan: OwnPlan, change: PlanChange): Promise<void> {
    if (this.changing !== null) return;
    this.setChanging(plan.id);
    const { id, revision: base } = plan;
    const changed = await attempt(() => this.giving.changePlan({ id, change, base }), this.logger);
    if (changed.ok) this.toasts.show(texts.changed[change]);
    else {
      const description = texts.writeFailed[changed.failure.code];
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
