import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its list in the back office. */
export const complaintLists = resourceHeads({
  complaint: {
    path: '/complaint',
    name: { CN: '投诉建议', EN: 'Complaints' },
    permission: 'Mgr.Complaint',
    load: async () => (await import('./resources/complaint.ts')).complaint,
  },
});
