import { declareMessages } from '#core/messages/message.ts';

const toApplicant = {
  to: { CN: '申请人', EN: 'the applicant' },
  channels: ['INSIDE', 'MAIL'],
  page: '/personal/declare/{id}',
  link: { CN: '查看办理进度', EN: 'See the progress' },
} as const;

const toObjector = {
  to: { CN: '异议人', EN: 'whoever objected' },
  channels: ['INSIDE', 'MAIL'],
  page: '/objection?no={no}&code={code}',
  link: { CN: '查看异议进展', EN: 'See how it stands' },
} as const;

const toOfficer = {
  to: { CN: '公示经办人', EN: 'the officer of the public notice' },
  channels: ['INSIDE'],
  page: '/apply/objection?id={id}',
} as const;

/** What the applicant is told of the public notice that names their case. */
export const noticeMessages = declareMessages('PUBLICITY', {
  opened: {
    ...toApplicant,
    title: { CN: '您的申报已列入公示', EN: 'Your application is on public notice' },
    body: {
      CN: '您的“{programme}”申报（{no}）已列入公示，公示期至 {day}。期满无异议即予通过。',
      EN: 'Your application “{programme}” ({no}) is on public notice until {day}. Without an upheld objection it is approved then.',
    },
  },
  held: {
    ...toApplicant,
    title: { CN: '公示收到异议，申报暂停', EN: 'Somebody objected: your application is on hold' },
    body: {
      CN: '您的“{programme}”申报（{no}）在公示中收到异议，办结前暂停。异议内容：{reason}',
      EN: 'Somebody objected to your application “{programme}” ({no}). It is on hold until that is decided. The objection: {reason}',
    },
  },
  asked: {
    ...toApplicant,
    title: { CN: '异议正在核查，请说明情况', EN: 'An objection is looked into: please state your view' },
    body: {
      CN: '对您的“{programme}”申报（{no}）的异议正在核查，涉及：{reason}。您可以在 {day} 前说明情况并附材料。',
      EN: 'An objection to your application “{programme}” ({no}) is looked into. It is about: {reason}. You can state your view with documents until {day}.',
    },
  },
  unfounded: {
    ...toApplicant,
    title: { CN: '异议不成立', EN: 'An objection was dismissed' },
    body: {
      CN: '对您的“{programme}”申报（{no}）的异议已查明不成立，申报不受影响。结论：{reason}',
      EN: 'The objection to your application “{programme}” ({no}) was dismissed and changes nothing. The findings: {reason}',
    },
  },
  lifted: {
    ...toApplicant,
    title: { CN: '异议不成立，申报恢复', EN: 'An objection was dismissed: your application goes on' },
    body: {
      CN: '对您的“{programme}”申报（{no}）的异议已查明不成立，申报继续办理。结论：{reason}',
      EN: 'The objection to your application “{programme}” ({no}) was dismissed and it goes on. The findings: {reason}',
    },
  },
});

/** What whoever objected is told; by mail alone where they have no account. */
export const objectionMessages = declareMessages('OBJECTION', {
  received: {
    ...toObjector,
    title: { CN: '异议已收到：{no}', EN: 'Your objection has arrived: {no}' },
    body: {
      CN: '您的异议已收到，编号 {no}，查询码 {code}。我们会在 {day} 前答复。',
      EN: 'Your objection has arrived. Its number is {no}, the code to look it up {code}. You will have an answer by {day}.',
    },
  },
  accepted: {
    ...toObjector,
    title: { CN: '异议已受理：{no}', EN: 'Your objection is accepted: {no}' },
    body: {
      CN: '您的异议（{no}）已受理，正在安排核查。',
      EN: 'Your objection ({no}) is accepted and will be looked into.',
    },
  },
  checking: {
    ...toObjector,
    title: { CN: '异议正在核查：{no}', EN: 'Your objection is being looked into: {no}' },
    body: {
      CN: '您的异议（{no}）正在核查，结论会在 {day} 前告知您。',
      EN: 'Your objection ({no}) is being looked into. You will hear the findings by {day}.',
    },
  },
  upheld: {
    ...toObjector,
    title: { CN: '异议成立：{no}', EN: 'Your objection was upheld: {no}' },
    body: { CN: '您的异议（{no}）经核查成立。{reason}', EN: 'Your objection ({no}) was upheld. {reason}' },
  },
  dismissed: {
    ...toObjector,
    title: { CN: '异议不成立：{no}', EN: 'Your objection was dismissed: {no}' },
    body: { CN: '您的异议（{no}）经核查不成立。{reason}', EN: 'Your objection ({no}) was dismissed. {reason}' },
  },
});

/** What whoever published the notice is told. */
export const objectionDeskMessages = declareMessages('OBJECTION_DESK', {
  arrived: {
    ...toOfficer,
    title: { CN: '公示收到异议：{no}', EN: 'An objection has arrived: {no}' },
    body: { CN: '{title}：{reason}', EN: '{title}: {reason}' },
  },
  defended: {
    ...toOfficer,
    to: { CN: '异议经办人', EN: 'who looks into the objection' },
    title: { CN: '申请人已就异议 {no} 说明情况', EN: 'The applicant stated their view on {no}' },
    body: { CN: '办件 {title} 的申请人已说明情况，请核查。', EN: 'The applicant of {title} has stated their view.' },
  },
  proposed: {
    ...toOfficer,
    to: { CN: '有同样权限的人员', EN: 'whoever may conclude' },
    title: { CN: '异议 {no} 的结论等第二人确认', EN: 'The conclusion on {no} waits for a second person' },
    body: {
      CN: '{name}提议了异议 {no} 的结论，请另一人确认或退回。',
      EN: '{name} proposed a conclusion on {no}. Please conclude, or send it back.',
    },
  },
  returned: {
    ...toOfficer,
    to: { CN: '提议结论的人', EN: 'who proposed the conclusion' },
    title: { CN: '异议 {no} 的结论被退回', EN: 'Your conclusion on {no} was sent back' },
    body: { CN: '{reason}', EN: '{reason}' },
  },
});
