import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'EU, broilers above 33 kg/m²: not above 20 ppm ammonia and 3000 ppm carbon dioxide. [S1, S2]',
    'Canada: act above 25 ppm; China, adult birds: 15 mg/m³, about 21 ppm. [S36, S40]',
    'A Swiss check wants at least 75 % of the floor dry and loose: our “act” line for litter. [S16]',
    'For Latin America and most of Asia Pacific no ammonia limit was found; the app begins with 20 ppm. [PD]',
  ],
  body: [
    {
      title: 'Where our lines come from',
      text: 'Each section has two lines. Up to the first the light is “good”, beyond the second it is “act”, between them “watch”. A few lines rest on rules, for example ammonia, dry floor and the Dutch foot index of 80. [S24] The others are this product’s definition, and the app says so beside each number. A definition is a starting point, not a verdict.',
    },
    {
      title: 'When to change them',
      text: 'Change a line when your law, your scheme or your buyer names another figure, or when your vet sets a target for your farm. Make it stricter step by step: a line that is always red teaches nothing. Do not make it looser because one flock was bad. The report prints the limits it was judged by, so old reports keep their meaning.',
    },
    {
      title: 'People count too',
      text: 'Work rules for ammonia protect people, not birds: 25 ppm for a working day, 35 ppm for 15 minutes in American guidance. [S38] Birds notice 5 ppm. [S36] A house that is legal for staff may still be unpleasant for the flock.',
    },
  ],
  today: [
    'Look up what your law, scheme and buyer ask for.',
    'Enter the strictest figures under the limits of your farm.',
    'Keep the source of each figure with your farm papers.',
    'Read past reports again with the new lines in mind.',
  ],
  vet: [
    'You do not know which rule applies to your flock.',
    'A target seems out of reach for your house.',
    'A limit for people was passed: before anyone goes in again.',
  ],
};
