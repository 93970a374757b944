import { type Menu, menuOf, ownPages } from '#core/resources/menu.ts';
import { complaintLists } from './lists.ts';

export const complaintOwnPages = ownPages({
  '/complaint': {
    name: 'Complaint',
    title: complaintLists.complaint.name,
    codes: ['Mgr.Complaint'],
  },
});

/** The desk, and the answers that it has ready. */
export const complaintMenu: Menu = {
  name: 'Complaints',
  title: complaintLists.complaint.name,
  icon: 'message',
  codes: ['Mgr.Complaint'],
  isTabbed: true,
  children: [complaintOwnPages['/complaint'], menuOf(complaintLists.complaintanswer, { name: 'ComplaintAnswer' })],
};
