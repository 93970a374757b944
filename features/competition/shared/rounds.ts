/** Stages of an edition in their order; judges mark in those that have a state of their own. */
export const roundStages = [
  { value: 'APPLY', label: { CN: '报名', EN: 'Registration' } },
  { value: 'CHECK', label: { CN: '资格审查', EN: 'Eligibility check' } },
  { value: 'PRELIM', label: { CN: '初赛', EN: 'First round' } },
  { value: 'SEMI', label: { CN: '复赛', EN: 'Semi-final' } },
  { value: 'FINAL', label: { CN: '总决赛', EN: 'Final' } },
  { value: 'VISIT', label: { CN: '考察与签约', EN: 'Visits and contracts' } },
] as const;

export type RoundStage = (typeof roundStages)[number]['value'];

export const roundKinds = [
  { value: 'PAPER', label: { CN: '网络评审', EN: 'On paper' } },
  { value: 'ONLINE', label: { CN: '线上路演', EN: 'Online pitch' } },
  { value: 'ROADSHOW', label: { CN: '现场路演', EN: 'On stage' } },
] as const;

export type RoundKind = (typeof roundKinds)[number]['value'];
