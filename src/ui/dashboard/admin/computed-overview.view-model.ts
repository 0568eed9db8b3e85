import type { Overview, ReadOverview } from '../../../core/overview/read-overview';
import { ok } from '../../../core/shared/result';
import { type Feed, Fetched } from '../../shared/fetched/fetched';

/** The overview as the server records it; it is read again whenever somebody's account, a pickup, a program, an application or an event changes. */
export class ComputedOverviewViewModel extends Fetched<Overview, never> {
  constructor(overview: Pick<ReadOverview, 'execute'>, feed: Feed) {
    const ask = async (_: null, signal: AbortSignal) => ok(await overview.execute(signal));
    super({ ask, first: null, feed, things: ['people', 'pickups', 'programs', 'applications', 'events'] });
  }
}
