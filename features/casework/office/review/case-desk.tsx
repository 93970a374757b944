import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useReview } from '#features/casework/office/experts/use-review.ts';
import { CaseChecks } from '#features/casework/office/joint/case-checks.tsx';
import { jointFoot } from '#features/casework/office/joint/joint-foot.ts';
import { countChecks, useChecks } from '#features/casework/office/joint/use-checks.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { isWithOffice } from '#features/casework/shared/case-views.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTabTitle } from '#web/office/shell/page.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { CaseFoot } from './case-foot.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseLog } from './case-log.tsx';
import { openItem } from './case-model.ts';
import { CaseSiblings } from './case-siblings.tsx';
import { CorrectionPane, DuplicateNotice, unfinishedOf } from './corrections/correction-pane.tsx';
import { DraftConflicts } from './corrections/draft-conflicts.tsx';
import { ReusePanel } from './corrections/reuse-panel.tsx';
import styles from './desk.module.css';
import { FieldPane } from './field-pane.tsx';
import { FilePane } from './file-pane.tsx';
import { ProposalNotice } from './proposal-notice.tsx';
import { RequestNotice } from './request-notice.tsx';
import { StandingNotice } from './standing-notice.tsx';
import { StepBar } from './step-bar.tsx';
import { type Desk, useCase } from './use-case.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { openAnswers } from './views/feet.tsx';
import { ExpertPane, JointPane, ScorePane } from './views/late-panes.ts';
import { useViews } from './views/use-views.tsx';
import { type CaseView, ViewStrip, type ViewTab } from './views/view-strip.tsx';

type PhoneTab = CaseView | 'files' | 'items' | 'log';

interface CaseDeskProps {
  id: string;
  isNarrow: boolean;
  onClose: () => void;
  /** Opens the case after this one. */
  onNext: () => void;
}

/** One case: fields, files and correction items beside each other; on a phone one after the other. */
export function CaseDesk({ id, isNarrow, onClose, onNext }: CaseDeskProps) {
  const t = useTexts();
  const opening = useCase(id);
  const { found, data, counts, draft: typed } = opening;
  useTabTitle(data ? { CN: `审核·${data.applicant}`, EN: `Review · ${data.applicant}` } : undefined);

  // Without a network what was read stays, and what is typed is kept.
  const isAway = found.error?.key === 'NETWORK' || found.error?.key === 'TIMEOUT';
  if (found.isError && !(data && isAway))
    return (
      <div className="middle">
        {found.error.key === 'NOT_FOUND' || found.error.key === 'INVALID' ? (
          <StatePanel icon="search" title={t('review.gone')} hint={t('review.goneHint')}>
            <Button onClick={onClose}>{t('review.toQueue')}</Button>
          </StatePanel>
        ) : (
          <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />
        )}
      </div>
    );
  if (opening.definition.isFailed)
    return <FailedPanel title={t('review.formFailed')} onRetry={opening.definition.retry} />;
  if (!data || !counts || !typed || (!opening.programme && findHead(data.programme)))
    return (
      <div className={`column slim ${styles.case}`}>
        <RowSkeleton rows={14} height={44} />
      </div>
    );

  return <OpenDesk desk={{ ...opening, draft: typed }} {...{ isNarrow, onClose, onNext }} />;
}

function OpenDesk({ desk, isNarrow, onClose, onNext }: Omit<CaseDeskProps, 'id'> & { desk: Desk }) {
  const t = useTexts();
  const read = useTextIn();
  const [focus, setFocus] = useState<string | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [fileAt, setFileAt] = useState(0);
  const [tab, setTab] = useState<PhoneTab>('fields');
  const [view, setView] = useState<CaseView>('fields');
  const [beside, setBeside] = useState<string | null>(null);
  const { files } = desk;
  const data = desk.data!;
  const counts = desk.counts!;
  const look = (path: string) => {
    setFocus(path);
    const at = files.findIndex((each) => each.path === path);
    if (at >= 0) setFileAt(at);
  };
  const compare = (other: string) => {
    setBeside(other);
    if (isNarrow) setTab('duplicates');
    else setView('duplicates');
  };
  const open = (key: CaseView) => {
    // One begins at what waits.
    const [first] = key === 'changes' ? openAnswers(desk) : [];
    if (first !== undefined && focus === null) look(first);
    if (isNarrow) setTab(key);
    else setView(key);
  };
  const startItem = (path: string) => {
    look(path);
    setDraft(openItem(data, path) ? null : path);
    if (isNarrow) setTab('items');
    else setView('fields');
  };
  useDeskKeys({ desk, focus, look, fix: startItem, fileAt, showFile: setFileAt });
  const fields = <FieldPane desk={desk} focus={focus} onLook={look} onFix={startItem} />;
  const filePane = <FilePane desk={desk} at={fileAt} onAt={setFileAt} onFix={startItem} />;
  const items = <CorrectionPane desk={desk} draft={draft} focus={focus} onLook={look} onDraft={setDraft} />;
  const reuse = !data.isPayer && <ReusePanel key={data.id} id={data.id} />;
  const asks = useChecks(desk);
  const checks = !data.isPayer && <CaseChecks key={`checks ${data.id}`} desk={desk} />;
  const toFix = counts.fix + counts.answered + unfinishedOf(desk).length;
  // In joint review nothing is sent back: what departments say stands where corrections do.
  const isJoint = data.state === 'JOINT' && toFix === 0 && desk.programme?.departments !== undefined;
  const asked = useReview(desk);
  const { review, isScored } = asked;
  const own = review?.own?.state === 'ASKED' ? review.own : null;
  // Whoever has still to score has the form beside fields and files.
  const scoring = review && own && <ScorePane key={`score ${data.id}`} {...{ desk, review, own }} onGone={onClose} />;
  const isReviewed = isScored && (review !== null || data.state === 'JOINT');
  const experts = isReviewed && (
    <ExpertPane {...{ caseId: data.id, asked, isNarrow }} least={desk.programme!.experts!.least} />
  );
  const count = review ? `${review.given}/${review.asked}` : '';
  const log = <CaseLog desk={desk} isWhole={isNarrow} />;
  const siblings = <CaseSiblings desk={desk} />;
  const views = useViews({
    desk,
    focus,
    beside,
    isNarrow,
    papers: filePane,
    onLook: look,
    onFix: startItem,
    onBeside: setBeside,
  });
  const { departments } = desk.programme ?? {};
  const answers = asks.data?.checks ?? [];
  const joint: ViewTab[] =
    departments && !data.isPayer
      ? [
          {
            key: 'joint',
            name: t('joint.tab'),
            count: answers.length > 0 ? `${countChecks(answers).answered}/${answers.length}` : departments.length,
            isWaiting: countChecks(answers).found > 0,
            pane: <JointPane desk={desk} beside={isNarrow ? null : experts || filePane} />,
            beside: null,
            tools: isReviewed && <small className="size-12 muted">{t('joint.both')}</small>,
            ...(asks.data && answers.length > 0 && { foot: jointFoot({ t, read, checks: asks.data, review }) }),
          },
        ]
      : [];
  const seen: ViewTab[] = [
    { key: 'fields', name: t('review.fields'), count: counts.unchecked, isWaiting: false, pane: fields },
    ...views,
    ...joint,
    ...(experts
      ? [
          {
            key: 'experts' as const,
            name: t('experts.title'),
            count,
            isWaiting: own !== null,
            pane: isNarrow ? scoring || experts : experts,
            beside: null,
          },
        ]
      : []),
  ];
  const shown = seen.find(({ key }) => key === view) ?? seen[0]!;
  const tabs: [PhoneTab, string, string | number, ReactNode][] = [
    ['fields', t('review.fields'), counts.unchecked, fields],
    ['files', t('review.files'), files.length, filePane],
    ...(isJoint
      ? []
      : [['items', t('review.corrections'), toFix, items] satisfies [PhoneTab, string, number, ReactNode]]),
    ...seen
      .slice(1)
      .map(({ key, name, count: own, pane }): [PhoneTab, string, string | number, ReactNode] => [key, name, own, pane]),
    [
      'log',
      t('review.log'),
      data.events.length,
      <>
        {siblings}
        {reuse}
        {log}
      </>,
    ],
  ];
  return (
    <div className={`column slim ${styles.case}`}>
      <CaseHead desk={desk} isNarrow={isNarrow} onClose={onClose} />
      <StepBar found={data} programme={desk.programme} />
      <RequestNotice desk={desk} onDone={onNext} />
      <ProposalNotice desk={desk} />
      <StandingNotice found={data} isRanked={desk.programme?.isRanked === true} />
      <DraftConflicts desk={desk} />
      {!desk.isHeld && desk.canTake && isWithOffice(data) && (
        <div className={`notice info rigid ${styles.claimFirst}`}>
          <Icon name="info" /> {t('review.claimFirst')}
        </div>
      )}
      {data.isPayer && (
        <div className={`notice info rigid ${styles.claimFirst}`}>
          <Icon name="info" /> {t(desk.sections.length > 0 ? 'review.payerPart' : 'review.payerNothing')}
        </div>
      )}
      {!isNarrow && !data.isPayer && <ViewStrip tabs={seen} view={shown.key} onView={open} />}
      {isNarrow ? (
        <>
          <div className={`stack ${styles.phoneTabs}`} role="tablist">
            {tabs.map(([key, name, count]) => (
              <button
                className="anchor bare"
                key={key}
                type="button"
                role="tab"
                aria-selected={tab === key}
                onClick={() => (isPhoneOnly(key) ? setTab(key) : open(key))}
              >
                {name} <em className="size-12 muted">{count}</em>
              </button>
            ))}
          </div>
          <div role="tabpanel">
            {tab === 'items' && <DuplicateNotice desk={desk} onBeside={compare} />}
            {tabs.find(([key]) => key === tab)?.[3]}
          </div>
        </>
      ) : shown.key !== 'fields' && shown.beside === null ? (
        <div className="column fills-down">{shown.pane}</div>
      ) : shown.key !== 'fields' ? (
        <div className={`stack fills-down ${styles.besideFile}`}>
          {shown.pane}
          {shown.beside ?? filePane}
        </div>
      ) : (
        <div className={`stack fills-down ${styles.panes}`}>
          {fields}
          {filePane}
          <aside className={`column clip ${styles.right}`}>
            <DuplicateNotice desk={desk} onBeside={compare} />
            {scoring || (
              <>
                {checks}
                {!isJoint && items}
                {siblings}
                {reuse}
                {log}
              </>
            )}
          </aside>
        </div>
      )}
      <CaseFoot
        desk={desk}
        foot={seen.find(({ key }) => key === (isNarrow ? tab : shown.key))?.foot}
        onView={open}
        onDone={onNext}
      />
    </div>
  );
}

function isPhoneOnly(tab: PhoneTab): tab is Exclude<PhoneTab, CaseView> {
  return tab === 'files' || tab === 'items' || tab === 'log';
}
