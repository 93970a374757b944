import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'AssureWel, for hens, begins its dirtiest class at a soiled area of 5 cm. [S27]',
    'Dirt at the vent points to diarrhoea, dirt on the breast to litter. [S27]',
    'In 50 Norwegian flocks worse gait went with more foot pad and hock lesions and dirtier birds. [S60]',
  ],
  body: [
    {
      title: 'How to look',
      text: 'For broilers and turkeys look at breast, belly and vent; lift the bird or watch it stand up. For layers look at one side of the body without legs and feet. [S27] Judge white birds and coloured birds by the same rule: how large is the soiled area, and do feathers still lie apart? A hand is a good measure: know where 5 cm end on yours. Take birds as they come: whoever looks for dirty ones will find a share that is not there.',
    },
    {
      title: 'The four scores',
      text: '0 is clean, at most dusty. 1 has spots, none of 5 cm. 2 has a soiled area of 5 cm or more but less than half of the underside. 3 is half the underside or more, or wet, matted feathers. Cut-offs are this product’s definition. Slight dirt is normal late in a broiler’s life; matted feathers are not, for they no longer keep the bird warm.',
    },
    {
      title: 'What lies behind',
      text: 'Wet litter at resting places, too many birds for the floor, loose droppings and weak legs all end on the feathers. A lame bird lies more and gets dirtier. So compare with litter, texture and feet before you choose a remedy. Ducks clean themselves with water: dirty ducks ask for better access to open water.',
    },
  ],
  today: [
    'Look at ten birds in each of ten areas and tally them.',
    'Note dirty vents apart from dirty breasts.',
    'Re-bed the places where birds rest.',
    'Compare with the texture scores of today.',
  ],
  vet: [
    'Vents are pasted in more than a few birds.',
    'Feathers are wet or matted and birds shiver or pant.',
    'Dirty birds are also lame or have sore hocks.',
  ],
};
