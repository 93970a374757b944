import { Button } from 'antd';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import type { RoomWords } from '#features/casework/office/words.ts';
import { comparedSections } from './compared.ts';
import { type Dossier, isConcluded } from './use-dossier.ts';
import type { ViewFoot } from './view-strip.tsx';

/** Answers of the applicant that somebody has still to look at, in the order of the form. */
export function openAnswers(desk: Desk): string[] {
  return comparedSections(desk.data!, desk.sections)
    .flatMap(({ lines }) => lines)
    .filter(({ item }) => item?.state === 'answered')
    .map(({ line }) => line.path);
}

/** How the answers stand; all that are left are accepted at once, or looked at one by one. */
export function changesFoot(t: RoomWords, desk: Desk, focus: string | null, onLook: (path: string) => void): ViewFoot {
  const items = desk.data!.corrections;
  const answered = items.filter(({ state }) => state === 'answered');
  const of = (...states: string[]) => items.filter(({ state }) => states.includes(state)).length;
  const paths = openAnswers(desk);
  const next = paths[(paths.indexOf(focus ?? '') + 1) % paths.length];
  const acceptAll = async () => {
    for (const { id } of answered) if (!(await desk.judge(id, true))) return;
  };
  return {
    parts: [
      { key: 'accepted', count: of('accepted'), word: t('views.accepted'), tone: 'ok' },
      { key: 'answered', count: answered.length, word: t('views.toSee'), tone: 'fix' },
      { key: 'again', count: of('noted', 'open'), word: t('views.again'), tone: 'left' },
    ],
    moves: answered.length > 0 && (
      <Button disabled={!desk.isMine} loading={desk.busy === 'judge'} onClick={() => void acceptAll()}>
        {t('views.acceptAll', { count: answered.length })}
      </Button>
    ),
    lead: next !== undefined && (
      <Button type="primary" onClick={() => onLook(next)}>
        {t('views.next')}
      </Button>
    ),
  };
}

/** How the cases beside this one were concluded. */
export function duplicatesFoot(t: RoomWords, desk: Desk): ViewFoot {
  const concluded = desk.data!.duplicates.map(
    ({ verdict, isAllowed }) => verdict?.affects ?? (isAllowed ? false : null),
  );
  const of = (wanted: boolean | null) => concluded.filter((affects) => affects === wanted).length;
  return {
    parts: [
      { key: 'fine', count: of(false), word: t('views.noEffect'), tone: 'ok' },
      { key: 'affects', count: of(true), word: t('views.affects'), tone: 'fix' },
      { key: 'open', count: of(null), word: t('views.open'), tone: 'left' },
    ],
    note: t('views.bothTold'),
  };
}

/** How many findings were looked at, and the way from one to the next. */
export function dossierFoot(t: RoomWords, desk: Desk, dossier: Dossier): ViewFoot {
  const { findings, at, choice, chosen, stands, isBusy, go, conclude } = dossier;
  const done = findings.filter((finding) => isConcluded(desk, finding)).length;
  const isNew = chosen !== undefined && choice !== undefined && choice !== stands(chosen);
  return {
    parts: [
      { key: 'done', count: done, word: t('dossier.done'), tone: 'ok' },
      { key: 'left', count: findings.length - done, word: t('dossier.left'), tone: 'fix' },
    ],
    note: t('dossier.decides'),
    moves: (
      <>
        <Button disabled={at <= 0} onClick={() => go(-1)}>
          {t('dossier.previous')}
        </Button>
        <Button disabled={at >= findings.length - 1} onClick={() => go(1)}>
          {t('dossier.next')}
        </Button>
      </>
    ),
    lead: isNew && choice !== 'fix' && (
      <Button type="primary" loading={isBusy} onClick={() => void conclude(choice === 'false').catch(() => undefined)}>
        {t(at < findings.length - 1 ? 'dossier.saveNext' : 'dossier.save')}
      </Button>
    ),
  };
}
