import { menuOf } from '#core/resources/menu.ts';
import { complaintLists } from './lists.ts';

export const complaintMenu = menuOf(complaintLists.complaint, { name: 'Complaint', icon: 'message' });
