import {
  type Cancel,
  CHANGED_THINGS,
  type ChangedThing,
  type Changes,
  type PageLifecycle,
} from '../../core/shared/system.port';
import { CONTENT_KEY } from './content-key';
import { SESSION_KEY } from './local-storage-session';

/** The name of what a simulated back end keeps of a thing (adapters/mock/simulation.ts). */
const simulated = (name: string) => `simulation:${name}`;

/** Under which keys each thing is kept. */
const KEYS: Readonly<Record<ChangedThing, readonly string[]>> = {
  session: [SESSION_KEY],
  content: [CONTENT_KEY],
  // What campaigns have raised changes with the gifts.
  campaigns: [simulated('gifts')],
  people: [simulated('people')],
  messages: [simulated('messages')],
  pickups: [simulated('pickups')],
  gifts: [simulated('gifts')],
  receipts: [simulated('receipts')],
  programs: [simulated('programs')],
  applications: [simulated('applications'), simulated('staff-notes')],
  events: [simulated('events')],
  signups: [simulated('signups')],
  guides: [simulated('guides'), simulated('completions')],
  shelf: [simulated('shelf')],
  settings: [simulated('settings')],
};

/** Tells what other tabs of this browser change in local storage. */
export class StorageChanges implements Changes {
  /** `view` receives the storage events of other tabs. */
  constructor(
    private readonly view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
    private readonly page: Pick<PageLifecycle, 'onReturn'>,
  ) {}

  subscribe(listener: (thing: ChangedThing) => void): Cancel {
    const tellAll = () => {
      for (const thing of CHANGED_THINGS) listener(thing);
    };
    const handleStorage = ({ key }: StorageEvent) => {
      // The key is null when another tab cleared everything.
      if (key === null) tellAll();
      else for (const thing of CHANGED_THINGS) if (KEYS[thing].includes(key)) listener(thing);
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
