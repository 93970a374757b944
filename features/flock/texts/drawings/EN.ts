import type { DrawingsTexts } from './CN.ts';

export const EN: DrawingsTexts = {
  alt: '{scale}, score {score}: {descriptor}. {seen}',
  altLevel: '{scale}, {level}. {seen}',
  onBird: '{bird}. {seen}',
  bird: { white: 'White chicken', brown: 'Brown hen', turkey: 'Turkey', duck: 'Duck' },
  seen: {
    'litter-0':
      'The floor is loose shavings of one pale colour, without a boot print; what was squeezed in the glove falls apart.',
    'litter-1':
      'A shade darker than 0 and a little pressed: a first faint boot print, and crumbs that stick together in small clusters.',
    'litter-2':
      'Unlike 1, dark damp patches lie along the drinker line, the boot print is plain and the squeezed ball breaks in three.',
    'litter-3':
      'Unlike 2, flat cracked clumps lie on the surface, the boot print is deep and sharp and the ball stays whole.',
    'litter-4':
      'Unlike 3, one shiny cap covers the floor; the boot has broken through it and lifted a flake. The ball sticks to the glove.',
    'litter-5':
      'Unlike 4, nothing loose is left: black mud with puddles, water in the boot print and a smear that runs off the glove.',
    'int_colour-0': 'A firm folded dropping, brown, with a clear white cap at one end.',
    'int_colour-1': 'Paler than 0, tan to caramel and thicker, with pale pieces of feed on it and a smaller cap.',
    'int_colour-2': 'Yellow instead of tan, smooth and without pieces, with broad bands of gloss.',
    'int_colour-3': 'Unlike 2, orange slime covers the brown dropping, reaches beyond it and draws threads.',
    'int_colour-4': 'Unlike 3, without slime and clearly green, in a wet green ring with an edge.',
    'int_colour-5': 'Unlike 4, white chalk covers most of it, with white grains around it and a milky rim.',
    'int_colour-6':
      'Unlike 5, dark red with fresh red streaks, shiny black lumps and a red rim on the card. Vet the same day.',
    'int_texture-0': 'A firm folded dropping with deep creases and a crisp white cap; no damp on the card.',
    'int_texture-1':
      'Softer than 0: broader, the creases almost gone, the cap slumped, a thin damp ring on the card. It still keeps its outline.',
    'int_texture-2':
      'Unlike 1, the outline is lost: spread flat, with whole grains and threads of slime in a wide damp ring.',
    'int_texture-3': 'Unlike 2, nearly all fluid: a thin puddle with a white swirl and three small solid pieces.',
    'cec_colour-0': 'A soft heap with a peak, dark brown to black and glossy, without a white cap.',
    'cec_colour-1': 'Lighter than 0: caramel brown, with hardly any gloss.',
    'cec_colour-2': 'Yellow instead of brown, matt, with pale lumps and specks.',
    'cec_colour-3':
      'Unlike 2, dark red with black clots, a line of blood seeping round it and drops on the card. Vet the same day.',
    'cec_texture-0': 'A smooth paste that holds a soft peak; no bubbles.',
    'cec_texture-1': 'Flatter than 0: no peak, a thin wet rim and a few single bubbles.',
    'cec_texture-2': 'Unlike 1, bubbles cover it from edge to edge and thin fluid runs out of it.',
    'cec_texture-2-foamy': 'Unlike 1, bubbles cover it from edge to edge; nothing runs.',
    'cec_texture-3':
      'Unlike 2, no foam and no form: a thin pool that runs down the card, with bubbles only at its rim.',
    'fpd-0': 'The sole of a foot: smooth pad, whole scales, no crust.',
    'fpd-1': 'A first small dark spot on 5 % of the pad, without swelling.',
    'fpd-2': 'Larger than 1: a crust with a rough rim and cracks on a quarter of the pad.',
    'fpd-3': 'Crust on almost half of the pad (45 %); unlike 2, with a raised red rim and some swelling.',
    'fpd-4':
      'A thick crust on most of the pad (70 %); unlike 3, clearly swollen and red, with spots on the toes as well. Vet the same day.',
    'feather-0': 'From the front; the feathers of breast and belly are clean and separate.',
    'feather-1': 'A few single feathers of the lower breast are stained; no patch reaches 5 cm.',
    'feather-2':
      'Unlike 1, a brown patch wider than 5 cm lies on breast and belly, marked by a bracket; the feathers are still separate.',
    'feather-3':
      'Unlike 2, most of the underside is dark, wet and stuck together in clumps, with skin between them; the wings are soiled too.',
    'nh3-0': 'The test strip is yellow, the gauge at its lowest step, no bubbles of gas around the bird.',
    'nh3-1': 'One step above 0: the strip a darker yellow, the first bubbles of gas.',
    'nh3-2': 'One step above 1: the strip yellow-green, more bubbles.',
    'nh3-3': 'One step above 2: the strip green; a flag at the gauge says that early action begins.',
    'nh3-4': 'One step above 3: the strip dark green; the gauge has come up to the red bar, the limit of 20 ppm.',
    'nh3-5': 'Unlike 4, the strip is blue-green, the gauge has passed the red bar and the eyes of the bird are red.',
    'nh3-6': 'Unlike 5, the strip is blue and the eyes of the bird water.',
    'nh3-7': 'Unlike 6, the strip is dark blue and the bird has closed its eyes.',
    'nh3-8': 'Unlike 7, the strip is at its darkest and the gauge at its top; a sign tells people to leave the house.',
    'tip-birds': 'Birds spread over the whole house, the two nearest ones at a catch frame.',
    'tip-manure':
      'A white card under a white torch: on the left an intestinal dropping with its white cap, on the right a dark cecal one without.',
    'tip-litter': 'A boot pushes the litter into a ridge; beside it a gloved hand opens after squeezing a handful.',
    'tip-ammonia': 'A gloved hand holds an ammonia meter at the height of the birds’ heads.',
  },
};
