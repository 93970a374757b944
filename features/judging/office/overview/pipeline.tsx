import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Text } from '#core/texts/text.ts';
import { pipelineCall } from '#features/competition/organiser-calls.ts';
import { type EntryState, entryStateOf, isInSet } from '#features/competition/shared/states.ts';
import { useTexts } from '#features/judging/office/words.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './overview.module.css';

type Edition = OutputOf<typeof pipelineCall>['editions'][number];

interface Step {
  readonly title: Text;
  readonly states: readonly EntryState[];
  /** States that stand beside it, each under its own name. */
  readonly beside: readonly EntryState[];
}

/** Until prizes are given an edition is shown on the way there, afterwards on the way to the last instalment. */
const toPrize: readonly Step[] = [
  { title: { CN: '资格审查', EN: 'Check' }, states: ['SUBMITTED'], beside: ['RETURNED', 'FAILED', 'WITHDRAWN'] },
  { title: { CN: '资格通过', EN: 'Accepted' }, states: ['QUALIFIED'], beside: [] },
  { title: { CN: '初赛', EN: 'First round' }, states: ['PRELIM'], beside: [] },
  { title: { CN: '复赛', EN: 'Semi-final' }, states: ['SEMI'], beside: [] },
  { title: { CN: '总决赛', EN: 'Final' }, states: ['FINAL'], beside: [] },
  { title: { CN: '获奖', EN: 'Awarded' }, states: ['AWARDED'], beside: ['DISQUALIFIED'] },
];
const toReward: readonly Step[] = [
  { title: { CN: '实地考察', EN: 'Field visit' }, states: ['VISIT'], beside: ['AWARDED'] },
  { title: { CN: '获奖材料', EN: 'Material' }, states: ['CHECKING'], beside: ['MATERIAL'] },
  { title: { CN: '现场核对', EN: 'Printed papers' }, states: ['PRINTING'], beside: [] },
  { title: { CN: '兑现审批', EN: 'Claims' }, states: ['CASHOUT'], beside: ['PAPER_DELIVERED'] },
  { title: { CN: '拨付', EN: 'Payment' }, states: ['PAYABLE'], beside: ['TRACKING'] },
  { title: { CN: '完成', EN: 'Done' }, states: ['DONE'], beside: ['DISQUALIFIED'] },
];

/** Editions as lanes of six steps; every number opens its list. */
export function Pipeline() {
  const t = useTexts();
  const found = useOfficeCall(pipelineCall, {});
  return (
    <section className="card">
      <div className="card-head">
        <h2>{t('overview.pipeline')}</h2>
        <span className="muted size-13">{t('overview.pipelineNote')}</span>
      </div>
      {found.isError ? (
        <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <RowSkeleton rows={2} height={88} />
      ) : found.data.editions.length === 0 ? (
        <StatePanel icon="star" title={t('overview.none')} />
      ) : (
        <ul className={styles.lanes}>
          {found.data.editions.map((edition) => (
            <Lane key={edition.id} edition={edition} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Lane({ edition }: { edition: Edition }) {
  const t = useTexts();
  const read = useTextIn();
  const total = edition.states.reduce((sum, { count }) => sum + count, 0);
  const isAwarded = edition.states.some(({ state, count }) => count > 0 && isInSet('awarded', state));
  return (
    <li className={`stack ${styles.lane}`}>
      <div>
        <b>{read(edition.title)}</b>
        <p className="muted size-13">
          <Link to={`/itec/entry?f.edition=${edition.id}`}>{t('overview.entries', { count: total })}</Link>
        </p>
      </div>
      <ol className={styles.steps}>
        {(isAwarded ? toReward : toPrize).map((step) => (
          <StepCell key={step.title.EN} edition={edition} step={step} />
        ))}
      </ol>
    </li>
  );
}

function StepCell({ edition, step }: { edition: Edition; step: Step }) {
  const read = useTextIn();
  const countOf = (states: readonly EntryState[]) =>
    edition.states.reduce((sum, { state, count }) => sum + (states.some((each) => each === state) ? count : 0), 0);
  const pathOf = (states: readonly EntryState[]) =>
    `/itec/entry?f.edition=${edition.id}${states.map((state) => `&f.status=${state}`).join('')}`;
  const count = countOf(step.states);
  const beside = step.beside.filter((state) => countOf([state]) > 0);
  const waits = count > 0 && step.states.some((state) => entryStateOf(state).turn === 'office');
  return (
    <li className={styles.step} data-tone={waits ? 'waits' : count > 0 ? 'done' : 'none'}>
      <span className="size-13">{read(step.title)}</span>
      {count > 0 ? (
        <Link className={styles.count} to={pathOf(step.states)}>
          {count}
        </Link>
      ) : (
        <b className={styles.count}>0</b>
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
