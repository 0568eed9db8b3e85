import { defineConfig } from 'vitest/config';

/**
 * The core's own tests in plain Node, for `npm run mutation`. Unlike in vitest.config.ts each file starts afresh: a mutant
 * in a constant must not meet a module that was loaded before it. And a test that is slow on a busy machine must not pass for
 * one that noticed something.
 */
export default defineConfig({
  test: { environment: 'node', testTimeout: 30_000, include: ['tests/core/**/*.test.ts'] },
});
