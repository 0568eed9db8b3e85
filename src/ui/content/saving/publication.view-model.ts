import { action, makeObservable, observableRef } from 'mobx';
import type { Publication, PublicationOutcome } from '../../../core/content/publication.port';
import type { Cancel, Scheduler } from '../../../core/shared/system.port';

/** What is not live, or could not be asked about, is asked about again after this long (ms): the server tries again then. */
const ASK_AGAIN_MS = 30_000;

/** What the editor says about the words that were saved last; null before a save, and once somebody has saved newer ones. */
export type PublicationState =
  | Exclude<PublicationOutcome, { status: 'replaced' }>
  | { readonly status: 'waiting' | 'unknown' }
  | null;

/** Follows saved words until visitors read them. */
export class PublicationViewModel {
  state: PublicationState = null;
  private turn = 0;
  private cancel: Cancel | null = null;

  constructor(
    private readonly publication: Publication,
    private readonly scheduler: Pick<Scheduler, 'after'>,
  ) {
    makeObservable<this, 'show'>(this, { state: observableRef, show: action });
  }

  /** Asks what became of a revision that was just saved, in the place of one before. */
  async follow(revision: string): Promise<void> {
    this.stop();
    this.show({ status: 'waiting' });
    await this.ask(revision);
  }

  /** Says nothing more, and asks nothing more. */
  stop(): void {
    this.turn += 1;
    this.cancel?.();
    this.cancel = null;
    this.show(null);
  }

  private async ask(revision: string): Promise<void> {
    const { turn } = this;
    const result = await this.publication.outcome(revision);
    if (turn !== this.turn) return;
    const outcome = result.ok ? result.value : ({ status: 'unknown' } as const);
    this.show(outcome.status === 'replaced' ? null : outcome);
    // Who is signed out has other things to do first; the next save asks again.
    const isPassing = result.ok ? result.value.status === 'failed' : result.failure.code === 'unavailable';
    if (isPassing) this.cancel = this.scheduler.after(ASK_AGAIN_MS, () => void this.ask(revision));
  }

  private show(state: PublicationState): void {
    this.state = state;
  }
}
