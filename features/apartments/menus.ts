import { type Menu, menuOf } from '#core/resources/menu.ts';
import { apartmentLists } from './lists.ts';

export const apartmentMenu: Menu = {
  name: 'Apartment',
  title: { CN: '人才公寓', EN: 'Talent apartments' },
  icon: 'home',
  codes: ['Mgr.Apartment'],
  children: [
    menuOf(apartmentLists.unit, { name: 'ApartmentUnit' }),
    menuOf(apartmentLists.estate, { name: 'ApartmentEstate' }),
    menuOf(apartmentLists.meetinglist, { name: 'ApartmentMeeting' }),
    menuOf(apartmentLists.meetingrank, { name: 'ApartmentMeetingRank' }),
    menuOf(apartmentLists.choiceround, { name: 'ApartmentRound' }),
    menuOf(apartmentLists.choiceturn, { name: 'ApartmentTurn' }),
    menuOf(apartmentLists.lease, { name: 'ApartmentLease' }),
  ],
};
