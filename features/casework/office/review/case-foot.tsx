import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { type ActionDefinition, actions } from '#core/workflow/actions.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { KeptLine } from '#web/office/kept/kept-line.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { Can, useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { usePageKeys } from '#web/office/shell/page-keys.ts';
import { useTextIn } from '#web/office/texts.ts';
import { actionName } from './case-log.tsx';
import { type Case, itemsToFix } from './case-model.ts';
import { unfinishedOf } from './corrections/correction-pane.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import styles from './desk.module.css';
import { HandOver } from './hand-over.tsx';
import type { Desk } from './use-case.ts';
import type { CaseView, ViewFoot } from './views/view-strip.tsx';

interface CaseFootProps {
  desk: Desk;
  /** What the open view has there of its own. */
  foot: ViewFoot | undefined;
  onView: (view: CaseView) => void;
  onDone: () => void;
}

/** Progress, an opinion of one's own, and the decisions; what is blocked says why. */
export function CaseFoot({ desk, foot, onView, onDone }: CaseFootProps) {
  const t = useTexts();
  const read = useTextIn();
  const confirm = useConfirm();
  const [asked, setAsked] = useState<string | null>(null);
  const [isHanding, setHanding] = useState(false);
  const found = desk.data!;
  const counts = desk.counts!;
  const opinion = desk.draft.text('opinion', 'text');
  const definitionOf = (key: string) => (actions as Readonly<Record<string, ActionDefinition>>)[key];
  const open = itemsToFix(found).length;
  const unfinished = unfinishedOf(desk).length;
  // A request of the applicant is answered where it stands.
  const offered = desk.isHeld ? found.actions.filter((each) => !each.action.endsWith('-withdrawal')) : [];
  // Experts give their opinion without holding the case; those who score it say it there.
  const userId = useSession((session) => session.user?.userId);
  const scores = desk.programme?.experts !== undefined && found.judges.some((judge) => judge.id === userId);
  const mayOpine = (useCan('Mgr.Apply.judge') || desk.isMine) && !scores;
  const ask = offered.find((each) => each.action === 'ask');
  const negative = offered.filter(
    (each) => definitionOf(each.action)?.isNegative || definitionOf(each.action)?.needsReason,
  );
  const positive = offered.filter((each) => each !== ask && !negative.includes(each));

  const done = (action: string, how: 'done' | 'proposed' = 'done') => {
    const name = actionName(action, read);
    toast.success(
      how === 'proposed' ? t('proposal.proposed', { action: name }) : t('review.decided', { action: name }),
    );
    if (how === 'proposed') return;
    // What is accepted is reviewed next, by the same reader.
    if (action !== 'accept') onDone();
  };
  const decide = async (action: string) => {
    const name = actionName(action, read);
    const isSure = await confirm({
      title: t('review.positiveTitle', { action: name }),
      ...(counts.unchecked > 0 ? { text: t('review.positiveText', { count: counts.unchecked }) } : {}),
      ok: name,
    });
    const how = isSure && (await desk.decide(action));
    if (how) done(action, how);
  };
  const giveBack = async () => {
    const isSure = await confirm({
      title: t('review.returnTitle', { count: open }),
      text:
        unfinished > 0
          ? `${t('review.returnText')}${t('kept.unfinishedText', { count: unfinished })}`
          : t('review.returnText'),
      ok: t('review.returnItems', { count: open }),
    });
    if (isSure && (await desk.decide('ask'))) done('ask');
  };
  const noteOpinion = async () => {
    if (opinion.trim() !== '') await desk.opine(opinion.trim());
  };
  const [best] = positive;
  const conclude = () => {
    if (ask && open > 0 && ask.blockedBy === null) void giveBack();
    else if (best?.why) toast.info(read(best.why));
    else if (best) void decide(best.action);
  };
  usePageKeys([
    { key: 'd', meaning: t('review.keyDecide'), run: best || (ask && open > 0) ? conclude : undefined },
    { key: 'n', meaning: t('review.keyNextCase'), run: onDone },
  ]);
  const parts = foot?.parts ?? [
    { key: 'ok', count: counts.verified, word: t('review.ok'), tone: 'ok' },
    { key: 'fix', count: counts.fix + counts.answered, word: t('review.fix'), tone: 'fix' },
    { key: 'left', count: counts.unchecked, word: t('review.left'), tone: 'left' },
  ];
  const isLed = Boolean(foot?.lead);
  const blocked = positive.find((each) => each.blockedBy !== null);
  return (
    <footer className={`row gap-8 rigid ruled ${styles.foot}`} data-led={isLed || undefined}>
      <div className={`rigid ${styles.progress}`}>
        <span className={`line clip ${styles.bar}`} aria-hidden="true">
          {parts.map(({ key, count, tone }) => (
            <i key={key} data-part={tone} style={{ flexGrow: count }} />
          ))}
        </span>
        <small className="line gap-8 size-12 muted on-one-line">
          {parts.map(({ key, count, word, tone }) => (
            <span key={key}>
              <b className="ink" data-part={count > 0 ? tone : undefined}>
                {count}
              </b>{' '}
              {word}
            </span>
          ))}
        </small>
      </div>
      {foot?.note && (
        <p className={`row gap-8 fills size-12-5 muted wide-only ${styles.note}`}>
          <Icon name="info" size={14} /> {foot.note}
        </p>
      )}
      {!foot?.note && (
        <Input
          className={`${styles.opinion} wide-only`}
          maxLength={4000}
          disabled={!mayOpine}
          placeholder={t('review.opinionHint')}
          aria-label={t('review.opinionHint')}
          value={opinion}
          onChange={(event) => desk.draft.putText('opinion', 'text', event.target.value)}
          onPressEnter={() => void noteOpinion()}
          suffix={
            opinion.trim() !== '' && (
              <button type="button" className="link" onClick={() => void noteOpinion()}>
                {t('review.opinionSave')}
              </button>
            )
          }
        />
      )}
      {(desk.draft.isAny || desk.draft.state.status !== 'saved') && (
        <span className={styles.kept}>
          <KeptLine state={desk.draft.state} isLasting={desk.draft.isLasting} />
        </span>
      )}
      {!foot && (
        <Can code="Mgr.Apply.assign">
          <Button className="wide-only" icon={<Icon name="swap" />} onClick={() => setHanding(true)}>
            {t('review.handOver')}
          </Button>
        </Can>
      )}
      {foot?.moves}
      {negative.slice(0, 1).map((each) => (
        <Button
          key={each.action}
          danger
          className="wide-only"
          disabled={each.blockedBy !== null}
          onClick={() => setAsked(each.action)}
        >
          {actionName(each.action, read)}
        </Button>
      ))}
      {negative.length > 1 && (
        <Select
          className="wide-only"
          aria-label={t('review.more')}
          value={null}
          placeholder={t('review.more')}
          popupMatchSelectWidth={false}
          options={negative.slice(1).map((each) => ({
            value: each.action,
            label: actionName(each.action, read),
            disabled: each.blockedBy !== null,
          }))}
          onChange={(action: string) => setAsked(action)}
        />
      )}
      {blocked && <BlockReason action={blocked} onView={onView} />}
      {positive.map((each) => (
        <span key={each.action} className={`row gap-8 ${styles.positive}`}>
          <Button
            type={open === 0 && !isLed ? 'primary' : 'default'}
            disabled={each.blockedBy !== null}
            aria-describedby={each === blocked ? 'blocked-reason' : undefined}
            loading={desk.busy === each.action}
            onClick={() => void decide(each.action)}
          >
            {actionName(each.action, read)}
          </Button>
        </span>
      ))}
      {ask && open > 0 && (
        <Button
          type={isLed ? 'default' : 'primary'}
          disabled={ask.blockedBy !== null}
          loading={desk.busy === 'ask'}
          onClick={() => void giveBack()}
        >
          {t('review.returnItems', { count: open })}
        </Button>
      )}
      {foot?.lead}
      {asked !== null && (
        <DecisionDialog
          desk={desk}
          action={asked}
          onDone={() => {
            done(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {isHanding && <HandOver desk={desk} onClose={() => setHanding(false)} />}
    </footer>
  );
}

/** Where somebody concludes on what keeps a case from being approved. */
const concludedIn: Readonly<Record<string, CaseView>> = { DUPLICATES_OPEN: 'duplicates', FINDINGS_OPEN: 'dossier' };

/** Why a step cannot be taken, in the words by which it would be refused, and the way to what is open. */
function BlockReason({
  action: { blockedBy, why },
  onView,
}: {
  action: Case['actions'][number];
  onView: (view: CaseView) => void;
}) {
  const t = useTexts();
  const read = useTextIn();
  const view = concludedIn[blockedBy ?? ''];
  return (
    <small className={`size-12 muted ${styles.why}`} id="blocked-reason">
      {why && read(why)}{' '}
      {view && (
        <button type="button" className="link" onClick={() => onView(view)}>
          {t('review.goConclude')}
        </button>
      )}
    </small>
  );
}
