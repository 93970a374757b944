import { useMemo, useState } from 'react';
import { answerTouch } from '#features/flock/poultry/answer-touch.ts';
import { useScoring, useTerms } from '#features/flock/poultry/catalogues.ts';
import type { ScoringSession, Where } from '#features/flock/poultry/scoring/scoring-session.ts';
import { useDoing, useTakingBack } from '#features/flock/poultry/scoring/use-doing.ts';
import { database } from '#features/flock/poultry/store/database.ts';
import { useSetting, writeSetting } from '#features/flock/poultry/store/settings.ts';
import { canComplete } from '#features/flock/shared/scoring/entries/entry-rules.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import { type ItemSection, type ScoredItem, sectionOf } from '#features/flock/shared/sections/sections.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { abandonSection, editItem, passedOver, tellSection } from './edit-items.ts';
import {
  countStates,
  type Field,
  fieldsOf,
  itemAt,
  missingField,
  mostItems,
  standingScore,
  stateOf,
  statesOf,
} from './items.ts';
import { useGiving } from './use-giving.ts';
import { usePosition } from './use-position.ts';
import { nextField, nextOpen } from './where-next.ts';

export type OpenDialog =
  | 'overview'
  | 'place'
  | 'help'
  | 'cannotTell'
  | 'light'
  | 'compare'
  | 'grey'
  | 'last'
  | 'leaveOut'
  | 'submit'
  | null;

export type ItemScoring = ReturnType<typeof useItemScoring>;

/** Where the main button leads: the other half, the other foot, the next item, or the end of the section. */
interface GoOn {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isLast: boolean;
  readonly go: () => void;
}

/** Everything one can do on the page of a section. Each act is written before it is seen. */
export function useItemScoring({
  session,
  report,
  section,
  leave,
  turnAway,
}: {
  session: ScoringSession;
  report: Report;
  section: ItemSection;
  leave: () => void;
  /** Something was taken back in another section. */
  turnAway: (where: Where) => void;
}) {
  const t = useScoring();
  const terms = useTerms();
  const doing = useDoing();
  const takeBack = useTakingBack(session);
  const [open, setOpen] = useState<OpenDialog>(null);
  const states = useMemo(() => statesOf(report, section), [report, section]);
  const [at, setPosition] = usePosition(section, states, (each) => itemAt(report, section, each));
  const { no, field } = at;
  const giving = useGiving({ session, report, section, at });
  const { item, ahead, tapped, replacing, come } = giving;
  const [goesByItself, setGoesByItself] = useGoesByItself();
  const target = { section, no, field };
  const state = stateOf(section, ahead);

  const turnTo = (next: Field) => {
    come();
    setPosition({ no, field: next });
  };
  const goTo = (next: number, nextField?: Field) => {
    come();
    setOpen(null);
    const there = itemAt(session.read()?.report ?? report, section, next);
    const isOfSection = nextField && fieldsOf(section).includes(nextField);
    setPosition({ no: next, field: isOfSection ? nextField : missingField(section, there) });
  };
  const goToNextOpen = () => {
    const next = nextOpen(states, no);
    if (next === null) setOpen('last');
    else goTo(next);
  };
  const edit = (change: (item: ScoredItem) => ScoredItem) =>
    doing(session.act(({ report: now }) => editItem(now, target, change)));
  const goOn = whereNext();

  function whereNext(): GoOn {
    const other = state === 'skipped' ? null : nextField(section, ahead, field);
    // From an untouched dropping one may begin with its texture; from an untouched foot one does not go on.
    const isOtherFirst = other && (!sectionOf(section).sides || standingScore(ahead, field) !== null);
    if (isOtherFirst) return { label: nameOfField(other), isDisabled: false, isLast: false, go: () => turnTo(other) };
    if (no < mostItems)
      return {
        label: t(`item.${section}`, { no: no + 1 }),
        isDisabled: state === 'empty',
        isLast: false,
        go: () => goTo(no + 1),
      };
    return { label: terms('btn.finish'), isDisabled: state === 'empty', isLast: true, go: () => setOpen('last') };
  }

  function nameOfField(other: Field): string {
    if (other === 'left' || other === 'right') return t(`score.otherFoot.${other}`);
    return terms(other === 'colour' ? 'term.colour' : 'term.texture');
  }

  async function leaveOut() {
    if (await edit(passedOver)) goToNextOpen();
  }

  return {
    no,
    field,
    item,
    states,
    open,
    goOn,
    tapped,
    replacing,
    goesByItself,
    counts: countStates(states),
    setOpen,
    setGoesByItself,
    goTo,
    edit,
    turnTo,
    leaveOut,
    replace: giving.replace,
    keepAsIs: () => giving.setReplacing(null),
    score(score: number) {
      const scored = giving.tap(score);
      if (!scored) return;
      void answerTouch('tap');
      if (goesByItself) goAfterScore(scored);
    },
    /** Another score was chosen beside its drawing. */
    choose(score: number) {
      const from = standingScore(ahead, field);
      if (from !== null && from !== score) giving.replace({ ...at, from, to: score });
    },
    /** Leaves out the item under hand; what is scored of it is given up only when somebody says so. */
    skip() {
      const isScored = state !== 'skipped' && fieldsOf(section).some((each) => standingScore(ahead, each) !== null);
      if (isScored) setOpen('leaveOut');
      else void leaveOut();
    },
    async undo() {
      const where = await takeBack();
      if (!where) return;
      if (where.section === section) goTo(where.no, where.field);
      else turnAway(where);
    },
    submit() {
      const verdict = canComplete(report, section);
      if (verdict === 'ok') return setOpen('submit');
      setOpen(null);
      const half = states.indexOf('half');
      if (verdict !== 'bothScores' || half < 0) return toast('error', t('say.nothing'));
      toast('error', t('say.bothAt', { no: half + 1 }));
      goTo(half + 1);
    },
    async complete() {
      if (!(await doing(session.act(() => tellSection(section, 'complete'))))) return;
      toast('success', t('say.complete', { section: t(`section.${section}`) }));
      leave();
    },
    async skipSection() {
      if (!(await doing(session.act(() => tellSection(section, 'skipped'))))) return;
      toast('success', t('say.notAssessed', { section: t(`section.${section}`) }));
      leave();
    },
    async abandon() {
      if (!(await doing(session.act(({ report: now }) => abandonSection(now, section))))) return;
      toast('success', t('say.notAssessed', { section: t(`section.${section}`) }));
      leave();
    },
  };

  /** After a tap on a score: to what is missing of this item, else to the next one that is open; at the end it is asked. */
  function goAfterScore(scored: ScoredItem) {
    const missing = nextField(section, scored, field);
    if (missing) turnTo(missing);
    else goToNextOpen();
  }
}

export const byItselfName = 'scoring.goesByItself';

/** Whether a tap on a score goes on by itself: it does until somebody says otherwise, which is kept on the device. */
function useGoesByItself(): [boolean, (value: boolean) => void] {
  const kept = useSetting<boolean>(byItselfName) !== false;
  // The next tap may come before the device has written it.
  const [chosen, setChosen] = useState<boolean>();
  const choose = (value: boolean) => {
    setChosen(value);
    void writeSetting(database(), byItselfName, value);
  };
  return [chosen ?? kept, choose];
}
