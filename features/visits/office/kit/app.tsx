import { useEffect, useState } from 'react';
import { isSignedIn, useSession } from '#web/kit/call/session.ts';
import { buttonClass } from '#web/kit/controls/button.tsx';
import { CheckScreen } from './check-screen.tsx';
import { Frame } from './frame.tsx';
import { ListScreen } from './list-screen.tsx';
import { signInPath } from './paths.ts';
import { PhotoScreen } from './photo-screen.tsx';
import { registerWorker } from './register-worker.ts';
import { useRoute } from './route.ts';
import { RouteScreen } from './route-screen.tsx';
import { useVisit } from './store/use-kit.ts';
import type { Worker } from './store/worker.ts';
import { useKitWords } from './words.ts';

/** The kit: the list of visits, the route of a day, the checklist of one, its photos and signatures. */
export function KitApp({ worker }: { worker: Worker | null }) {
  const t = useKitWords();
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    document.title = t('title');
    if (worker) void registerWorker().then(setKept);
  }, [worker, t]);
  if (!worker) return <Door />;
  return <Screens isKept={isKept} />;
}

function Screens({ isKept }: { isKept: boolean | undefined }) {
  const { visitId, step, day } = useRoute();
  if (day) return <RouteScreen key={day} day={day} />;
  if (!visitId) return <ListScreen isKept={isKept} />;
  return <OneVisit key={visitId} id={visitId} step={step} isKept={isKept} />;
}

function OneVisit({ id, step, isKept }: { id: string; step: 'check' | 'photos'; isKept: boolean | undefined }) {
  const kept = useVisit(id);
  if (kept === undefined) return null;
  if (kept === null) return <ListScreen isKept={isKept} />;
  return step === 'photos' ? <PhotoScreen {...kept} /> : <CheckScreen {...kept} />;
}

/** Nobody who may visit has ever opened the kit here. */
function Door() {
  const t = useKitWords();
  const isIn = useSession(isSignedIn);
  return (
    <Frame title={t('title')}>
      <h2 className="title-20">{t(isIn ? 'enter.forbidden' : 'enter.title')}</h2>
      <p className="above-8">{t(isIn ? 'enter.forbiddenText' : 'enter.text')}</p>
      {!isIn && (
        <p className="above-16">
          <a className={buttonClass({ kind: 'primary', block: true })} href={signInPath}>
            {t('enter.button')}
          </a>
        </p>
      )}
    </Frame>
  );
}
