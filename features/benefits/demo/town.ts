import { degreeMetres, type Point, radians } from '#core/distance.ts';

/** The middle of the lake round which the demo's town lies. */
const lake: Point = { latitude: 24.485, longitude: 118.115 };

/** Metres from one house number to the next. */
const frontage = 18;

/** Streets of the town: where their numbers begin, in metres east and north of the lake, and the bearing they run in. */
const streets: Readonly<Record<string, readonly [number, number, number]>> = {
  澄湖东路: [780, -360, 355],
  澄湖西路: [-760, -340, 5],
  澄湖北路: [-320, 540, 85],
  澄湖南路: [-180, -560, 95],
  梧桐大道: [-1620, -1080, 78],
  望桐街: [-1380, 620, 188],
  澄心路: [330, -1620, 25],
  云杉路: [-1980, 1080, 62],
  枫岭路: [-2420, 1980, 30],
  听澜步道: [960, 660, 335],
  北渚大道: [-760, 1560, 76],
  小溪巷: [-880, -1760, 350],
  港前路: [1280, -1860, 38],
  大剧院路: [1240, -120, 80],
  陶然里: [-1010, 250, 300],
  栖桐里: [-1120, -820, 340],
  汀洲路: [-2360, -420, 204],
  东堤路: [1660, 520, 18],
  机场大道: [-3720, -1840, 60],
  金融街: [220, -820, 112],
  清源路: [-3010, 420, 100],
  绿洲路: [2480, 1290, 40],
};

/** Where an address such as 澄心路 18 号 is; throws for a street that the town does not have. */
export function positionOf(address: string): Point {
  const [, street = '', number = ''] = /^(\D+) (\d+) 号$/.exec(address) ?? [];
  const found = streets[street];
  if (!found) throw new Error(`no street in the demo's town for ${address}`);
  const [east, north, bearing] = found;
  const along = Number(number) * frontage;
  const shrink = Math.cos(radians(lake.latitude));
  return {
    latitude: lake.latitude + (north + along * Math.cos(radians(bearing))) / degreeMetres,
    longitude: lake.longitude + (east + along * Math.sin(radians(bearing))) / (degreeMetres * shrink),
  };
}
