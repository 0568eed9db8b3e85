import type { FailureIn } from '../../../core/api/api';
import { ok } from '../../../core/shared/result';
import { type NextUp, nextInvited, nextScheduled } from '../../../core/signups/own/next-up';
import type { OwnSignups } from '../../../core/signups/signups.api';
import type { Needs } from '../../app/ports';
import { Fetched } from '../../shared/fetched/fetched';
import type { NextKind } from './next-kind';

/** What somebody comes to next, or could come to: of volunteers their schedule, of others the events to which they are invited. */
export class NextUpViewModel extends Fetched<
  NextUp | null,
  FailureIn<OwnSignups['schedule' | 'events']>['code'],
  NextKind
> {
  constructor(
    private readonly ports: Needs<{ ownSignups: 'schedule' | 'events'; feed: 'loads'; clock: 'now' }>,
  ) {
    const ask = async (kind: NextKind, signal: AbortSignal) => {
      if (kind === 'shift') {
        const all = await ports.ownSignups.schedule(undefined, signal);
        return all.ok ? ok(nextScheduled(all.value, ports.clock.now())) : all;
      }
      const all = await ports.ownSignups.events(undefined, signal);
      return all.ok ? ok(nextInvited(all.value, ports.clock.now())) : all;
    };
    super({ ask, feed: ports.feed, things: ['signups', 'events', 'programs', 'applications'] });
  }

  /** ms since the epoch. */
  now(): number {
    return this.ports.clock.now();
  }
}
