import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { configureClient } from '../kit/connection.ts';
import { startLanguage } from '../kit/i18n.ts';
import { queryClient } from '../kit/query.ts';
import { useSession } from '../kit/session.ts';
import { sideBase } from '../kit/side.ts';
import { poultryReactions } from './reactions.ts';
import { routes } from './routes.tsx';
import { watchInstall } from './shell/install.ts';
import { takeDeviceLanguage } from './shell/language.ts';
import { registerWorker } from './shell/register-worker.ts';
import { startOutbox } from './store/outbox.ts';
import { startWorker } from './store/worker.ts';
import { firstWords } from './words.ts';

takeDeviceLanguage();
watchInstall();
configureClient({ side: 'poultry', reactions: poultryReactions });
startWorker();
const words = startLanguage(useSession.getState().locale, firstWords);
// With the stroke at its end: the service worker does not rule the address without.
const router = createBrowserRouter(routes, { basename: `${sideBase.poultry}/` });
await words;
startOutbox();
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
