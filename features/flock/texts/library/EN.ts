import type { LibraryTexts } from './CN.ts';

export const EN: LibraryTexts = {
  title: 'Resource library',
  search: 'Search the library',
  clear: 'Clear the search',
  found_one: '{count} article found',
  found_other: '{count} articles found',
  nothing: 'No article speaks of “{text}”.',
  nothingNote: 'Try another word, for example “litter” or “water”.',
  readFirst: 'Read first',
  minutes: '{count} min',
  read: 'Read',
  card: {
    link: 'Grey card to print',
    linkNote: 'Takes the colour of the light out of photos',
    title: 'Grey card',
    intro: 'A grey square in the photo shows what the light does to colours. One tap on it puts them right.',
    one: 'Print on white matt paper in black only (greyscale), at full size. The bar must measure 5 cm.',
    two: 'Keep it in a matt sleeve that can be wiped; a card of its own for each farm.',
    three: 'Lay it beside the dropping or the foot, in the same light, without shadow or glare.',
    four: 'Take the photo, choose “Correct colours” and tap the grey square.',
    note: 'The grey of a printer is not exact. It takes out the tint of white lamps and replaces no measuring device. Under coloured lamps no card helps: use a white torch.',
    print: 'Print the card',
  },
  about: {
    link: 'About the scales and limits',
    linkNote: 'Eight scales, what each score means, limits per area, sources',
    title: 'Scales and limits',
    intro:
      'A score is what you saw, not a diagnosis. No published standard defines the dropping scales used here; numbers and words marked “this product’s definition” are ours, the rest name their source.',
    version: 'Scales, version {n}',
    scales: 'The eight scales',
    ownTag: 'This product’s definition',
    farmTag: 'Set by the farm',
    unit: {
      litter: 'Scored: one spot on the floor',
      int_colour: 'Scored: one dropping',
      int_texture: 'Scored: one dropping',
      cec_colour: 'Scored: one dropping',
      cec_texture: 'Scored: one dropping',
      fpd: 'Scored: one bird, the worse foot',
      feather: 'Scored: one bird',
      nh3: 'Scored: one location, at head height',
    },
    how: {
      litter: 'Push, squeeze, open the hand. Percentages of moisture are a guide, not a measurement.',
      int_colour:
        'Colours are names, not amounts, and are never averaged. Choose the most concerning one that covers a quarter or more; any blood counts.',
      int_texture: 'Press it once with the stick. From 2 on it counts as not normal.',
      cec_colour: 'Colours are names and are never averaged. One clear case of red is enough to call the vet.',
      cec_texture: 'An occasional foamy one is common; a rising share is what matters.',
      fpd: 'Wipe the pad: manure comes off, a crust stays. Cuts at {a}, {b} and {c} %: what lies between two labels goes to the nearest.',
      feather:
        'Spots below 5 cm are 1, a soiled area of 5 cm or more is 2, half the underside or matted feathers are 3.',
      nh3: 'The ppm and a level are kept. A strip may be about 10 ppm off a meter, a tube about 20 % of the reading.',
    },
    results: 'How a result is made',
    resultShare:
      'Each section gives the share that is not normal, the number behind it and a 95 % interval after Wilson. There is no overall score: one number for litter, feet and gas would hide the cause.',
    resultLight:
      'The colour of a light comes from the value you saw, its certainty from the interval. Where the interval crosses a limit the light is hatched: provisional.',
    resultFlag:
      'Blood, ammonia above 25 ppm, a foot at 4, green droppings with sick birds and sudden deaths raise a red flag, which comes before any light.',
    resultPlace:
      'None of 20 still allows up to 16 % in the flock. Neighbours resemble each other: when many come from one place the interval is a little too narrow.',
    limits: 'Limits per area',
    limitsNote: 'Each farm can set its own figures; a report prints the ones it was judged by.',
    area: 'Area',
    upTo: 'up to {n}',
    below: 'below {n}',
    above: 'above {n}',
    from: '{n} and above',
    print: 'Print the scoring card',
  },
  article: {
    facts: 'Key facts',
    today: 'Do today',
    vet: 'Ask your vet when',
    sources: 'Sources',
    next: 'Next article',
    own: 'our definition',
    changed: 'The operator of this site has changed this article.',
    lost: 'No such article',
    failed: 'The article did not open. Nothing is lost; try again with a network.',
    again: 'Try again',
    toAll: 'All articles',
  },
  vets: { title: 'Your vets', none: '{farm}: no number yet', enter: 'Enter the number', call: 'Call {name}' },
  list: {
    'two-droppings': {
      title: 'Two droppings, two stories',
      lead: 'About one dropping in eight to ten is cecal. It looks odd and is often quite normal.',
    },
    'green-alarm': {
      title: 'Green means go to the phone',
      lead: 'Green droppings are often only empty feeders. Together with sick birds they are an alarm.',
    },
    'what-droppings-tell': {
      title: 'What droppings can and cannot tell',
      lead: 'A colour is a hint, never a diagnosis. A change over several visits says more than one strange dropping.',
    },
    'dry-litter': {
      title: 'Dry litter, dry feet',
      lead: 'Litter is the floor, the bed and the toilet of a flock. A handful tells you how it copes.',
    },
    'foot-pads': {
      title: 'Foot pads from day 12 to catch',
      lead: 'Pads show two weeks of litter in one look. The first marks come early and small.',
    },
    ammonia: {
      title: 'Ammonia: below what you can smell',
      lead: 'Birds notice it long before people do. Measure at their height, with something better than a nose.',
    },
    'water-meter': {
      title: 'Reading the water meter',
      lead: 'The meter often notices trouble before you do, if somebody reads it at the same hour each day.',
    },
    'clean-feathers': {
      title: 'Clean feathers',
      lead: 'A dirty breast speaks of the floor, a dirty vent of the gut. Look at both and note which.',
    },
    'gut-trouble': {
      title: 'Coccidiosis, dysbacteriosis, feed passage: how they differ',
      lead: 'Three names for trouble that looks alike from above. What separates them is seen inside the bird.',
    },
    'how-many': {
      title: 'How many birds are enough?',
      lead: 'Twenty perfect droppings do not prove a healthy flock. They only leave less room for doubt.',
    },
    'turkeys-ducks': {
      title: 'Turkeys and ducks: what changes',
      lead: 'The scales are the same, the birds are not. Four points to keep in mind.',
    },
    'own-limits': {
      title: 'Setting your own limits',
      lead: 'Law, scheme and buyer may each ask for something else. The strictest one is yours.',
    },
  },
};
