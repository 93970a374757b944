import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Litter counts as wet from about 25 % moisture. [S11]',
    'It stays friable at about 15 to 30 % and tends to cake at 30 to 45 %. [S12]',
    'About 70 to 80 % of the water birds drink returns to the air or the litter of the house. [S66]',
    'In a house of 20,000 birds that can be tonnes of water every day. [S15]',
  ],
  body: [
    {
      title: 'The ball test',
      text: 'Push your boot across the surface, then squeeze a handful in a glove and open the hand. Crumbs that fall apart without dust are the aim. A ball that stays whole points to more than about 30 to 35 % moisture; dust points to less than about 10 %. [S11] Sources disagree on exact limits, so treat the figures as guidance. Between scores 0, 1 and 2 even trained people differ; wet litter is judged more alike. [S14]',
    },
    {
      title: 'Where cake lies says why',
      text: 'A ring under the nipples points to pressure, height or leaks. A strip along the line says the same for the whole line. Wet patches near inlets may come from cold air falling in. Cake from wall to wall asks about ventilation, density and the gut. Undigested fat can seal the surface, so a cap may begin in the feed. [S3]',
    },
    {
      title: 'From floor to bird',
      text: 'Birds rest on their breast and walk on their pads. What the floor holds, they wear. Compare litter scores with foot pads, dirty breasts and ammonia; they often move together. A dry floor is made every day: little and often beats one great repair.',
    },
  ],
  today: [
    'Squeeze litter at six spots or more, not only along the drinkers.',
    'Set nipple height and pressure for today’s bird size; mend leaks.',
    'Remove cake, add dry bedding, then give more air.',
    'Read the water meter and compare it with feed.',
  ],
  vet: [
    'Wet litter spreads although drinkers and air are right.',
    'More droppings are loose, slimy or full of feed.',
    'Foot pads score 3 or 4, or birds avoid walking.',
  ],
};
