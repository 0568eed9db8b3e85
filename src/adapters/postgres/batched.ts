import DataLoader from 'dataloader';

/** At most so many keys go into one statement. */
const MOST_KEYS = 100;

/**
 * Asks once what several requests ask in the same moment, so that a crowd costs a few statements. `ask` gets the keys, which may repeat,
 * and answers a value for each of them in their order; when it rejects, everybody hears so. Nothing is remembered.
 */
export function batched<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  const loader = new DataLoader<Key, Value>(ask, {
    cache: false,
    maxBatchSize: MOST_KEYS,
    // What arrives together is read together: all of it has been read then.
    batchScheduleFn: (run) => setImmediate(run),
  });
  return (key) => loader.load(key);
}
