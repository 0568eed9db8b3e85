import { makeObservable, observableRef, runInAction } from 'mobx';
import type { OwnGiving } from '../../../core/gifts/own/own-giving.api';
import type { OwnPlan } from '../../../core/plans/own-plans';
import type { PlanChange } from '../../../core/plans/plan';
import { attempt } from '../../../core/shared/attempt';
import type { ChangeFeed, FollowedLoad } from '../../../core/shared/change-feed';
import type { Logger } from '../../../core/shared/logger.port';
import type { ToastViewModel } from '../../shared/toast/toast.view-model';
import { Fetched } from './fetched';
import { plansTexts as texts } from './plans.texts';

/** What the person who is signed in gives again and again. */
export class OwnPlansViewModel {
  readonly plans: Fetched<readonly OwnPlan[]>;
  private readonly reading: FollowedLoad;
  /** The plan that is being changed, by its id. */
  changing: string | null = null;

  constructor(
    private readonly giving: Pick<OwnGiving, 'plans' | 'changePlan'>,
    feed: Pick<ChangeFeed, 'loads'>,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
    private readonly logger: Logger,
  ) {
    this.plans = new Fetched((signal) => giving.plans(undefined, signal));
    this.reading = feed.loads(['gifts'], () => this.plans.load());
    makeObservable(this, { changing: observableRef });
  }

  /** Fetches them, and again whenever gifts change elsewhere, until the returned function is called. */
  start(): () => void {
    const end = this.reading.start();
    void this.reading.now();
    return () => {
      end();
      this.plans.end();
    };
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
    await this.reading.now();
    this.setChanging(null);
  }

  private setChanging(id: string | null): void {
    runInAction(() => {
      this.changing = id;
    });
  }
}
