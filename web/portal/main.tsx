import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { portalPages } from '#features/pages.ts';
import { firstScreens } from '#features/portal-shell.ts';
import { indexCall } from '#features/site/calls/home.ts';
import { applyAppearance } from '#web/kit/appearance.ts';
import { configureClient } from '#web/kit/call/connection.ts';
import { queryClient, queryOf } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { markDevice } from '#web/kit/device-os.ts';
import { startLanguage } from '#web/kit/i18n.ts';
import { countRedirects } from '#web/kit/reach/redirects.ts';
import { takeFirstAnswers } from './first-answers.ts';
import { portalReactions } from './reactions.ts';
import { readScreens } from './read-screens.ts';
import { portalRoutes } from './routes.tsx';
import { takeAskedLanguage, takePageLanguage } from './shell/header/language-switch.tsx';
import { takeOrigin } from './shell/take-origin.ts';

applyAppearance();
markDevice(useSession.getState().os);
takeAskedLanguage();
takePageLanguage();
configureClient({ side: 'portal', reactions: portalReactions((path) => void router.navigate(path)) });
takeOrigin();
// The router starts loading the page before the words have arrived.
const words = startLanguage(useSession.getState().locale, {
  portal: { CN: () => import('#core/texts/portal/CN.ts'), EN: () => import('#core/texts/portal/EN.ts') },
});
const router = createBrowserRouter(portalRoutes(portalPages, firstScreens, readScreens));
countRedirects(router);
takeFirstAnswers();
// Every page shows what this call answers: unless it came with the page, it starts before anything is drawn.
void queryClient.prefetchQuery({ ...queryOf(indexCall, {}), staleTime: 300_000 });
await Promise.all([words, drawable(router)]);
const root = createRoot(document.getElementById('root')!);
// As a transition the first drawing is cut into slices, so that a slow phone answers a touch in between.
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);

/** Resolves when the first page has loaded, or failed to: until then the page shows what index.html holds. */
function drawable(router: DataRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
