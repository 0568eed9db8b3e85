import type { ResetSamples } from '../../core/settings/reset-samples.port';
import type { ToastViewModel } from '../shared/toast/toast.view-model';
import { samplesTexts as texts } from './samples.texts';

/** The samples of the simulation. */
export class SamplesViewModel {
  constructor(
    /** Null where a server answers. */
    private readonly samples: ResetSamples | null,
    private readonly toasts: Pick<ToastViewModel, 'show'>,
  ) {}

  /** Whether there are samples that can be put back. */
  get canReset(): boolean {
    return this.samples !== null;
  }

  /** Puts the samples back. */
  async reset(): Promise<void> {
    const done = await this.samples?.execute();
    if (done?.ok) this.toasts.show(texts.done);
    else if (done)
      this.toasts.show({
        title: texts.notReset,
        description: texts.failed[done.failure.code],
        variant: 'destructive',
      });
  }
}
