import { useCallback, useMemo, useState } from 'react';
import { canComplete } from '#core/scoring/entry-rules.ts';
import type { Foot, Report } from '#core/scoring/report.ts';
import { toast } from '../../../kit/pieces/toasts.tsx';
import { useScoring, useTerms } from '../../catalogues.ts';
import { database } from '../../store/database.ts';
import { useSetting, writeSetting } from '../../store/settings.ts';
import { abandonSection, editItem, itemUnder, passedOver, tellSection, withFoot, withScore } from './edit-items.ts';
import {
  countStates,
  type Field,
  halvesOf,
  type ItemSection,
  itemAt,
  mostItems,
  type ScoredItem,
  scoreIn,
  stateOf,
  statesOf,
} from './items.ts';
import type { ScoringSession, Where } from './scoring-session.ts';
import type { Side } from './switches.tsx';
import { useDoing, useTakingBack } from './use-doing.ts';
import { missingField, usePosition } from './use-position.ts';

export type OpenDialog =
  | 'overview'
  | 'place'
  | 'help'
  | 'cannotTell'
  | 'light'
  | 'compare'
  | 'grey'
  | 'last'
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

/** A score on its way to the disk. */
interface Tapped {
  readonly no: number;
  readonly field: Field;
  readonly side: Side;
  readonly score: number;
  readonly change: (item: ScoredItem) => ScoredItem;
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
  const [side, setSide] = useState<Side>('left');
  const states = useMemo(() => statesOf(report, section), [report, section]);
  const [{ no, field }, setPosition] = usePosition(section, states, (each) => itemAt(report, section, each));
  const [goesByItself, setGoesByItself] = useGoesByItself();
  const item = itemAt(report, section, no);
  const target = { section, no, field };
  const [tapped, setTapped] = useState<Tapped | null>(null);
  // What was tapped is framed at once and leads on; its tick and its block come when it has been stored.
  const coming = tapped?.no === no ? tapped : null;
  const ahead = coming ? coming.change(item ?? itemUnder(report, target)) : item;
  const state = stateOf(section, ahead);

  const goTo = useCallback(
    (next: number, nextField?: Field) => {
      setSide('left');
      setOpen(null);
      const there = itemAt(session.read()?.report ?? report, section, next);
      setPosition({ no: next, field: nextField ?? missingField(section, there) });
    },
    [session, report, section, setPosition],
  );
  const edit = (change: (item: ScoredItem) => ScoredItem) =>
    doing(session.act(({ report: now }) => editItem(now, target, change)));
  const goOn = whereNext();

  function whereNext(): GoOn {
    const halves = halvesOf(section);
    const other = halves.find((half) => half.field !== field);
    if (other && (state === 'empty' || state === 'half')) {
      const label = terms(other.field === 'colour' ? 'term.colour' : 'term.texture');
      return { label, isDisabled: false, isLast: false, go: () => setPosition({ no, field: other.field }) };
    }
    const otherSide = side === 'left' ? 'right' : 'left';
    const foot = ahead as Foot | undefined;
    if (section === 'fpd' && state !== 'skipped' && side === 'left' && foot?.left != null && foot.right == null)
      return { label: t('score.otherFoot.right'), isDisabled: false, isLast: false, go: () => setSide(otherSide) };
    if (no < mostItems)
      return {
        label: t(`item.${section}`, { no: no + 1 }),
        isDisabled: state === 'empty',
        isLast: false,
        go: () => goTo(no + 1),
      };
    return { label: terms('btn.finish'), isDisabled: state === 'empty', isLast: true, go: () => setOpen('last') };
  }

  return {
    no,
    field,
    item,
    states,
    side,
    open,
    goOn,
    /** The score being stored, if it belongs to what is shown. */
    tapped: coming && coming.field === field && coming.side === side ? coming.score : null,
    goesByItself,
    counts: countStates(states),
    setOpen,
    setSide,
    setGoesByItself,
    goTo,
    edit,
    turnTo: (next: Field) => setPosition({ no, field: next }),
    async score(score: number) {
      const change = (each: ScoredItem) =>
        section === 'fpd' ? withFoot(each, side, score) : withScore(each, field, score);
      const tap: Tapped = { no, field, side, score, change };
      setTapped(tap);
      if (goesByItself) goAfterScore(change(ahead ?? itemUnder(report, target)));
      await edit(change);
      setTapped((now) => (now === tap ? null : now));
    },
    async skip() {
      if (!(await edit(passedOver))) return;
      if (no < mostItems) goTo(no + 1);
      else setOpen('last');
    },
    async undo() {
      const where = await takeBack();
      if (!where) return;
      if (where.section === section) goTo(where.no, where.field ?? 'score');
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

  /** After a tap on a score: to what is missing of this item, else to the next one; the last one asks. */
  function goAfterScore(scored: ScoredItem) {
    const missing = halvesOf(section).find((half) => scoreIn(scored, half.field) === null);
    if (missing) setPosition({ no, field: missing.field });
    else if (section === 'fpd' && side === 'left' && (scored as Foot).right == null) setSide('right');
    else if (no < mostItems) goTo(no + 1);
    else setOpen('last');
  }
}

const byItselfName = 'scoring.goesByItself';

/** Whether a tap on a score goes on by itself; kept on the device. */
function useGoesByItself(): [boolean, (value: boolean) => void] {
  const kept = useSetting<boolean>(byItselfName) === true;
  return [kept, (value) => void writeSetting(database(), byItselfName, value)];
}
