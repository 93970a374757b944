/** A batch of the demo. */
export interface DemoBatch {
  readonly scene: string;
  readonly CN: string;
  readonly EN: string;
  readonly codes: number;
  readonly usesEach: number;
  /** How many people use them, where so many are let in. */
  readonly used: number;
  /** Days from today. */
  readonly from: number;
  readonly to: number;
  readonly isOff?: true;
}

/** One at least of each scene and in each state. */
export const demoBatches: readonly DemoBatch[] = [
  {
    scene: 'ACTIVITY',
    CN: '企业人才专员培训嘉宾',
    EN: 'Guests of the talent officers’ training',
    codes: 12,
    usesEach: 1,
    used: 7,
    from: -4,
    to: 10,
  },
  { scene: 'COURSE', CN: '单位专班', EN: 'Company class', codes: 1, usesEach: 6, used: 6, from: -28, to: 32 },
  {
    scene: 'JUDGE',
    CN: '复赛评委 A 组',
    EN: 'Judges of the semi-final, group A',
    codes: 7,
    usesEach: 1,
    used: 0,
    from: -11,
    to: 18,
  },
  {
    scene: 'COMPANY_BIND',
    CN: '单位经办人变更',
    EN: 'New agent of a company',
    codes: 1,
    usesEach: 1,
    used: 0,
    from: -3,
    to: 4,
  },
  {
    scene: 'INVITE',
    CN: '海外专家云汀行',
    EN: 'Overseas experts in Yunting',
    codes: 20,
    usesEach: 2,
    used: 11,
    from: -20,
    to: 12,
  },
  {
    scene: 'ACTIVITY',
    CN: '招聘会企业入场',
    EN: 'Companies at the job fair',
    codes: 50,
    usesEach: 2,
    used: 0,
    from: 2,
    to: 4,
  },
  {
    scene: 'COURSE',
    CN: '申报辅导内测',
    EN: 'Trial of the application course',
    codes: 1,
    usesEach: 20,
    used: 4,
    from: -17,
    to: 1,
    isOff: true,
  },
  {
    scene: 'INVITE',
    CN: '春季招聘赋能者',
    EN: 'Supporters of the spring recruitment',
    codes: 100,
    usesEach: 2,
    used: 8,
    from: -80,
    to: -20,
  },
];
