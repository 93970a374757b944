import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const complaintLists = resourceHeads({
  complaint: {
    path: '/complaint',
    name: { CN: '投诉建议', EN: 'Complaints' },
    permission: 'Mgr.Complaint',
    load: async () => (await import('./resources/complaint.ts')).complaint,
  },
  complaintanswer: {
    path: '/complaint/answer',
    name: { CN: '常用答复', EN: 'Ready-made answers' },
    permission: 'Mgr.Complaint',
    load: async () => (await import('./resources/ready-answer.ts')).readyAnswer,
  },
});
