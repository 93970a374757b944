import { menuOf } from '#core/resources/menu.ts';
import { reportLists } from './lists.ts';

export const stepMenu = menuOf(reportLists.casestep, { name: 'ApplySteps' });
