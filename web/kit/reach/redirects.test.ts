import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { countRedirects, leadTo, mostRedirects } from './redirects.ts';

const routes = Array.from({ length: 8 }, (_, at) => ({
  path: `/${at}`,
  loader: () => (at === 0 ? null : leadTo(`/${at - 1}`)),
}));

async function endOf(path: string) {
  const router = createMemoryRouter([...routes, { path: '/ring', loader: () => leadTo('/ring') }], {
    initialEntries: ['/0'],
  });
  const stop = countRedirects(router);
  await router.navigate(path);
  stop();
  const [error] = Object.values(router.state.errors ?? {});
  return error ? (error as Error).message : router.state.location.pathname;
}

test('five redirects are followed, a sixth is an error instead of a ring', async () => {
  expect(await endOf(`/${mostRedirects}`)).toBe('/0');
  expect(await endOf(`/${mostRedirects + 1}`)).toMatch('more than 5 redirects');
  expect(await endOf('/ring')).toMatch('more than 5 redirects');
  // Each navigation is counted by itself.
  expect(await endOf('/3')).toBe('/0');
});
