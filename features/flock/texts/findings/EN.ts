import type { FindingsTexts } from './CN.ts';

export const EN: FindingsTexts = {
  at: '{why} Areas: {areas}.',

  weekly: { title: 'Come back in a week, same day and hour', why: 'Nothing in this report calls for action.' },
  flagDeaths: {
    title: 'Phone your vet now',
    why: 'Sudden deaths were reported. Carry no boot covers, tools or phone sleeves to another house.',
  },
  flagGreen: {
    title: 'Stop here, close the house and phone your vet',
    why: '{x} of {n} droppings {x:is|are} green, and the flock shows signs of being unwell.',
  },
  flagBlood: {
    title: 'Call your vet today; keep one fresh dropping in a clean bag',
    why: '{section}: blood in {x} of {n}.',
  },
  flagFoot: {
    title: 'Look for birds that cannot walk; decide on their care with the vet',
    why: '{x} of {n} birds {x:has|have} a crust over most of the pad (score 4).',
  },

  litter5: {
    title: 'Today: re-bed or move birds off wet parts, ventilate, call the vet',
    why: 'There is soaked litter (score 5); {x} of {n} spots {x:is|are} at 3 or above.',
  },
  litter4: {
    title: 'Check foot pads and ammonia today; ask about fat and salt in the feed',
    why: 'There is caked litter (score 4); {x} of {n} spots {x:is|are} at 3 or above.',
  },
  litter3: {
    title: 'Take out cake, add bedding and air, then check dropping texture',
    why: '{x} of {n} spots {x:is|are} at 3 or above, the worst at {worst}.',
  },
  litter2: {
    title: 'Check nipple height, pressure and leaking inlets',
    why: '{x} of {n} spots {x:is|are} slightly damp (score 2): an early sign.',
  },
  litterDrinker: {
    title: 'Check nipple height, pressure and leaks',
    why: 'It is wet mostly along the drinkers: {x} of {n} spots at 3 or above, the worst at {worst}.',
  },
  litterDusty: {
    title: 'Litter is too dry: keep dust down',
    why: '{x} of {n} spots {x:is|are} dusty; dust harms airways as well.',
  },

  colour1: {
    title: 'Check texture, visible grain, feed intake and growth',
    why: '{x} of {n} droppings {x:is|are} pale tan. A new feed batch or pale grain does this too.',
  },
  colour2: {
    title: 'Look at cecal colour next; check what is in the feed',
    why: '{x} of {n} droppings {x:is|are} yellow. Maize-rich or pigmented feed does this too.',
  },
  colour2Turkey: {
    title: 'Look at cecal colour and turkey mortality, and tell your vet',
    why: '{x} of {n} droppings {x:is|are} yellow. Rule out pigment in the feed first.',
  },
  colour3: {
    title: 'Ask your vet to look at the gut; have age, vaccines and treatments at hand',
    why: '{x} of {n} droppings {x:has|have} orange slime. Rule out red raw material in the feed first.',
  },
  colour4: {
    title: 'Check the feeders first, then deaths and breathing',
    why: '{x} of {n} droppings {x:is|are} green. Empty feeders, greens or lights off do this too.',
  },
  colour5: {
    title: 'Check drinking water and water-to-feed ratio; ask your vet',
    why: '{x} of {n} droppings {x:is|are} white and chalky. Much protein or salt and heat do this too.',
  },
  texture2: {
    title: 'Check feed particle size, enzyme and water-to-feed ratio',
    why: '{x} of {n} droppings {x:has lost its|have lost their} form (score 2 or above).',
  },
  texture3: {
    title: 'Today: check water, salt and house temperature; call your vet',
    why: '{x} of {n} droppings {x:has lost its|have lost their} form, some are watery (score 3). This can get worse within 48 hours.',
  },
  textureDuck: {
    title: 'Compare with earlier visits to this house',
    why: '{x} of {n} droppings {x:has lost its|have lost their} form. Duck droppings are softer by nature: only the trend tells.',
  },
  cecColour1: {
    title: 'Think of recent feed changes and protein level; look at cecal texture',
    why: '{x} of {n} cecal droppings are caramel.',
  },
  cecColour2: {
    title: 'Talk to your vet; go through feed and treatments of the last days',
    why: '{x} of {n} cecal droppings are yellow.',
  },
  cecColour2Vet: {
    title: 'Call your vet today and ask for a look at liver and ceca',
    why: '{x} of {n} cecal droppings are yellow.',
  },
  cecTexture1: {
    title: 'Look at cecal droppings again within 48 hours',
    why: '{x} of {n} cecal droppings are loose or have bubbles. One now and then is common; a rising share is what matters.',
  },
  cecTexture2: {
    title: 'Go through feed changes of the last week and the litter; ask your vet about the gut',
    why: '{x} of {n} cecal droppings are loose, some of them foamy or liquid.',
  },
  foot1: {
    title: 'Check litter under the drinkers and dropping texture',
    why: '{x} of {n} birds {x:has|have} a crust. There can be an ulcer even below a small one.',
  },
  foot2: {
    title: 'Make a litter plan this week; look at hocks too',
    why: '{x} of {n} birds {x:is|are} at 2 or above.',
  },
  foot3: {
    title: 'Call your vet, watch how birds walk, re-bed',
    why: '{x} of {n} birds {x:is|are} at 3 or above. This hurts.',
  },
  feather2: {
    title: 'Check litter where birds rest, stocking density and droppings',
    why: '{x} of {n} birds {x:is|are} clearly dirty (score 2 or above).',
  },
  feather3: {
    title: 'See to the litter today, find sick birds, look at hocks',
    why: '{x} of {n} birds {x:is|are} at 2 or above, some of them matted (score 3).',
  },
  featherVent: {
    title: 'Look at dropping texture first, then at litter',
    why: '{x} of {n} birds {x:is|are} dirty, mostly at the vent; dirt there comes from droppings, on the breast from litter.',
  },
  ammoniaAlarm: {
    title: '{place}: ventilate now, then measure again',
    why: '{ppm} ppm, above 25 ppm. Leave the house if your eyes burn.',
  },
  ammoniaAct: {
    title: '{place}: ventilate, measure again tonight',
    why: '{ppm} ppm, above the limit of {limit} ppm.',
  },
  ammoniaFansOff: {
    title: '{place}: ventilate, measure again tonight',
    why: '{ppm} ppm, above the limit of {limit} ppm. The fans were off.',
  },
  ammoniaUnsure: {
    title: '{place}: measure again with a meter',
    why: 'It reads {ppm} ppm. By the error of the method the true value lies between {low} and {high} ppm, on either side of a limit.',
  },
  ammoniaWatch: {
    title: '{place}: more air at night, measure again this week',
    why: '{ppm} ppm, not above the limit of {limit} ppm; health may suffer from about 10 ppm on.',
  },
  repeat: {
    title: 'Repeat {n:# dropping|# droppings} in 24 to 48 hours',
    why: 'Gut trouble can grow within 48 hours; a second look shows which way it goes.',
  },
  more: {
    title: '{section}: score {count} more',
    why: 'With {n} records the true share lies between {low} and {high}\u00a0%: too wide to tell.',
  },

  hint: {
    gutFloorFeet:
      'Soft droppings, wet litter and sore foot pads together: water from the droppings goes into the litter and then to the feet. Start with water and air, then look at the droppings again.',
    gutFloorAir:
      'Soft droppings, wet litter and high ammonia together: wet litter gives off ammonia. Start with water and air, then look at the droppings again.',
    drinkerFloor:
      'Wet below the drinkers while droppings are formed: the water more likely comes from the line than from the birds. Start with nipples and leaks.',
    floorAir:
      'Wet litter and high ammonia together: the gas comes from the wet spots. Dry the litter first, then set the ventilation.',
    airAlone: 'High ammonia over dry litter: look at fans, inlets and the night setting first.',
    ventGut:
      'Dirty vents and soft droppings together: the dirt comes from the droppings, not from the floor. Start with gut and water.',
    floorFeathers: 'Wet litter and dirty feathers together: birds rest on wet ground. Start where they rest.',
    feetBefore:
      'Crusts on the feet while the litter is dry now: they come from earlier. Look back at litter and water of the past weeks.',
    bothDroppings:
      'Both kinds of droppings are off: go through feed change, medicine, vaccine and water of the last three days.',
  },

  change: {
    rise: 'Clear rise since {when}: from {from} to {to}\u00a0%; the step lies between {low} and {high} points.',
    fall: 'Clear fall since {when}: from {from} to {to}\u00a0%; the step lies between {low} and {high} points.',
    none: 'No clear change since {when}: from {from} to {to}\u00a0%; the step lies between {low} and {high} points.',
    indexRise: 'Clear rise since {when}: from {from} to {to} (estimated index 0-200).',
    indexFall: 'Clear fall since {when}: from {from} to {to} (estimated index 0-200).',
    indexNone: 'No clear change since {when}: from {from} to {to} (estimated index 0-200).',
    ppmRise: 'Clear rise since {when}: the highest value went from {from} to {to} ppm.',
    ppmFall: 'Clear fall since {when}: the highest value went from {from} to {to} ppm.',
    ppmNone: 'No clear change since {when}: the highest value went from {from} to {to} ppm.',
    broken: 'The scale changed between the two visits: not compared.',
    day: 'day {day}',
    last: 'the last visit',
    lastFlock: 'day {day} of the last flock',
  },

  advice: {
    enough: 'Enough to tell: the interval does not cross a limit.',
    more: '{count} more may be enough to tell.',
    cannot: 'Even {most} cannot be enough: the interval still crosses a limit; up to {high}\u00a0% could be affected.',
    clean:
      'Even {most} normal ones are no proof: up to {high}\u00a0% could still be affected. Below {good}\u00a0% takes {needed} without a finding.',
    forTen: '{count} more for ±\u00a010\u00a0%',
    places:
      'All {n} are from {count:# place|# places} and count like about {effective}: birds of one place resemble each other.',
    morePlaces: 'Go to more places.',
  },

  rules: {
    unknownKey: 'The app does not know this entry, so it was not saved. Update the app and try again.',
    wrongShape: 'This entry is incomplete or malformed, so it was not saved. Please enter it again.',
    empty: 'This cannot be empty.',
    tooLong: 'The text is too long. Shorten it and save again.',
    scoreOutside: 'This score is not on the scale. Please choose again.',
    tooManyItems: 'Up to 20 per report. All scores so far are kept; remove one to score another.',
    tooManyReadings: 'Up to 8 ammonia recordings. All readings so far are kept; remove one to add another.',
    numberTaken: 'This number has a record already. Use the next one.',
    ppmOutside: 'Enter a value between 0 and 500 ppm.',
    limitsWrong: 'The limit of “good” cannot lie above that of “act”, nor outside its range.',
    dayWrong: 'There is no such day. Please check the date.',
    photoTooBig: 'The image may not be larger than 10 MB. Choose a smaller one or take it again; the score is kept.',
    tallyTooMany: 'The walk counts up to 200 birds.',
    bothScores: 'Score both colour and texture, or skip this dropping.',
    nothingScored: 'Nothing is scored here yet. Score at least one, or skip the section.',
    fourLocations: 'Measure at least 4 different locations, or skip the section.',
  },
};
