import type { Option, StatusTag } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import { farmTypes } from '#features/flock/shared/scoring/farm.ts';
import { areas, type Light, measures, unitOf } from '#features/flock/shared/scoring/limits.ts';
import type { FlagTrigger } from '#features/flock/shared/scoring/report.ts';
import { type Measure, type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import { CN } from '#features/flock/texts/terms/CN.ts';
import { EN } from '#features/flock/texts/terms/EN.ts';

// The words of the trade in the two languages of the back office, and what only the back office says.

export const farmTypeNames = together(CN.type, EN.type);
export const breedNames = together(CN.breed, EN.breed);
export const areaNames = together(CN.area, EN.area);
export const sectionNames = together(CN.section, EN.section);
export const scaleNames = together(CN.scale, EN.scale);
/** Feathers of birds that were looked at on the walk, not caught. */
export const walkName: Text = { CN: `${CN.scale.feather}（走查）`, EN: `${EN.scale.feather} (walk)` };
export const measureNames = together(CN.measure, EN.measure);
export const sectionStateNames = together(CN.state, EN.state);
export const floorNames = together(CN.floor, EN.floor);
export const ammoniaPlaceNames = together(CN.place, EN.place);
export const ammoniaMethodNames = together(CN.method, EN.method);

/** What the figures of a measure count. */
export function measureUnit(measure: Measure): string {
  return { percent: '%', index: '0–200', ppm: 'ppm' }[unitOf(measure)];
}

export const lightTags: Readonly<Record<Light, StatusTag>> = {
  good: { label: { CN: CN.light.good, EN: EN.light.good }, tone: 'done' },
  watch: { label: { CN: CN.light.watch, EN: EN.light.watch }, tone: 'waiting' },
  act: { label: { CN: CN.light.act, EN: EN.light.act }, tone: 'problem' },
  none: { label: { CN: CN.light.none, EN: EN.light.none }, tone: 'off' },
};

export const flagNames: Readonly<Record<FlagTrigger, Text>> = {
  blood: { CN: '粪便带血', EN: 'Blood in droppings' },
  green: { CN: '绿色粪便并有异常表现', EN: 'Green droppings with signs of illness' },
  foot: { CN: '脚垫评分 4 分', EN: 'Foot pad at 4' },
  ammonia: { CN: '氨气超过 25 ppm', EN: 'Ammonia above 25 ppm' },
  deaths: { CN: '突然死亡', EN: 'Sudden deaths' },
};

/** OWNER decides who else works on the farm. */
export const farmRoleNames: Readonly<Record<string, Text>> = {
  OWNER: { CN: '负责人', EN: 'Owner' },
  WORKER: { CN: '成员', EN: 'Worker' },
  VET: { CN: '兽医', EN: 'Vet' },
};

export const farmTypeOptions = optionsOf(farmTypes, (key) => farmTypeNames[key]);
export const areaOptions = optionsOf(areas, (key) => areaNames[key]);
export const measureOptions = optionsOf(measures, (key) => measureNames[key]);
/** From what must be done something about to what was not looked at. */
export const lightOptions = optionsOf(['act', 'watch', 'good', 'none'] as const, (key) => lightTags[key].label);

/** From what must be done something about on. */
const toldLights = ['act', 'watch', 'good'] as const;

/** What a report came to, as tags: the sections of each light together, the worst first, and how many are good. */
export function lightSummary(lights: Readonly<Partial<Record<SectionKey, Light>>>): (Text & Pick<StatusTag, 'tone'>)[] {
  return toldLights.flatMap((light) => {
    const names = sectionKeys.filter((section) => lights[section] === light).map((section) => sectionNames[section]);
    if (names.length === 0) return [];
    const { label, tone } = lightTags[light];
    // What is well needs no names.
    const count = { CN: `${names.length} 项`, EN: String(names.length) };
    const listed = {
      CN: names.map((name) => name.CN).join('、'),
      EN: names.map((name) => name.EN.toLowerCase()).join(', '),
    };
    const told = light === 'good' ? count : listed;
    return [{ tone, CN: `${label.CN}：${told.CN}`, EN: `${label.EN}: ${told.EN}` }];
  });
}

function optionsOf<K extends string>(keys: readonly K[], labelOf: (key: K) => Text): Option[] {
  return keys.map((value) => ({ value, label: labelOf(value) }));
}

function together<K extends string>(one: Record<K, string>, other: Record<K, string>): Readonly<Record<K, Text>> {
  const keys = Object.keys(one) as K[];
  return Object.fromEntries(keys.map((key) => [key, { CN: one[key], EN: other[key] }])) as Record<K, Text>;
}
