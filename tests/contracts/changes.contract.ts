import { describe, expect, test } from 'vitest';
import { CHANGED_THINGS, type ChangedThing, type Changes } from '../../src/core/shared/system.port';
import type { Soon } from './harness';

/** A connection to where changes are made, and somebody else who makes them. */
export interface ChangesPlace {
  readonly changes: Changes;
  /** Somebody else changes this; whatever has to come to pass for the notice (a clock moves on) comes to pass. */
  change(thing: ChangedThing): Soon<void>;
}

const THINGS = CHANGED_THINGS;

/** What everything that tells of changes promises. */
export function changesContract(name: string, make: () => Soon<ChangesPlace>): void {
  /** Resolves once a notice of this thing was heard. */
  const heard = (changes: Changes, thing: ChangedThing) =>
    new Promise<void>((resolve) => {
      const cancel = changes.subscribe((told) => {
        if (told !== thing) return;
        cancel();
        resolve();
      });
    });

  describe(`${name} tells of changes`, () => {
    test.each(THINGS)('a change of the %s that somebody else made is told', async (thing) => {
      const { changes, change } = await make();
      const told = heard(changes, thing);
      await change(thing);
      await told;
    });

    test('all listeners hear of every change', async () => {
      const { changes, change } = await make();
      for (const thing of THINGS) {
        const told = [heard(changes, thing), heard(changes, thing)];
        await change(thing);
        await Promise.all(told);
      }
      const again = heard(changes, 'content');
      await change('content');
      await again;
    });

    test('who has ended listening is told nothing more; ending twice is harmless', async () => {
      const { changes, change } = await make();
      const told: ChangedThing[] = [];
      const cancel = changes.subscribe((thing) => told.push(thing));
      cancel();
      cancel();
      const witness = heard(changes, 'campaigns');
      await change('campaigns');
      await witness;
      expect(told).toEqual([]);
    });

    test('one function given twice is told twice until one of the two has ended', async () => {
      const { changes, change } = await make();
      let calls = 0;
      const listener = () => {
        calls += 1;
      };
      const cancels = [changes.subscribe(listener), changes.subscribe(listener)];
      cancels[0]?.();
      const witness = heard(changes, 'content');
      await change('content');
      await witness;
      expect(calls).toBeGreaterThan(0);
      cancels[1]?.();
    });
  });
}
