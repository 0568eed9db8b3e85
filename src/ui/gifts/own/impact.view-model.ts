import type { Impact } from '../../../core/gifts/impact';
import type { ReadOwnGiving } from '../../../core/gifts/read-own-giving';
import { Fetched } from './fetched';

/** What all gifts together did. It is about years that are over, so it is not fetched again while it is shown. */
export class ImpactViewModel {
  readonly impact: Fetched<Impact>;

  constructor(giving: Pick<ReadOwnGiving, 'together'>) {
    this.impact = new Fetched((signal) => giving.together(signal));
  }

  /** Fetches it, until the returned function is called. */
  start(): () => void {
    void this.impact.load();
    return () => this.impact.end();
  }
}
