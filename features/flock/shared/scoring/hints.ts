import type { Sections } from './findings.ts';
import { wholeItems } from './items.ts';
import type { Report } from './report.ts';
import { abnormalFrom, type SectionKey } from './scales.ts';
import type { SectionResult } from './section-results.ts';
import type { Told } from './tell.ts';

/** What was seen in several sections at once, in plain words; never a disease. */
export interface Hint extends Told {
  readonly sections: readonly SectionKey[];
}

const most = 2;

/** Chains between sections, the longest first, two at most. */
export function hintsOf(report: Report, sections: Sections): Hint[] {
  const seen = lookOf(report, sections);
  const told: Chain[] = [];
  for (const chain of chains)
    if (chain.isSeen(seen) && !told.some((other) => isSameStory(chain, other))) told.push(chain);
  return told
    .slice(0, most)
    .map(({ key, sections: of }) => ({ key: `hint.${key}`, sections: of, params: {}, names: {}, areas: [] }));
}

/** Two chains that share two sections tell nearly the same. */
function isSameStory(a: Chain, b: Chain): boolean {
  return a.sections.filter((section) => b.sections.includes(section)).length >= 2;
}

/** What the chains ask for. A section that was not assessed is neither off nor calm. */
interface Look {
  readonly isOff: (section: SectionKey) => boolean;
  readonly isCalm: (section: SectionKey) => boolean;
  readonly isSoft: boolean;
  readonly isFirm: boolean;
  readonly isWetAtDrinkers: boolean;
  readonly areVentsDirty: boolean;
}

function lookOf(report: Report, sections: Sections): Look {
  const isOff = (section: SectionKey) => sections[section].light === 'watch' || sections[section].light === 'act';
  const isCalm = (section: SectionKey) => sections[section].light === 'good';
  const soft = softShare(sections.intestinal);
  const wet = wholeItems(report, 'litter').filter(({ score }) => score! >= abnormalFrom('litter'));
  const dirty = wholeItems(report, 'feather').filter(({ score }) => score! >= abnormalFrom('feather'));
  return {
    isOff,
    isCalm,
    isSoft: soft !== null && soft >= softFrom,
    isFirm: soft !== null && soft < softFrom,
    isWetAtDrinkers: wet.length > 0 && wet.filter(({ where }) => where === 'drinker').length * 2 >= wet.length,
    areVentsDirty: dirty.length > 0 && dirty.filter(({ isVentDirty }) => isVentDirty).length * 2 >= dirty.length,
  };
}

/** From this share of loose droppings on they count as soft: where the light leaves good. */
const softFrom = 0.1;

/** Share of intestinal droppings that lost their outline; null when not assessed. */
function softShare({ scales }: SectionResult): number | null {
  return scales.find(({ key }) => key === 'int_texture')?.atLeast[0]?.value ?? null;
}

interface Chain {
  readonly key: string;
  readonly sections: readonly SectionKey[];
  readonly isSeen: (look: Look) => boolean;
}

const chains: readonly Chain[] = [
  {
    key: 'gutFloorFeet',
    sections: ['intestinal', 'litter', 'fpd'],
    isSeen: ({ isSoft, isOff }) => isSoft && isOff('litter') && isOff('fpd'),
  },
  {
    key: 'gutFloorAir',
    sections: ['intestinal', 'litter', 'nh3'],
    isSeen: ({ isSoft, isOff }) => isSoft && isOff('litter') && isOff('nh3'),
  },
  {
    key: 'drinkerFloor',
    sections: ['intestinal', 'litter'],
    isSeen: ({ isFirm, isWetAtDrinkers, isOff }) => isFirm && isWetAtDrinkers && isOff('litter'),
  },
  {
    key: 'floorAir',
    sections: ['litter', 'nh3'],
    isSeen: ({ isSoft, isOff }) => !isSoft && isOff('litter') && isOff('nh3'),
  },
  { key: 'airAlone', sections: ['litter', 'nh3'], isSeen: ({ isCalm, isOff }) => isCalm('litter') && isOff('nh3') },
  {
    key: 'ventGut',
    sections: ['feather', 'intestinal'],
    isSeen: ({ areVentsDirty, isSoft, isOff }) => areVentsDirty && isSoft && isOff('feather'),
  },
  {
    key: 'floorFeathers',
    sections: ['litter', 'feather'],
    isSeen: ({ isOff, areVentsDirty, isSoft }) => isOff('litter') && isOff('feather') && !(areVentsDirty && isSoft),
  },
  { key: 'feetBefore', sections: ['litter', 'fpd'], isSeen: ({ isCalm, isOff }) => isCalm('litter') && isOff('fpd') },
  {
    key: 'bothDroppings',
    sections: ['intestinal', 'cecal'],
    isSeen: ({ isOff }) => isOff('intestinal') && isOff('cecal'),
  },
];
