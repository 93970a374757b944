import { useEffect, useState } from 'react';
import { varianceOf } from '#features/visits/shared/seen.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showTime } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './check.module.css';
import { CheckCard } from './check-card.tsx';
import { Frame } from './frame.tsx';
import { KitIcon } from './icon.tsx';
import pieces from './kit.module.css';
import { goTo, hashOf } from './route.ts';
import { kitStore } from './store/queue.ts';
import type { KeptPhoto, KeptReport, KeptSeen, KeptVisit } from './store/store.ts';
import { begin, countSettled, writeSeen } from './store/write.ts';
import { SyncLine } from './sync-line.tsx';
import { useKitWords } from './words.ts';

/** All that this device keeps of one visit. */
export interface KeptWhole {
  readonly visit: KeptVisit;
  readonly report: KeptReport | null;
  readonly seen: readonly KeptSeen[];
  readonly photos: readonly KeptPhoto[];
}

/** The checklist of a visit: what was declared on the left, what is found on the right. */
export function CheckScreen({ visit, report, seen, photos }: KeptWhole) {
  const t = useKitWords();
  const done = countSettled(visit, seen);
  const total = visit.checklist.length;
  const isLocked = !visit.isOpen || (report?.digest ?? null) !== null;
  const [isFull, setFull] = useState(false);
  const begunAt = report?.begunAt ?? visit.begunAt;
  useEffect(() => {
    if (visit.isOpen) void begin(kitStore(), visit.id);
  }, [visit.isOpen, visit.id]);
  return (
    <Frame
      title={visit.project}
      note={[visit.no, begunAt && t('check.begun', { time: showTime(begunAt) })].filter(Boolean).join('　')}
      onBack={() => goTo(hashOf())}
      line={<SyncLine visitId={visit.id} />}
      foot={
        <>
          <Button onClick={() => goTo(hashOf(visit.id, 'photos'))}>
            <KitIcon name="camera" />
            {t('check.photos', { count: photos.length })}
          </Button>
          <Button kind="primary" onClick={() => goTo(hashOf(visit.id, 'photos'))}>
            {t('check.next')}
            <Icon name="arrow" size={18} />
          </Button>
        </>
      }
    >
      <div className={styles.progress}>
        <span id="progress">{t('check.progress')}</span>
        <progress aria-labelledby="progress" value={done} max={total} />
        <b>
          {done} / {total}
        </b>
      </div>
      {isFull && (
        <p className={pieces.notice} role="alert">
          {t('check.full')}
        </p>
      )}
      {isLocked && <p className={pieces.notice}>{t('check.locked')}</p>}
      {visit.checklist.map((item) => {
        const found = seen.find(({ key }) => key === item.key);
        return (
          <CheckCard
            key={item.key}
            item={item}
            seen={found}
            variance={varianceOf(item, found)}
            isLocked={isLocked}
            onSeen={(next) => {
              writeSeen(kitStore(), visit.id, { key: item.key, ...next }).then(
                () => setFull(false),
                () => setFull(true),
              );
            }}
          />
        );
      })}
    </Frame>
  );
}
