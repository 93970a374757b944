import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core is left to the machine; on two that would be half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['core/**/*.test.ts', 'web/**/*.test.ts', 'web/**/*.test.tsx', 'scripts/**/*.test.ts'],
          environment: 'node',
          // Generous: a slow machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'server/database/testing-setup.ts',
          // A worker loads the server once for all its files; what a file needs of its own it makes itself.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
