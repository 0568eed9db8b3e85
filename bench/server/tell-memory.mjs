// @ts-check
// Loaded into the measured server: collects garbage and tells how much memory is left in use, whenever it is asked.
import process from 'node:process';

process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
// The channel alone keeps no process alive.
process.channel?.unref();
