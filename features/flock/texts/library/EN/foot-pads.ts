import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'First signs are often visible from day 12 to 14. [S64]',
    'Ulcers were found even below very small lesions, so score 1 is not harmless. [S19]',
    'In turkeys left and right foot agree only loosely: look at both, keep the worse. [S18]',
    'Dutch rules act on a yearly flock mean: below 80 is inside the norm, 80 to 120 needs a plan, above 120 also a lower stocking density. [S24, S25]',
  ],
  body: [
    {
      title: 'Lift, wipe, look',
      text: 'Support body and both legs and hold the bird upright for less than a minute. Wipe the pad with a damp cloth: manure comes off, a crust stays. Judge how much of the pad is covered, from none to most of it, and compare with the drawings. The ring on each drawing shows the same share without the foot.',
    },
    {
      title: 'The bands here',
      text: 'The labels say 1-10, 20-30, 40-50 and 60 % or more. What lies between goes to the nearest: the cuts are at 15, 35 and 55 %, this product’s definition. The index from 0 to 200 in the report is an estimate after the Dutch formula. Real classes judge depth at slaughter, ours judge area on the live bird, so never quote it as official. [S23]',
    },
    {
      title: 'What moves it',
      text: 'Wet litter is the usual road to sore pads; loose droppings feed it. So begin with a dry floor and keep it dry from the first week on; a sore pad needs long to heal. Healthy feet walk to feed and water, and where feet are sold they also keep their price.',
    },
  ],
  today: [
    'Look at two birds in each of ten areas, nearest first.',
    'Repeat at days 21 and 28 and before the first catch.',
    'Where you find score 2, check litter at that very place.',
    'Dry the floor under the drinkers today.',
  ],
  vet: [
    'Any bird scores 4, or several score 3.',
    'Birds are lame, sit on their hocks or avoid the feeders.',
    'Pads swell, feel hot or open.',
  ],
};
