import type { Text } from '#core/texts/text.ts';
import type { Flow } from '#core/workflow/flow.ts';
import { type StateKey, stateKeys } from '#core/workflow/states.ts';

/** One step of the timeline that the applicant sees. */
export interface Stage {
  key: string;
  title: Text;
  who: Text;
  /** Working days promised. */
  days: number;
  states: readonly StateKey[];
}

/** A step of a standard flow: how long it takes, and what differs from its usual wording. */
export type FlowStep = Pick<Stage, 'days'> & Partial<Pick<Stage, 'key' | 'title' | 'who'>>;

/** How experts judge a case. */
export interface ExpertStep {
  /** Code of a scale of the tenant for judging; the version that is published when the first expert is asked is frozen for the case. */
  scale: string;
  /** How many have to hand in scores, of which the highest and the lowest do not count. */
  least: number;
}

interface ReviewSteps {
  /** The employer confirms before the office sees the case. */
  employer?: FlowStep;
  /** Five working days at the service desk, unless said otherwise. */
  acceptance?: FlowStep;
  review: FlowStep;
  /** What follows the review: opinions of experts, a ranking of all that passed, or what another department has to say. */
  joint?:
    | { experts: FlowStep; by: ExpertStep }
    | { ranking: FlowStep }
    | { department: FlowStep & Pick<Stage, 'title' | 'who'> };
  publicNotice?: FlowStep;
  /** From the decision to what it grants; the result is in effect in this step too, unless `afterwards` shows it. */
  result: Omit<Stage, 'states'>;
  afterwards?: Omit<Stage, 'states'>;
  /** The result is offered, and the applicant accepts it or gives it up within the days of its step. */
  isOffer?: boolean;
}

/** Working days in which an applicant submits again what the employer sent back. */
const returnedDays = 10;

const desk = { CN: '人才服务窗口', EN: 'Talent service desk' };
const centre = { CN: '人才服务中心', EN: 'Talent service centre' };
const department = { CN: '主管部门', EN: 'Department in charge' };

/** States that every flow of this kind has beside those of its steps. */
const common: readonly StateKey[] = ['DRAFT', 'REJECTED', 'CLOSED', 'ENDED', 'REVOKED'];

/** The standard flow: apply, acceptance and review, with the steps asked for between and after them; its states, their deadlines and the timeline. */
export function reviewFlow(steps: ReviewSteps): Flow & { stages: readonly Stage[]; experts?: ExpertStep } {
  const timed = timedStages(steps);
  const used = new Set([...common, ...timed.flatMap(({ states }) => states)]);
  return {
    path: stateKeys.filter((key) => used.has(key)),
    // The first state of a stage is where it begins; the others wait for the applicant or stay in effect.
    deadlines: {
      ...Object.fromEntries(
        timed.filter(({ states }) => states[0] !== 'EFFECTIVE').map(({ states, days }) => [states[0], days]),
      ),
      ...(used.has('UNIT_RETURNED') ? { UNIT_RETURNED: returnedDays } : {}),
    },
    maxSupplementRounds: 3,
    supplementDays: 5,
    ...(steps.isOffer ? { isOffer: true } : {}),
    ...(steps.joint && 'by' in steps.joint ? { experts: steps.joint.by } : {}),
    ...(steps.joint && 'ranking' in steps.joint ? { isRanked: true } : {}),
    stages: [applying, ...timed],
  };
}

const applying: Stage = {
  key: 'submit',
  title: { CN: '网上申请', EN: 'Apply online' },
  who: { CN: '申请人', EN: 'You' },
  days: 0,
  states: ['DRAFT'],
};

function timedStages({ employer, acceptance, review, joint, publicNotice, result, afterwards }: ReviewSteps): Stage[] {
  const stage = (step: FlowStep | undefined, usual: Omit<Stage, 'days'>) => (step ? [{ ...usual, ...step }] : []);
  return [
    ...stage(employer, {
      key: 'employer',
      title: { CN: '单位审核', EN: 'Employer' },
      who: { CN: '用人单位', EN: 'Your employer' },
      states: ['UNIT_REVIEW', 'UNIT_RETURNED'],
    }),
    ...stage(acceptance ?? { days: 5 }, {
      key: 'acceptance',
      title: { CN: '受理', EN: 'Acceptance' },
      who: desk,
      states: ['ACCEPTING', 'SUPPLEMENT'],
    }),
    ...stage(review, { key: 'review', title: { CN: '审核', EN: 'Review' }, who: department, states: ['REVIEW'] }),
    ...stage(joint && 'experts' in joint ? joint.experts : undefined, {
      key: 'experts',
      title: { CN: '专家评审', EN: 'Expert review' },
      who: { CN: '评审专家', EN: 'Experts' },
      states: ['JOINT'],
    }),
    ...stage(joint && 'ranking' in joint ? joint.ranking : undefined, {
      key: 'ranking',
      title: { CN: '综合排序', EN: 'Ranking' },
      who: department,
      states: ['JOINT'],
    }),
    ...stage(joint && 'department' in joint ? joint.department : undefined, {
      key: 'department',
      title: { CN: '部门联审', EN: 'Joint review' },
      who: department,
      states: ['JOINT'],
    }),
    ...stage(publicNotice, {
      key: 'publicity',
      title: { CN: '公示', EN: 'Public notice' },
      who: centre,
      states: ['PUBLICITY'],
    }),
    { ...result, states: afterwards ? ['APPROVED'] : ['APPROVED', 'EFFECTIVE'] },
    ...(afterwards ? [{ ...afterwards, states: ['EFFECTIVE' as const] }] : []),
  ];
}
