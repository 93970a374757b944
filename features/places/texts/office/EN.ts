import type { PlacesOfficeTexts } from './CN.ts';

export const EN: PlacesOfficeTexts = {
  place: {
    week: 'Week of the place',
    before: 'Week before',
    after: 'Week after',
    now: 'This week',
    range: '{from} to {to}',
    count: '{count:# booking|# bookings}',
    free: 'Nothing booked',
    nothing: 'Nothing',
    draft: 'draft',
    note: 'Beijing time. Drafts keep their hours, too; grey hours are outside the opening hours.',
    holds: 'Holds {capacity:# person|# people} · {address}',
    tooMany: 'The place holds {capacity}, and {quota} may sign up: lower the number, or choose a larger one.',
    unlimited: 'The place holds {capacity}, and any number may sign up.',
    toWeek: 'See its calendar',
  },
};
