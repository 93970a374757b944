import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'Birds notice ammonia from about 5 ppm; health may suffer from 10 ppm. [S36]',
    'People smell it only at about 20 to 30 ppm and get used to it within some 20 minutes. [S33]',
    'EU, dense broiler houses: not above 20 ppm at head height. [S1] Canada: act above 25 ppm, early above 10. [S36]',
    'China, NY/T 388: 10 mg/m³ for young and 15 mg/m³ for adult birds, about 14 and 21 ppm. [S40]',
    'A strip may be 10 ppm off a meter; colour tubes about 20 % of the reading. [S35, S34]',
  ],
  body: [
    {
      title: 'When and where',
      text: 'In one study the concentration was higher at 30 cm than at 90 or 150 cm, and highest at 06:00. [S37] So measure early, at the height of the birds’ heads, before doors stand open. Take four places at least: front, middle, rear, and a side wall or drinker line. With fans in their off phase you see the worst case. [S35]',
    },
    {
      title: 'Reading the device',
      text: 'Wet a strip with distilled water, wait as the pack says and compare with the pack’s own chart in white light. A strip cannot part 15 from 20 ppm; near a limit the app marks the result as uncertain. For a tube check date and range. Write down which device you used.',
    },
    {
      title: 'The worst corner counts',
      text: 'A limit is broken where it is broken. The app therefore shows the highest reading first and never hides a bad corner in a mean. Ammonia rises from wet litter, so look at the floor below the worst place.',
    },
  ],
  today: [
    'Measure four to eight places before the doors open.',
    'Note device, fans on or off, and height.',
    'Raise minimum ventilation, then measure again.',
    'Take out wet cake below the worst place.',
  ],
  vet: [
    'Readings stay above your limit in spite of more air.',
    'Birds keep their eyes closed, cough or have swollen eyes.',
    'A person feels burning eyes: leave first, call afterwards.',
  ],
};
