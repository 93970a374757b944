import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Birds normally drink about 1.75 to 2 times the weight of their feed; heat raises it. [S15]',
    'A sudden rise in water often comes before wet droppings. [S66]',
    'About 70 to 80 % of what they drink ends up in the air or the litter. [S66]',
  ],
  body: [
    {
      title: 'One number a day',
      text: 'Read the meter at the same time, best in the morning, and divide the day’s litres by the day’s kilograms of feed. One litre of water weighs one kilogram, so the result is the water-to-feed ratio. A flock that ate 2,000 kg and drank 3,700 litres stands at 1.85. Write the ratio down; a line on paper is enough. What counts is the step from yesterday.',
    },
    {
      title: 'Up',
      text: 'First look for the simple things: a leaking nipple, high pressure, a flushed line, a broken float, a hot day. Then think of salt or protein in a new feed. If none fits and droppings turn loose, the birds themselves are drinking more, and that is for your vet.',
    },
    {
      title: 'Down',
      text: 'Birds that stop drinking soon stop eating. A blocked filter, an airlock, low pressure, bad taste after a treatment or cold water in winter can be the reason. A fall together with quiet birds is urgent, whatever the droppings look like.',
    },
    {
      title: 'Put it beside the scores',
      text: 'A high ratio with wet texture and litter at 3 tells one story. A normal ratio with wet texture tells another. Note the meter in the report, so that the next reader has both.',
    },
  ],
  today: [
    'Walk every line once: leaks, height, pressure, dirty nipples.',
    'Read the meter now and again in 24 hours.',
    'Divide water by feed and compare with the last seven days.',
    'Check the feed delivery note for a change.',
  ],
  vet: [
    'Water rises suddenly and no leak or heat explains it.',
    'Water falls and the birds are quiet.',
    'Texture scores reach 2 or 3 in many droppings.',
  ],
};
