import { type Menu, menuOf } from '#core/resources/menu.ts';
import { competitionLists } from './lists.ts';

export const competitionMenu: Menu = {
  name: 'Itec',
  title: { CN: '创新大赛', EN: 'Competition' },
  icon: 'star',
  codes: ['Mgr.Itec'],
  children: [
    menuOf(competitionLists.itecentry, { name: 'ItecEntry' }),
    menuOf(competitionLists.itecedition, { name: 'ItecEdition' }),
    menuOf(competitionLists.itecround, { name: 'ItecRound' }),
  ],
};
