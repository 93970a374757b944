import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { type Report, sectionStates } from '#features/flock/shared/scoring/report.ts';
import { sectionKeys } from '#features/flock/shared/sections/sections.ts';
import type { Entry } from './entries.ts';

/** The entries that make a report what it is: `readReport` of them gives the same report again. */
export function reportEntriesOf(report: Report): Entry[] {
  const { head, name, note, tally, signs, isGone } = report;
  return [
    { key: 'head', value: head },
    // A report that was never named has no such entry: an empty name is no name.
    ...(name === '' ? [] : [{ key: 'name', value: name }]),
    { key: 'note', value: note },
    { key: 'signs', value: signs },
    ...(tally === null ? [] : [{ key: 'tally', value: tally }]),
    ...(isGone ? [{ key: 'isGone', value: true }] : []),
    ...sectionKeys.flatMap((section) => recordEntries(section, report[section])),
    ...recordEntries('walk', report.walk),
    ...recordEntries('photo', report.photos),
    ...recordEntries('comment', report.comments),
    ...report.questions.flatMap(({ id, text, at, answer, answeredAt }) => [
      { key: `question:${id}`, value: { text, at } },
      ...(answer === null ? [] : [{ key: `answer:${id}`, value: { text: answer, at: answeredAt } }]),
    ]),
    ...recordEntries('reading', report.readings),
    ...recordEntries('flag', report.flags),
    // Last: a section is complete when its items are there.
    ...sectionKeys.flatMap((section) => {
      const state = report.sections[section];
      return state !== undefined && sectionStates.includes(state) ? [{ key: `section:${section}`, value: state }] : [];
    }),
    // A finished report takes no more scores.
    ...(report.state === 'finished' ? [{ key: 'state', value: { state: report.state, at: report.finishedAt } }] : []),
  ];
}

/** The entries that make a farm what it is: `readFarm` of them gives the same farm again. */
export function farmEntriesOf(farm: Farm): Entry[] {
  const { id, houses, events, ...plain } = farm;
  return [
    ...Object.entries(plain).map(([key, value]) => ({ key, value })),
    ...recordEntries('house', houses),
    ...recordEntries('event', events),
  ];
}

function recordEntries(kind: string, records: readonly { readonly id: string }[]): Entry[] {
  return records.map(({ id, ...value }) => ({ key: `${kind}:${id}`, value }));
}
