import { isUnchecked } from '../../../core/guides/guide';
import type { OwnResource, OwnTraining } from '../../../core/guides/own-guide';
import type { OwnGuides } from '../../../core/guides/own-guides.api';
import { ok } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { type Feed, FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm, type Toasts } from '../../shared/form/form-state';
import { resourcesTexts, trainingTexts as texts } from './own-guides.texts';

/** What the form below a training holds. */
export interface ReadValues {
  readonly hasRead: boolean;
}

/** The trainings of the signed-in volunteer. */
export class OwnTrainingsViewModel extends FetchedBy<OwnGuides['trainings']> {
  readonly form = new FormState();

  constructor(
    private readonly own: Pick<OwnGuides, 'trainings' | 'complete'>,
    feed: Feed,
    private readonly toasts: Toasts,
  ) {
    const ask = (_: null, signal: AbortSignal) => own.trainings(undefined, signal);
    super({ ask, first: null, feed, things: ['guides', 'programs'] });
  }

  /** Marks a training as done, if the person says that they have read it, and answers whether that is so. */
  complete({ id, title }: OwnTraining, { hasRead }: ReadValues): Promise<boolean> {
    return submitForm(this.form, this.toasts, {
      faults: hasRead ? [] : ['hasRead'],
      explain: (field) => ({ field, message: texts.readFirst }),
      execute: async () => {
        const done = await this.own.complete({ id });
        await this.load();
        return done.ok ? ok(title) : done;
      },
      done: texts.marked,
      failed: ({ code }) => ({ title: texts.error, description: texts.failed[code] }),
    });
  }
}

/** The resources for the signed-in person. */
export class ResourcesViewModel extends FetchedBy<OwnGuides['resources']> {
  private readonly sending = new FormState();

  constructor(
    private readonly own: Pick<OwnGuides, 'resources' | 'report'>,
    feed: Feed,
    private readonly toasts: Toasts,
    private readonly clock: Clock,
  ) {
    super({ ask: (query, signal) => own.resources(query, signal), feed, things: ['guides'] });
  }

  /** Whether nobody has checked a resource for so long that it may be wrong. */
  isUnchecked(resource: OwnResource): boolean {
    return isUnchecked(resource, calendarDateAt(this.clock.now()));
  }

  /** Says that a resource is wrong. A press while another one is on its way does nothing. */
  async report({ id }: OwnResource): Promise<void> {
    await this.sending.send(async () => {
      const { notReported: title, failed } = resourcesTexts;
      const sent = await this.own.report({ id });
      if (!sent.ok)
        this.toasts.show({ title, description: failed[sent.failure.code], variant: 'destructive' });
      await this.load();
    });
  }
}
