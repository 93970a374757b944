import { menuOf } from '#core/resources/menu.ts';
import { declarationLists } from './lists.ts';

export const batchMenu = menuOf(declarationLists.declaration, { name: 'ApplyBatch' });
