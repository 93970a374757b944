import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { configureClient } from '#web/kit/call/connection.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { sideBase } from '#web/kit/call/side.ts';
import { startLanguage } from '#web/kit/i18n.ts';
import { poultryReactions } from './reactions.ts';
import { routes } from './routes.tsx';
import { signInInstead } from './shell/guard.ts';
import { watchInstall } from './shell/install.ts';
import { takeDeviceLanguage } from './shell/language.ts';
import { registerWorker } from './shell/register-worker.ts';
import { currentWorker } from './store/worker.ts';
import { firstWords } from './words.ts';

takeDeviceLanguage();
watchInstall();
configureClient({ side: 'poultry', reactions: poultryReactions });
const worker = currentWorker();
// Who knows nobody yet needs no database for the first page.
const work = worker && import('./store/begin.ts').then(({ beginWork }) => beginWork(worker));
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
