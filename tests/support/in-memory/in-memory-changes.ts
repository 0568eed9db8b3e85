import type { Cancel, ChangedThing, Changes } from '../../../src/core/shared/system.port';

/** Tells of changes that a test says somebody else has made. */
export class InMemoryChanges implements Changes {
  /** Whether it says that a change would be told within moments. */
  isPrompt = true;
  private readonly listeners = new Set<(thing: ChangedThing) => void>();
  private readonly writers = new Set<() => void>();

  subscribe(listener: (thing: ChangedThing) => void): Cancel {
    const own = (thing: ChangedThing) => listener(thing);
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  }

  onOwnWrite(listener: () => void): Cancel {
    this.writers.add(listener);
    return () => this.writers.delete(listener);
  }

  /** The page itself changes this. */
  write(thing: ChangedThing): void {
    this.change(thing);
    for (const listener of this.writers) listener();
  }

  /** Tells at once what a test says, so there is nothing to catch up with. */
  async catchUp(): Promise<void> {}

  /** Somebody else changes this. */
  change(thing: ChangedThing): void {
    for (const listener of this.listeners) listener(thing);
  }

  /** How many listen now. */
  get listening(): number {
    return this.listeners.size;
  }
}
