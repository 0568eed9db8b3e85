import type { Cancel, ChangedThing, Changes, PageLifecycle } from '../../core/shared/system.port';
import { CONTENT_KEY } from './content-key';
import { SESSION_KEY } from './local-storage-session';

const THINGS = new Map<string | null, readonly ChangedThing[]>([
  [SESSION_KEY, ['session']],
  [CONTENT_KEY, ['content']],
  // What a simulated back end keeps (adapters/mock/simulation.ts).
  ...(['people', 'messages', 'pickups', 'receipts'] as const).map(own),
  ...(['programs', 'applications', 'events', 'signups', 'guides'] as const).map(own),
  // What campaigns have raised changes with the gifts.
  ['simulation:gifts', ['gifts', 'campaigns']],
  ['simulation:staff-notes', ['applications']],
  ['simulation:completions', ['guides']],
]);

/** Tells what other tabs of this browser change in local storage. */
export class StorageChanges implements Changes {
  /** `view` receives the storage events of other tabs. */
  constructor(
    private readonly view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
    private readonly page: Pick<PageLifecycle, 'onReturn'>,
  ) {}

  subscribe(listener: (thing: ChangedThing) => void): Cancel {
    const tellAll = () => {
      for (const thing of new Set([...THINGS.values()].flat())) listener(thing);
    };
    const handleStorage = ({ key }: StorageEvent) => {
      // The key is null when another tab cleared everything.
      if (key === null) tellAll();
      for (const thing of THINGS.get(key) ?? []) listener(thing);
    };
    this.view.addEventListener('storage', handleStorage);
    // A page in the back-forward cache receives no storage events.
    const stopReturn = this.page.onReturn(tellAll);
    return () => {
      this.view.removeEventListener('storage', handleStorage);
      stopReturn();
    };
  }

  /** Writes of the simulated back end dispatch the event themselves; those of other tabs come from the browser. */
  onOwnWrite(listener: () => void): Cancel {
    const handleStorage = ({ isTrusted }: StorageEvent) => {
      if (!isTrusted) listener();
    };
    this.view.addEventListener('storage', handleStorage);
    return () => this.view.removeEventListener('storage', handleStorage);
  }
}

/** The records of the simulation that are named after the thing. */
function own(thing: ChangedThing): readonly [key: string, things: readonly ChangedThing[]] {
  return [`simulation:${thing}`, [thing]];
}
