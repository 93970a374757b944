import { ownPages } from '#core/resources/menu.ts';
import { complaintLists } from './lists.ts';

export const complaintOwnPages = ownPages({
  '/complaint': {
    name: 'Complaint',
    title: complaintLists.complaint.name,
    icon: 'message',
    codes: ['Mgr.Complaint'],
  },
});

export const complaintMenu = complaintOwnPages['/complaint'];
