import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { poultryReactions } from '#features/flock/poultry/reactions.ts';
import { routes } from '#features/flock/poultry/routes.tsx';
import { signInInstead } from '#features/flock/poultry/shell/guard.ts';
import { watchInstall } from '#features/flock/poultry/shell/install.ts';
import { takeDeviceLanguage } from '#features/flock/poultry/shell/language.ts';
import { registerWorker } from '#features/flock/poultry/shell/register-worker.ts';
import { currentWorker } from '#features/flock/poultry/store/worker.ts';
import { firstWords } from '#features/flock/poultry/words.ts';
import { configureClient } from '#web/kit/call/connection.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { sideBase } from '#web/kit/call/side.ts';
import { startLanguage } from '../kit/i18n.ts';

takeDeviceLanguage();
watchInstall();
configureClient({ side: 'poultry', reactions: poultryReactions });
const worker = currentWorker();
// Who knows nobody yet needs no database for the first page.
const work = worker && import('#features/flock/poultry/store/begin.ts').then(({ beginWork }) => beginWork(worker));
const words = startLanguage(useSession.getState().locale, firstWords);
const elsewhere = signInInstead(routes, new URL(location.href));
if (elsewhere) history.replaceState(null, '', sideBase.poultry + elsewhere);
// With the stroke at its end: the service worker does not rule the address without.
const router = createBrowserRouter(routes, { basename: `${sideBase.poultry}/` });
await Promise.all([words, work]);
const root = createRoot(document.getElementById('root')!);
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);
void registerWorker();
