import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'One in 8 to 10 droppings is cecal; a bird passes two or three of them a day. [S5]',
    'Most cecal droppings fall in the early morning. [S59]',
    'A normal intestinal dropping is brown to grey-green with a clear white cap of urates. [S3, S5]',
    'A normal cecal dropping is dark brown to black, glossy, sticky and free of bubbles. [S3, S59]',
  ],
  body: [
    {
      title: 'Two ways through one bird',
      text: 'Most feed leaves the gut within four to eight hours. [S9] A fine part of it turns aside into the ceca, two blind pouches near the end, where microbes ferment it. The pouches empty on their own timetable. So every bird leaves two kinds of droppings, and each kind has its own scale.',
    },
    {
      title: 'Tell them apart first',
      text: 'Look for the white cap: intestinal droppings carry it, cecal ones usually have none. Then look at the form. A rod or cone that rolls in the glove is intestinal; a soft heap or smear that sticks is cecal. [S59] A strong smell is normal for the cecal kind. If you still cannot tell, skip that dropping. A cecal one scored as intestinal would look like a sick bird and spoil your figure.',
    },
    {
      title: 'Few, and that is fine',
      text: 'Twenty intestinal droppings are found in minutes; cecal ones turn up here and there. Five to ten are a fair aim. With so few the interval is wide, and the app shows it so that nobody reads too much into one odd heap. An occasional foamy, mustard-coloured one is common. A rising share is what matters.',
    },
  ],
  today: [
    'Go early in the morning if you want to see cecal droppings.',
    'Bring a white card, gloves, a wooden stick and a white torch.',
    'Ask “cecal or intestinal?” before you score anything.',
    'Score colour and texture of the same dropping together.',
  ],
  vet: [
    'You see fresh red, wine-dark or black, tarry droppings of either kind.',
    'Pale or foamy cecal droppings become more from visit to visit.',
    'Birds with odd droppings also eat less, sit apart or die.',
  ],
};
