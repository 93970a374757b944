import { Segmented } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Text } from '#core/texts/text.ts';
import { pipelineCall } from '#features/competition/organiser-calls.ts';
import { entryGroups, type GroupKey } from '#features/competition/shared/edition.ts';
import type { RoundStage } from '#features/competition/shared/rounds.ts';
import { type EntryState, entryStateOf, isInSet } from '#features/competition/shared/states.ts';
import { ShareBar } from '#features/judging/office/round-head.tsx';
import { shareOf } from '#features/judging/office/shares.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './overview.module.css';

type Edition = OutputOf<typeof pipelineCall>['editions'][number];

/** A judging as the list has it. */
export interface Judged {
  readonly id: string;
  readonly status: string;
  readonly title: Text;
  readonly edition: string;
  readonly editionTitle: Text;
  readonly stage: string;
  readonly given: number;
  readonly submitted: number;
}

interface Step {
  readonly title: Text;
  readonly states: readonly EntryState[];
  /** States that stand beside it, each under its own name. */
  readonly beside: readonly EntryState[];
  /** The round whose days it takes. */
  readonly round?: RoundStage;
}

/** Until prizes are given an edition is shown on the way there, afterwards on the way to the last instalment. */
const toPrize: readonly Step[] = [
  {
    title: { CN: '资格审查', EN: 'Check' },
    states: ['SUBMITTED'],
    beside: ['RETURNED', 'FAILED', 'WITHDRAWN'],
    round: 'CHECK',
  },
  { title: { CN: '资格通过', EN: 'Accepted' }, states: ['QUALIFIED'], beside: [] },
  { title: { CN: '初赛', EN: 'First round' }, states: ['PRELIM'], beside: [], round: 'PRELIM' },
  { title: { CN: '复赛', EN: 'Semi-final' }, states: ['SEMI'], beside: [], round: 'SEMI' },
  { title: { CN: '总决赛', EN: 'Final' }, states: ['FINAL'], beside: [], round: 'FINAL' },
  { title: { CN: '获奖', EN: 'Awarded' }, states: ['AWARDED'], beside: ['DISQUALIFIED'] },
];
const toReward: readonly Step[] = [
  { title: { CN: '实地考察', EN: 'Field visit' }, states: ['VISIT'], beside: ['AWARDED'], round: 'VISIT' },
  { title: { CN: '获奖材料', EN: 'Material' }, states: ['CHECKING'], beside: ['MATERIAL'] },
  { title: { CN: '现场核对', EN: 'Printed papers' }, states: ['PRINTING'], beside: [] },
  { title: { CN: '兑现审批', EN: 'Claims' }, states: ['CASHOUT'], beside: ['PAPER_DELIVERED'] },
  { title: { CN: '拨付', EN: 'Payment' }, states: ['PAYABLE'], beside: ['TRACKING'] },
  { title: { CN: '完成', EN: 'Done' }, states: ['DONE'], beside: ['DISQUALIFIED'] },
];

/** Editions as lanes of six steps, of one group or all; every number opens its list. */
export function Pipeline({ judged }: { judged: readonly Judged[] }) {
  const t = useTexts();
  const read = useTextIn();
  const [group, setGroup] = useState<GroupKey | ''>('');
  const found = useOfficeCall(pipelineCall, group ? { group } : {});
  return (
    <section className="card">
      <div className="card-head wraps">
        <h2>{t('overview.pipeline')}</h2>
        <span className="muted size-13">{t('overview.pipelineNote')}</span>
        <span className="grow" />
        <Segmented
          aria-label={t('overview.group')}
          value={group}
          options={[
            { value: '' as const, label: t('overview.all') },
            ...entryGroups.map(({ value, label }) => ({ value, label: read(label) })),
          ]}
          onChange={setGroup}
        />
      </div>
      {found.isError ? (
        <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <RowSkeleton rows={3} height={112} />
      ) : found.data.editions.length === 0 ? (
        <StatePanel icon="star" title={t('overview.none')} />
      ) : (
        <ul className={styles.lanes}>
          {found.data.editions.map((edition) => (
            <Lane
              key={edition.id}
              edition={edition}
              group={group}
              open={judged.filter((each) => each.edition === edition.id && each.status === 'OPEN')}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface LaneProps {
  readonly edition: Edition;
  readonly group: GroupKey | '';
  /** What is judged in it now. */
  readonly open: readonly Judged[];
}

function Lane({ edition, group, open }: LaneProps) {
  const t = useTexts();
  const read = useTextIn();
  const total = edition.states.reduce((sum, { count }) => sum + count, 0);
  const isAwarded = edition.states.some(({ state, count }) => count > 0 && isInSet('awarded', state));
  const path = `/itec/entry?f.edition=${edition.id}${group && `&f.group=${group}`}`;
  return (
    <li className={`stack ${styles.lane}`}>
      <div>
        <b>{read(edition.title)}</b>
        <p className="muted size-13">
          <Link to={path}>{t('overview.entries', { count: total })}</Link>
        </p>
      </div>
      <ol className={styles.steps}>
        {(isAwarded ? toReward : toPrize).map((step) => (
          <StepCell
            key={step.title.EN}
            edition={edition}
            step={step}
            path={path}
            judged={open.find(({ stage }) => stage === step.round)}
          />
        ))}
      </ol>
    </li>
  );
}

interface StepCellProps {
  readonly edition: Edition;
  readonly step: Step;
  /** The list of its entries. */
  readonly path: string;
  readonly judged: Judged | undefined;
}

function StepCell({ edition, step, path, judged }: StepCellProps) {
  const t = useTexts();
  const read = useTextIn();
  const countOf = (states: readonly EntryState[]) =>
    edition.states.reduce((sum, { state, count }) => sum + (states.some((each) => each === state) ? count : 0), 0);
  const pathOf = (states: readonly EntryState[]) => `${path}${states.map((state) => `&f.status=${state}`).join('')}`;
  const count = countOf(step.states);
  const beside = step.beside.filter((state) => countOf([state]) > 0);
  const waits = count > 0 && step.states.some((state) => entryStateOf(state).turn === 'office');
  const round = edition.rounds.find(({ stage }) => stage === step.round);
  return (
    <li className={styles.step} data-tone={judged ? 'runs' : waits ? 'waits' : count > 0 ? 'done' : 'none'}>
      <span className="row wraps apart gap-4-12 size-13">
        {read(step.title)}
        {round && <span className={`size-12 ${styles.when}`}>{whenOf(round)}</span>}
      </span>
      {count > 0 ? (
        <Link className={styles.count} to={pathOf(step.states)}>
          {count}
        </Link>
      ) : (
        <b className={styles.count}>0</b>
      )}
      {judged && (
        <>
          <ShareBar share={shareOf(judged)} />
          <Link className="size-12" to={`/itec/judge?id=${judged.id}&tab=panel`}>
            {t('overview.sheets', { submitted: judged.submitted, given: judged.given })}
          </Link>
        </>
      )}
      {!judged && count === 0 && round?.promotes && (
        <span className="muted size-12">{t('overview.promotes', { count: round.promotes })}</span>
      )}
      <span className="row wraps gap-4-12 size-12">
        {beside.map((state) => (
          <Link key={state} to={pathOf([state])}>
            {read(entryStateOf(state).name)} {countOf([state])}
          </Link>
        ))}
      </span>
    </li>
  );
}

/** The days of a round, without the year: `03-01 – 03-19`. */
function whenOf({ startsOn, endsOn }: Edition['rounds'][number]): string {
  const [from, to] = [startsOn.slice(5), endsOn.slice(5)];
  return from === to ? from : `${from} – ${to}`;
}
