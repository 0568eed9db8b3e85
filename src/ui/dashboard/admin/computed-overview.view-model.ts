import type { Overview } from '../../../core/overview/read-overview';
import { ok } from '../../../core/shared/result';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';

/** The overview as the server records it; it is read again whenever somebody's account, a pickup, a program, an application or an event changes. */
export class ComputedOverviewViewModel extends Fetched<Overview, never> {
  constructor(ports: Needs<{ readOverview: 'execute'; feed: 'loads' }>) {
    const ask = async (_: null, signal: AbortSignal) => ok(await ports.readOverview.execute(signal));
    super({
      ask,
      first: null,
      feed: ports.feed,
      things: ['people', 'pickups', 'programs', 'applications', 'events'],
    });
  }
}
