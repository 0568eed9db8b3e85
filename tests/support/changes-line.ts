import type { Listen, PostgresChanges } from '../../src/adapters/postgres/postgres-changes';
import type { ChangedThing } from '../../src/core/shared/system.port';

/** A line to the database that a test cuts and mends. */
export class Line {
  heard = () => {};
  cut = () => {};
  isDown = false;
  attempts = 0;
  readonly listen: Listen = async (heard, lost) => {
    this.attempts += 1;
    if (this.isDown) throw new Error('nobody there');
    this.heard = heard;
    this.cut = lost;
    return async () => {};
  };
}

/** What is told from now on, and a promise of the next notice of a thing. */
export function collecting(changes: PostgresChanges) {
  const told: ChangedThing[] = [];
  changes.subscribe((thing) => told.push(thing));
  const hears = (wanted: ChangedThing) =>
    new Promise<void>((resolve) => {
      const cancel = changes.subscribe((thing) => {
        if (thing !== wanted) return;
        cancel();
        resolve();
      });
    });
  return { told, hears };
}
