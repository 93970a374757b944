import 'fake-indexeddb/auto';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { catalogues } from '#features/flock/poultry/catalogues.ts';
import { database, switchDatabase } from '#features/flock/poultry/store/database.ts';
import { writeSetting } from '#features/flock/poultry/store/settings.ts';
import { EN } from '#features/flock/texts/report/EN.ts';
import { EN as shell } from '#features/flock/texts/shell/EN.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { addWordings } from '#web/kit/i18n.ts';
import { Component } from './training-page.tsx';

beforeEach(async () => {
  useSession.setState({ locale: 'EN' });
  for (const [path, parts] of Object.entries(catalogues))
    addWordings(`${path}:`, ((await parts.EN()) as unknown as Record<string, object>).EN!);
  addWordings('shell:', shell);
  switchDatabase('learner');
});

const page = () =>
  renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test('a round done on another device counts: none is due before the quarter is over', async () => {
  expect(page()).toContain(EN.training.due);
  const at = new Date(Date.now() - 5 * 86_400_000).toISOString();
  await writeSetting(database(), 'trainingRoundsElsewhere', [{ id: 'r', at, section: 'all', items: 10, ac2: 0.9 }]);
  expect(page()).not.toContain(EN.training.due);
});
