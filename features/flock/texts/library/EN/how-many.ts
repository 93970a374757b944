import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'None abnormal of 20 still allows up to 16 % in the flock (95 % interval). [S57]',
    'To bring the upper end below 10 % with nothing found takes 35; below 5 % takes 73. [S57]',
    'Foot lesions were spread unevenly over the house; more places beat more birds in one place. [S22]',
    'No agreed number exists for layers; 50 hens or 100 feet are figures in use. [S43, S28, S24]',
  ],
  body: [
    {
      title: 'What the interval says',
      text: 'You saw some birds, not all. The interval is the range of true shares that fit what you saw. Two of twenty is 10 %, but anything from 3 to 30 % fits. Five of twenty is 25 %, and 11 to 47 % fits. The method is Wilson’s, which behaves well with few birds and at 0 or 100 %. [S57]',
    },
    {
      title: 'Why lights are provisional',
      text: 'The colour of a light comes from the share you saw, its certainty from the interval. When the interval crosses a limit, the light is hatched and says “provisional”. With twenty records most lights are, and that is honest. The last flock, the other sections and a second visit make it firm.',
    },
    {
      title: 'A worked example',
      text: 'Last week 2 of 20 droppings were not normal, today 6 of 20. That is 20 points more, but the change may be anything from 5 less to 43 more: no clear change yet. With 9 of 20 it would be 7 to 57 more: a clear rise. Neighbours resemble each other, so the true range is a little wider still if many birds come from one corner.',
    },
  ],
  today: [
    'Spread ten areas from end to end and side to side.',
    'Score two birds and two droppings in each, the nearest ones.',
    'Repeat in 24 to 48 hours instead of arguing about one result.',
    'Use the tally of 100 birds for feathers.',
  ],
  vet: [
    'A light stands at “act”, provisional or not.',
    'The app says “clear rise” in any section.',
    'Few records, but one of them is a red flag.',
  ],
};
