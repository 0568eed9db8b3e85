import type { Needs, Ports } from '../app/ports';
import { samplesTexts as texts } from './samples.texts';

/** The samples of the simulation. */
export class SamplesViewModel {
  constructor(
    /** Null where a server answers. */ private readonly ports: Needs<{ toasts: 'show' }> &
      Pick<Ports, 'resetSamples'>,
  ) {}

  /** Whether there are samples that can be put back. */
  get canReset(): boolean {
    return this.ports.resetSamples !== null;
  }

  /** Puts the samples back. */
  async reset(): Promise<void> {
    const done = await this.ports.resetSamples?.execute();
    if (done?.ok) this.ports.toasts.show(texts.done);
    else if (done)
      this.ports.toasts.show({
        title: texts.notReset,
        description: texts.failed[done.failure.code],
        variant: 'destructive',
      });
  }
}
