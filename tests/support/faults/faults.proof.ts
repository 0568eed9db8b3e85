// Compiled by the type check, never run: each @ts-expect-error is a fault that must not compile.
import type { Session } from '../../../src/core/account/session.port';
import type { DraftStore } from '../../../src/core/content/drafts/draft-store.port';
import type { Changes } from '../../../src/core/shared/system.port';
import { failuresOf, type IoPortName } from './port-failures';
import { FaultyPort, withFaults } from './with-faults';

declare const session: Session;
declare const drafts: DraftStore & Changes;

export function proof(): void {
  const sessions = withFaults('currentSession', session);
  sessions.fail('read', 1, { code: 'corrupt' });
  // @ts-expect-error the port's type does not let a read be quota
  sessions.fail('read', 1, { code: 'quota' });
  // @ts-expect-error no such method
  sessions.fail('forget', 1, { code: 'unavailable' });
  // @ts-expect-error what answers at once has nothing to fail with
  new FaultyPort(drafts, []).break('subscribe', 1);
  // @ts-expect-error a method that answers no Result cannot fail
  withFaults('tabRegistry', { own: async () => '', isOpen: async () => false }).fail('own', 1, {
    code: 'unavailable',
  });
  // @ts-expect-error another port's wrapper
  withFaults('draftStore', session);
  // @ts-expect-error a clock neither stores nor asks anybody
  withFaults('clock', { now: () => 0 });
  // @ts-expect-error no such method
  failuresOf('contactGateway', 'receive');
  // Every port that does I/O has its wrapper: a new one in the tokens does not compile without.
  const names: readonly IoPortName[] = ['authGateway', 'contentStore', 'uploadLibrary', 'pictureCodec'];
  // @ts-expect-error timers do no I/O
  const other: IoPortName = 'scheduler';
  void [names, other];
}
