import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Coccidia damage the gut from about 7 days of age on; blood or orange slime may show. [S63, S4]',
    'Dysbacteriosis: wet litter and gassy, voluminous ceca, without one single germ behind it. [S8]',
    'Feed passage: grain in wet, badly formed droppings, sometimes green with orange slime. Feed is not always to blame. [S10]',
    'Only a vet with post-mortem and scrapings can tell which it is.',
  ],
  body: [
    {
      title: 'Coccidia',
      text: 'These parasites live in the lining of the gut and break it. Orange slime is thought to be mucus with shed cells. [S9] Red droppings, above all red cecal ones, put coccidiosis first on a vet’s list, but other causes bleed as well. [S4, S5] Many flocks get a programme in feed or a vaccine; tell your vet which one and since when.',
    },
    {
      title: 'Dysbacteriosis',
      text: 'The balance of gut microbes has tipped. Droppings turn loose, ceca make gas, and light foamy cecal droppings appear. [S7, S8] A feed change in the week before is worth writing down. The litter gets wet sooner than drinkers can explain.',
    },
    {
      title: 'Feed passage',
      text: 'Feed comes out almost as it went in. Particle size, raw materials, infection and stress can each have a hand in it. [S10] Press a dropping flat on the card: pieces of grain show at once.',
    },
    {
      title: 'What you can do well',
      text: 'You cannot tell the three apart from droppings, and need not. You can say when it began, how many droppings are affected, with which interval, and what changed. That shortens the vet’s way to an answer. A few sharp photos on the white card, taken in white light, help as well.',
    },
  ],
  today: [
    'Score twenty droppings over the whole house and take photos.',
    'Keep feed delivery notes and a feed sample.',
    'Write down age, programme, vaccine and treatments.',
    'Keep fresh droppings and fresh dead birds cool for the vet.',
  ],
  vet: [
    'Any blood: the same day.',
    'Orange slime or feed in a quarter of the droppings or more.',
    'Foamy cecal droppings increase, or weight falls behind.',
  ],
};
