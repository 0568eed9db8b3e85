import type { FailureIn } from '../../../core/api/api';
import { ok } from '../../../core/shared/result';
import type { Clock } from '../../../core/shared/system.port';
import { type NextUp, nextInvited, nextScheduled } from '../../../core/signups/own/next-up';
import type { OwnSignups } from '../../../core/signups/signups.api';
import { type Feed, Fetched } from '../../shared/fetched/fetched';
import type { NextKind } from './next-kind';

/** What somebody comes to next, or could come to: of volunteers their schedule, of others the events to which they are invited. */
export class NextUpViewModel extends Fetched<
  NextUp | null,
  FailureIn<OwnSignups['schedule' | 'events']>['code'],
  NextKind
> {
  constructor(own: Pick<OwnSignups, 'schedule' | 'events'>, feed: Feed, clock: Clock) {
    const ask = async (kind: NextKind, signal: AbortSignal) => {
      if (kind === 'shift') {
        const all = await own.schedule(undefined, signal);
        return all.ok ? ok(nextScheduled(all.value, clock.now())) : all;
      }
      const all = await own.events(undefined, signal);
      return all.ok ? ok(nextInvited(all.value, clock.now())) : all;
    };
    super({ ask, feed, things: ['signups', 'events', 'programs', 'applications'] });
  }
}
