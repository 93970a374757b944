import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configureClient } from '#web/kit/call/connection.ts';
import { useSession } from '#web/kit/call/session.ts';
import { startLanguage } from '#web/kit/i18n.ts';
import { KitApp } from './app.tsx';
import { beginWork } from './store/queue.ts';
import { takeWorker } from './store/worker.ts';
import { kitWords } from './words.ts';

/** Starts the kit: words, store and sending first, so that the page draws what this device keeps without asking anybody. */
export async function startVisitKit(): Promise<void> {
  // A session that is over leads nobody away: the line on top says so, and what was written stays.
  configureClient({ side: 'office', reactions: { signIn: () => undefined, signInHere: async () => false } });
  const { locale, user } = useSession.getState();
  await startLanguage(locale === 'CN' ? 'CN' : 'EN', kitWords);
  const worker = takeWorker(user);
  if (worker) beginWork(worker);
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <KitApp worker={worker} />
    </StrictMode>,
  );
}
