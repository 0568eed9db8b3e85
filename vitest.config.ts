import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Ant Design gives every element the same id under NODE_ENV=test.
process.env.NODE_ENV = 'development';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          environment: 'node',
          // Pure rules share nothing that a file could leave behind.
          isolate: false,
          include: ['tests/core/**/*.test.ts', 'tests/tools/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        test: {
          name: 'adapters',
          environment: 'jsdom',
          include: ['tests/adapters/**/*.test.ts', 'tests/composition/**/*.test.{ts,tsx}'],
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'ui',
          environment: 'jsdom',
          // Ant Design renders slowly without a browser, and slower on a busy machine.
          testTimeout: 30_000,
          setupFiles: ['tests/support/setup-ui.ts'],
          include: ['tests/ui/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
