import { wholeItems } from '#features/flock/shared/scoring/items.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { Told } from '#features/flock/shared/scoring/tell.ts';
import type { Hint as Chain, Seen } from '#features/flock/shared/sections/section.ts';
import { type SectionKey, sectionKeys, sectionOf } from '#features/flock/shared/sections/sections.ts';
import type { Sections } from './findings.ts';

/** What was seen in several sections at once, in plain words; never a disease. */
export interface Hint extends Told {
  readonly sections: readonly SectionKey[];
}

const most = 2;

/** Chains between sections, the weightiest first, two at most. */
export function hintsOf(report: Report, sections: Sections): Hint[] {
  const seen = seenIn(report, sections);
  const told: Chain[] = [];
  for (const chain of chains)
    if (chain.isSeen(seen) && !told.some((other) => isSameStory(chain, other))) told.push(chain);
  return told
    .slice(0, most)
    .map(({ key, sections: of }) => ({ key: `hint.${key}`, sections: of, params: {}, names: {}, areas: [] }));
}

const chains = sectionKeys.flatMap((section) => sectionOf(section).hints ?? []).toSorted((a, b) => b.weight - a.weight);

/** Two chains that share two sections tell nearly the same. */
function isSameStory(a: Chain, b: Chain): boolean {
  return a.sections.filter((section) => b.sections.includes(section)).length >= 2;
}

function seenIn(report: Report, sections: Sections): Seen {
  const signs = sectionKeys.map((section) =>
    sectionOf(section).tells?.(wholeItems(report, section), sections[section]),
  );
  return {
    isOff: (section) => sections[section].light === 'watch' || sections[section].light === 'act',
    isCalm: (section) => sections[section].light === 'good',
    signs: Object.assign({}, ...signs),
  };
}
