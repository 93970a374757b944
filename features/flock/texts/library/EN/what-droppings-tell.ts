import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Feed passes through a broiler in only 4 to 8 hours, so droppings show today’s trouble quickly. [S9]',
    'A gut problem can become serious within 48 hours. [S9]',
    'Slime, yellow, green, white and red each have several possible causes, infectious and harmless ones. [S4]',
    'Coloured lamps and the automatic white balance of phones change every colour you judge.',
  ],
  body: [
    {
      title: 'Harmless reasons first',
      text: 'A new batch of feed, pale grain or pigment-rich maize can shift the colour of a whole house. Greens, alfalfa, an empty feeder or a dark spell make droppings green. Heat makes birds drink, and what they drink comes out. Medicine, vaccines and iron leave their marks too. Write down what changed in the last three days before you blame the gut.',
    },
    {
      title: 'What a score is',
      text: 'A score records what you saw, in the same words each time. It does not name a cause. Two quite different troubles can leave the same dropping, and a sick bird can leave a normal one. That is why colour codes are never averaged here: the app shows the share of each colour and the share that is not normal.',
    },
    {
      title: 'Why the trend wins',
      text: 'One visit is a snapshot of twenty droppings. If two of twenty are not normal, the true share may lie anywhere between 3 and 30 %. Look again after a day or two, then weekly at the same hour, and compare with the same age of your last flock. The app says “clear rise” only when chance is an unlikely reason.',
    },
  ],
  today: [
    'Check feeders, water and lamps before you judge colours.',
    'Lay the dropping on a white card under white light.',
    'Note feed change, medicine, vaccine, heat or power cut.',
    'If the result is “watch” or worse, repeat in 24 to 48 hours.',
  ],
  vet: [
    'There is any blood, or black, tarry droppings.',
    'Several droppings are green and birds are off feed, dull or gasping.',
    'The share that is not normal rises clearly between two visits.',
  ],
};
