import { defineConfig } from 'vitest/config';

/**
 * The core's own tests in plain Node, for `npm run mutation`. Unlike in vitest.config.ts each file starts afresh: a mutant
 * in a constant must not meet a module that was loaded before it.
 */
export default defineConfig({
  test: { environment: 'node', include: ['tests/core/**/*.test.ts'] },
});
