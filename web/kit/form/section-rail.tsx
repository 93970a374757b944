import { type ReactNode, useEffect, useRef } from 'react';
import { type Locale, textIn } from '#core/texts/text.ts';
import { Button, IconButton } from '#web/kit/controls/button.tsx';
import { ProgressRing, type RailStep, StepRail } from '#web/kit/pieces/progress/step-rail.tsx';
import { Icon } from '../marks/icon.tsx';
import type { DraftState } from './drafts/draft-state.ts';
import styles from './form-editor.module.css';
import type { SectionView } from './form-state.ts';
import { SavedLine } from './saved-line.tsx';
import { useFormWords } from './words.ts';

/** Name of the last step, which is no section. */
export const checkStep = 'check';

interface RailProps {
  views: readonly SectionView[];
  current: string;
  state: DraftState;
  locale: Locale;
  unlocked: readonly string[] | null;
  isPart: boolean;
  onChoose: (key: string) => void;
  foot?: ReactNode;
}

/** The sections with their states, beside the form. */
export function SectionRail(props: RailProps) {
  const rail = useRef<HTMLDivElement>(null);
  // A rail longer than the window scrolls by itself: the present step and the next stay in view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the present step is what changes
  useEffect(() => {
    const step = rail.current?.querySelector('[aria-current]')?.closest('li');
    if (rail.current && step) showWithin(rail.current, step);
  }, [props.current]);
  return (
    <div ref={rail} className={`${styles.rail} unprinted`}>
      <RailInside {...props} />
    </div>
  );
}

/** Scrolls a box, never the page, until one of its parts and another of its height are in view. */
function showWithin(box: HTMLElement, part: Element) {
  const [around, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  const below = inner.bottom + inner.height - Math.min(around.bottom, window.innerHeight);
  const above = around.top - inner.top + inner.height;
  if (below > 0) box.scrollTop += below;
  else if (above > 0) box.scrollTop -= above;
}

/** The same on a phone: one line at the bottom, and all of it in a sheet. */
export function SectionBar(props: RailProps) {
  const t = useFormWords();
  const sheet = useRef<HTMLDialogElement>(null);
  const { views, current, state, locale, onChoose } = props;
  const steps = useSteps(props);
  const at = steps.findIndex((step) => step.key === current);
  const step = steps[at];
  const choose = (key: string) => {
    sheet.current?.close();
    onChoose(key);
  };
  return (
    <div className={`${styles.bar} unprinted`}>
      <button type="button" className={styles.now} onClick={() => sheet.current?.showModal()}>
        <ProgressRing {...countOf(views)} size={44} />
        <span>
          <b>
            {at + 1}. {step?.title}
          </b>
          <small>
            {step?.state === 'bad' && <em>{step.words}</em>}
            <SavedLine state={state} />
          </small>
        </span>
      </button>
      <Button small onClick={() => sheet.current?.showModal()}>
        <Icon name="list" size={16} />
        {t('rail.all')}
      </Button>
      <dialog ref={sheet} className={`whole on-card ink ${styles.sheet}`} aria-label={t('rail.all')}>
        <header className="row apart">
          <h2 className="title-20">{t('rail.all')}</h2>
          <IconButton label={t('rail.close')} onClick={() => sheet.current?.close()}>
            <Icon name="close" size={24} />
          </IconButton>
        </header>
        <RailInside {...props} locale={locale} onChoose={choose} />
      </dialog>
    </div>
  );
}

function RailInside(props: RailProps) {
  const t = useFormWords();
  const { views, current, state, onChoose, foot } = props;
  const { done, total } = countOf(views);
  return (
    <>
      <div className={`row gap-14 below-16 ${styles.progress}`}>
        <ProgressRing done={done} total={total} />
        <div>
          <b className="block">{t('rail.done', { done, total })}</b>
          <SavedLine state={state} />
        </div>
      </div>
      <StepRail steps={useSteps(props)} current={current} onChoose={onChoose} label={t('rail.label')} />
      {foot && <div className={`stack gap-2 above-16 ${styles.foot}`}>{foot}</div>}
    </>
  );
}

function useSteps({ views, locale, unlocked, isPart }: RailProps): RailStep[] {
  const t = useFormWords();
  const wordsOf = (view: SectionView) => {
    if (!view.isOpen) return t('rail.locked');
    if (view.state === 'bad') return t('rail.wrong', { count: view.wrong });
    if (unlocked !== null) {
      const count = unlocked.filter((path) => path.startsWith(`${view.section.key}.`)).length;
      return t('rail.toCorrect', { count });
    }
    if (view.state === 'done') return view.isUntouched ? t('rail.skipped') : t('rail.complete');
    if (view.state === 'empty') return t(view.told.length === 0 ? 'rail.optional' : 'rail.empty');
    return t('rail.part', { count: view.told.length });
  };
  const open = views.filter((view) => view.isOpen && view.told.length > 0).length;
  const ready = isPart ? 'rail.checkPart' : unlocked === null ? 'rail.checkNow' : 'rail.checkReplies';
  return [
    ...views.map((view) => ({
      key: view.section.key,
      title: textIn(view.section.title, locale),
      words: wordsOf(view),
      state: view.state,
    })),
    {
      key: checkStep,
      title: t(unlocked === null && !isPart ? 'rail.check' : 'rail.checkOnly'),
      words: open > 0 ? t('rail.checkLater', { count: open }) : t(ready),
      state: 'empty' as const,
    },
  ];
}

function countOf(views: readonly SectionView[]): { done: number; total: number } {
  return { done: views.filter(({ state }) => state === 'done').length, total: views.length };
}
