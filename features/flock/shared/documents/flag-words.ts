import type { FlagTrigger, Report, TakenBack } from '#features/flock/shared/scoring/report.ts';
import { type FlagAnswer, flagAnswers, signOf, tellOf } from '#features/flock/shared/scoring/results/flag-answers.ts';
import { type SectionKey, sectionKeys } from '#features/flock/shared/sections/sections.ts';
import type { FlockWords } from './facts.ts';
import { placeWords, whenWords } from './phrases.ts';

/** A red flag that stands, with a line for everything that was done about it. */
export interface FlagLines {
  readonly trigger: FlagTrigger;
  readonly title: string;
  readonly answers: readonly string[];
}

/** The red flags of a report in words, and the scores that were shown as one and taken back. `offset` in minutes east of UTC. */
export function flagLines(
  report: Report,
  { words, offset }: { words: FlockWords; offset: number },
): { readonly raised: readonly FlagLines[]; readonly wrong: readonly string[] } {
  const line = (answer: FlagAnswer) => answerWords(report, answer, { words, offset });
  const answers = flagAnswers(report);
  const byTrigger = Map.groupBy(
    answers.filter(({ done }) => done !== 'wrong'),
    ({ trigger }) => trigger,
  );
  return {
    raised: [...byTrigger].map(([trigger, of]) => ({
      trigger,
      title: words.report(`flag.${trigger}`),
      answers: of.map(line),
    })),
    wrong: answers.filter(({ done }) => done === 'wrong').map(line),
  };
}

function answerWords(
  report: Report,
  { about, done, at, was }: FlagAnswer,
  { words, offset }: { words: FlockWords; offset: number },
): string {
  const { report: t } = words;
  const named = new Set(about.map((cause) => causeWords(report, cause, { was, words })));
  return t('flag.answer', {
    about: [...named].join(t('comma')),
    done: done === null ? t('flag.pending') : t(`flag.${done}`, { at: whenWords(at!, { offset, words }) }),
  });
}

/** "Intestinal droppings 3", "Foot pads 1, left foot", the place of a reading, or the sign that was ticked; of what is gone as it was when it was taken back, or its section. */
function causeWords(
  report: Report,
  cause: string,
  { was, words }: { was: TakenBack | undefined; words: FlockWords },
): string {
  const { report: t, terms } = words;
  const sign = signOf(cause);
  if (sign) return terms(`sign.${sign}`);
  const [name, id] = cause.split(':');
  const section = sectionKeys.find((key) => key === name);
  // An answer of an older report to something that was ticked.
  if (!section) return terms('sign.deaths');
  const found = (report[section] as readonly Report[SectionKey][number][]).find((item) => item.id === id);
  const told = was ?? (found && tellOf(found));
  if (!told) return terms(`section.${section}`);
  if (told.place) return placeWords(told.place, words);
  const item = t('photos.of', { item: terms(`section.${section}`), no: found?.no ?? told.no });
  return [item, ...told.feet.map((side) => terms(`foot.${side}`))].join(t('comma'));
}
