import { darker, mix } from '#features/flock/shared/scoring/drawings/colours.ts';
import { type Point, smooth } from '#features/flock/shared/scoring/drawings/geometry.ts';
import { clipped, drawn, filled } from '#features/flock/shared/scoring/drawings/marks.ts';
import { birdMiddle, scallop } from '#features/flock/shared/scoring/drawings/plumage.ts';
import type { Bird } from './birds.ts';

/** Left and right of the middle line. */
export const sides = [-1, 1] as const;

/** Legs and feet from the front; `dirty` dulls them, `webbed` spans a skin between the toes. */
export function legs(bird: Bird, { dirty, webbed }: { dirty: boolean; webbed: boolean }): string {
  const { leg, legShade, legWidth: width } = bird;
  const colour = dirty ? mix(leg, '#6E5128', 0.45) : leg;
  const dark = darker(legShade, 0.3);
  return sides
    .map((side) => {
      const x = birdMiddle + side * bird.stance;
      const shank = `M${x} 500V556`;
      const shine = drawn(`M${x - 6} 506V552`, '#fff', 6, { opacity: 0.5 });
      const toes = `M${x} 556L${x - 58} 584M${x} 556L${x + 4} 596M${x} 556L${x + 58} 584`;
      if (webbed) {
        const web = `M${x} 540Q${x - 34} 562 ${x - 66} 588Q${x - 32} 584 ${x} 598Q${x + 32} 584 ${x + 66} 588Q${x + 34} 562 ${x} 540z`;
        const rays = `M${x} 552L${x - 54} 584M${x} 552V592M${x} 552L${x + 54} 584`;
        return [
          drawn(shank, dark, width + 8),
          filled(web, colour, { edge: dark, edgeWidth: 5 }),
          drawn(shank, colour, width),
          drawn(rays, legShade, 6),
          shine,
        ].join('');
      }
      const scales = [512, 528, 544].map((y) => drawn(`M${x - 14} ${y}q14 8 28 0`, legShade, 4));
      return [drawn(shank + toes, dark, width + 8), drawn(shank + toes, colour, width), shine, ...scales].join('');
    })
    .join('');
}

/** Folded wings behind the body; `dirt` 0 is clean, 1 brown. */
export function wings(bird: Bird, { dirt }: { dirt: number }): string {
  const { coat } = bird;
  const brown = bird.dirt[0];
  return sides
    .map((side) => {
      const across = (x: number) => birdMiddle + side * (x - bird.wings);
      const outline: Point[] = [
        [across(166), 184],
        [across(246), 236],
        [across(284), 330],
        [across(262), 430],
        [across(214), 484],
        [across(178), 420],
      ];
      const quills = [0, 1, 2, 3, 4].map((row) => {
        const colour = mix(coat.base, brown, dirt * (row < 3 ? 0.75 : 0.2));
        const place: Point = [across(236 - Math.abs(row - 2) * 6), 470 - row * 52];
        return filled(scallop(place, [54, 60], side * 8), colour, { edge: coat.edge, edgeWidth: 3.5 });
      });
      const ground = filled(smooth(outline), mix(coat.shade, brown, dirt * 0.6), {
        edge: darker(coat.edge, 0.2),
        edgeWidth: 5,
      });
      return ground + clipped(smooth(outline), quills.join(''));
    })
    .join('');
}
