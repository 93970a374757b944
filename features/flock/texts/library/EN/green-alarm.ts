import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Green comes from bile when birds do not eat; an empty feeder does it too. [S4]',
    'With sick birds a vet will also think of Newcastle disease and avian influenza. [S4, S62]',
    'Some causes of green droppings with illness must be reported by law.',
  ],
  body: [
    {
      title: 'Feeders first',
      text: 'Look whether there is feed, whether the line runs and whether the light was on. Greens or alfalfa colour droppings as well. If birds are bright and hungry and eat as soon as feed comes, score again in a few hours. A house that missed a meal can look green for some hours.',
    },
    {
      title: 'When it is an alarm',
      text: 'Green droppings and birds that are off feed, dull, gasping, twisting their necks or dying suddenly: stop scoring. Nobody goes from this house to another one. Do not carry boots, cloths, crates or the sleeve of your phone out. Do not move birds, eggs, litter or feed. Do not open dead birds yourself.',
    },
    {
      title: 'The first hour',
      text: 'Close the house. Call your vet, also at night. If you cannot reach one, call the veterinary authority of your area; their number belongs on the wall before you need it. Say how many birds died yesterday and today, what you saw and since when. Write down who was in the house in the last days. Wait for instructions, change clothes and wash. The report and its photos stay on the phone, with or without a network. Tell the vet also how old the birds are and when they were vaccinated.',
    },
  ],
  today: [
    'Write the number of your vet into the farm’s page now.',
    'Put the number of the veterinary authority on the wall.',
    'Check feed, water and light before anything else.',
    'Tick “sick birds” or “sudden deaths” if you see them.',
  ],
  vet: [
    'Green droppings and any sick or dead bird: at once.',
    'Sudden deaths, whatever the droppings look like: at once.',
    'Green droppings that remain after the birds have eaten: the same day.',
  ],
};
