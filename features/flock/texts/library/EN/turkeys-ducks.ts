import type { Article } from '#features/flock/texts/library/article.ts';

export const article: Article = {
  facts: [
    'In turkeys toes matter too, and common scales leave them out. [S20]',
    'In turkeys left and right foot agree only loosely, so both must be seen. [S18]',
    'For ducks walking observers note dirty, featherless birds, eyes and nostrils. [S45, S46]',
    'We found no published dropping scale for ducks.',
  ],
  body: [
    {
      title: 'Turkeys: feet and colour',
      text: 'Lift heavy birds with a second person and look at both feet and all toes; the app has a tick for toe lesions. Use the whole bird’s worst foot. Sulphur-yellow droppings deserve attention in turkeys: a vet will think of blackhead. [S62] One such dropping is a hint, several are a call, above all if mortality rises. Toms and hens of the same age differ in weight, so keep them in separate reports.',
    },
    {
      title: 'Ducks: softer and wetter',
      text: 'Duck droppings are softer by nature and cecal ones are hard to tell apart. So use texture only to compare the same farm with itself, and skip the cecal section when you are not sure. A skipped section prints as “not assessed”, never as zero. Litter in duck houses is wetter; on slats the litter section does not apply. Once the bird and the floor are set, the app says which sections fit.',
    },
    {
      title: 'Ducks: water and feathers',
      text: 'Ducks keep feathers, eyes and nostrils clean with water. Note beside the feather score what water they can reach and whether eyes or nostrils are dirty. Better access to water helps the bird and wets the floor, so put it on a drained or slatted place.',
    },
  ],
  today: [
    'Set the bird and the kind of floor on the farm’s page.',
    'Turkeys: tick toe lesions; look at both feet.',
    'Ducks: note water access, eyes and nostrils in the comments.',
    'Compare with your own last flock, not with chickens.',
  ],
  vet: [
    'Turkeys: sulphur-yellow droppings or blood, the same day.',
    'Ducks: crusted eyes or nostrils in several birds.',
    'Birds cannot stand up or reach the water.',
  ],
};
