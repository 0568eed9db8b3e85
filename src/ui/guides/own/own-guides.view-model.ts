import { isUnchecked } from '../../../core/guides/guide';
import type { OwnResource, OwnTraining } from '../../../core/guides/own-guide';
import type { OwnGuides } from '../../../core/guides/own-guides.api';
import { ok } from '../../../core/shared/result';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { Needs } from '../../app/ports';
import { FetchedBy } from '../../shared/fetched/fetched';
import { FormState, submitForm } from '../../shared/form/form-state';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { resourcesTexts, trainingTexts as texts } from './own-guides.texts';

/** What the form below a training holds. */
export interface ReadValues {
  readonly hasRead: boolean;
}

/** The trainings of the signed-in volunteer. */
export class OwnTrainingsViewModel extends FetchedBy<OwnGuides['trainings']> {
  readonly form = new FormState();

  constructor(
    private readonly ports: Needs<{
      ownGuides: 'trainings' | 'complete';
      feed: 'loads';
      toasts: 'show' | 'clear';
    }>,
  ) {
    const ask = (_: null, signal: AbortSignal) => ports.ownGuides.trainings(undefined, signal);
    super({ ask, first: null, feed: ports.feed, things: ['guides', 'programs'] });
  }

  /** Marks a training as done, if the person says that they have read it, and answers whether that is so. */
  complete(training: OwnTraining, { hasRead }: ReadValues): Promise<boolean> {
    const { title, sentence } = texts.marked;
    return submitForm(this.form, this.ports.toasts, {
      faults: hasRead ? [] : ['hasRead'],
      explain: (field) => ({ field, message: texts.readFirst }),
      execute: async () => {
        const done = await this.ports.ownGuides.complete({ id: training.id });
        await this.load();
        return done.ok ? ok(titleOf(inWords(training))) : done;
      },
      done: (words) => ({ title, description: { sentence, words } }),
      failed: ({ code }) => ({ title: texts.error, description: texts.failed[code] }),
    });
  }
}

/** The resources for the signed-in person. */
export class ResourcesViewModel extends FetchedBy<OwnGuides['resources']> {
  private readonly sending = new FormState();

  constructor(
    private readonly ports: Needs<{
      ownGuides: 'resources' | 'report';
      feed: 'loads';
      toasts: 'show' | 'clear';
      clock: 'now';
    }>,
  ) {
    super({
      ask: (query, signal) => ports.ownGuides.resources(query, signal),
      feed: ports.feed,
      things: ['guides'],
    });
  }

  /** Whether nobody has checked a resource for so long that it may be wrong. */
  isUnchecked(resource: OwnResource): boolean {
    return isUnchecked(resource, calendarDateAt(this.ports.clock.now()));
  }

  /** Says that a resource is wrong. A press while another one is on its way does nothing. */
  async report({ id }: OwnResource): Promise<void> {
    await this.sending.send(async () => {
      const { notReported: title, failed } = resourcesTexts;
      const sent = await this.ports.ownGuides.report({ id });
      if (!sent.ok)
        this.ports.toasts.show({ title, description: failed[sent.failure.code], variant: 'destructive' });
      await this.load();
    });
  }
}
