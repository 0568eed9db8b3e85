import type { Impact } from '../../../core/gifts/own/impact';
import type { OwnGiving } from '../../../core/gifts/own/own-giving.api';
import { Fetched } from './fetched';

/** What all gifts together did. It is about years that are over, so it is not fetched again while it is shown. */
export class ImpactViewModel {
  readonly impact: Fetched<Impact>;

  constructor(giving: Pick<OwnGiving, 'together'>) {
    this.impact = new Fetched((signal) => giving.together(undefined, signal));
  }

  /** Fetches it, until the returned function is called. */
  start(): () => void {
    void this.impact.load();
    return () => this.impact.end();
  }
}
