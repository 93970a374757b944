import { defineConfig } from 'vitest/config';

/** In ms. Long enough for a machine that does ten other things: what waits for it is broken, not slow. */
const patience = 600_000;
const patient = { testTimeout: patience, hookTimeout: patience, expect: { poll: { timeout: patience } } };

export default defineConfig({
  test: {
    // By default one core is left to the machine; on two that would be half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'scripts/**/*.test.ts',
            'features/{*,*/*}.test.ts',
            'features/*/{calls,programmes,resources,shared,texts}/**/*.test.{ts,tsx}',
          ],
          environment: 'node',
          // Pure code, without anything of a browser or a page: nothing that one file could leave to the next.
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}', 'features/*/{portal,office,poultry}/**/*.test.{ts,tsx}'],
          environment: 'node',
          // Each file has a worker of its own, which a thread makes in less time than a process.
          pool: 'threads',
          ...patient,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'features/*/{server,demo}/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'server/testing/setup.ts',
          // A worker loads the server once for all its files; what a file needs of its own it makes itself.
          isolate: false,
          ...patient,
        },
      },
    ],
  },
});
