import { dayInShanghai } from '#core/calendar/dates.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import type { Happening, Stage } from '#server/demo/demo-room.ts';
import { askToScore, scoreCase } from './experts.ts';
import { formData } from './form-data.ts';
import { help, invite, redeem } from './help.ts';
import { papersOf } from './papers/papers-of.ts';
import { personOf } from './people.ts';
import { answer, assign, type Case, check, fill, lapse, move, review, sectionsToFill, submit, vouch } from './play.ts';
import { drawAhead, type Portfolio } from './stored-papers.ts';
import { type Tale, type Turn, tellStory } from './story.ts';

/**
 * Tells the applications of the demo through the verbs that people and officers use, each at its instant: history,
 * numbers, receipts, due dates, messages and the business log are those the verbs leave.
 */
export function applicationTurns(stage: Stage): Happening[] {
  const scans: Portfolio['scans'] = new Map();
  return tellStory(stage.time).flatMap((tale) => {
    const told = openCase(stage, tale, scans);
    return tale.turns.flatMap((turn, index) =>
      spread(stepsOf(stage, told, turn), turn, tale.turns[index + 1]).map(({ at, act }) => ({
        at,
        act: async () => {
          await told.drawn;
          await act(at);
        },
      })),
    );
  });
}

/** What is done at an instant of the story. */
type Step = (at: Date) => Promise<void>;

/** What somebody sits over for a while are several things: meanwhile others do theirs. */
function stepsOf(stage: Stage, told: Case, turn: Turn): { readonly minutes: number; readonly steps: readonly Step[] } {
  switch (turn.do) {
    case 'fill':
      return {
        minutes: 4,
        steps: sectionsToFill(told).map((section) => (at) => fill(stage, told, at, section)),
      };
    case 'answer':
      return { minutes: 6, steps: turn.answers.map((one) => (at) => answer(stage, told, at, one)) };
    default:
      return { minutes: 0, steps: [() => take(stage, told, turn)] };
  }
}

/** Steps with their instants, so many minutes after one another, or less where the next turn comes before the last. */
function spread({ minutes, steps }: ReturnType<typeof stepsOf>, { at }: Turn, next: Turn | undefined) {
  const left = next ? (next.at.getTime() - at.getTime()) / steps.length : Number.POSITIVE_INFINITY;
  const apart = Math.max(0, Math.min(minutes * 60_000, left));
  return steps.map((act, index) => ({ at: new Date(at.getTime() + index * apart), act }));
}

function take(stage: Stage, told: Case, turn: Exclude<Turn, { do: 'fill' | 'answer' }>): Promise<void> {
  switch (turn.do) {
    case 'submit':
      return submit(stage, told, turn.at);
    case 'review':
      return review(stage, told, turn.at, turn.sitting);
    case 'assign':
      return assign(stage, told, turn.at, turn);
    case 'move':
      return move(stage, told, turn.at, turn);
    case 'vouch':
      return vouch(stage, told, turn.at, turn);
    case 'check':
      return check(stage, told, turn.at, turn);
    case 'experts':
      return askToScore(stage, told, turn.at, turn.of);
    case 'score':
      return scoreCase(stage, told, turn.at, turn);
    case 'invite':
      return invite(stage, told, turn.at, turn);
    case 'redeem':
      return redeem(stage, told, turn.at, turn);
    case 'help':
      return help(stage, told, turn.at, turn);
    case 'lapse':
      return lapse(stage, turn.at);
  }
}

/** The application as it will be filled in; the papers it needs begin to be drawn. */
function openCase(stage: Stage, tale: Tale, scans: Portfolio['scans']): Case {
  const told = personOf(tale.login, stage.time);
  const person = {
    ...told,
    ...(tale.isSecond && { child: told.secondChild }),
    ...(tale.idValidTo && { idValidTo: tale.idValidTo }),
  };
  const offered = getProgramme(tale.programme);
  const programme = (tale.isEarlier && offered.earlier?.at(-1)) || offered;
  const applicant = stage.player(tale.login);
  const [first] = tale.turns;
  const at = first?.at ?? new Date();
  const today = dayInShanghai(at.getTime());
  const portfolio = { papers: papersOf(person, { today, gap: tale.gap }), scans };
  const all = formData(programme, person, { papers: portfolio.papers, at, today, claim: tale.claim });
  const wanted = first?.do === 'fill' ? first.sections : undefined;
  const data = Object.fromEntries(Object.entries(all).filter(([key]) => wanted?.includes(key) ?? true));
  const drawn = drawAhead(portfolio, programme, data);
  return { tenant: tale.tenant ?? 'yunting', programme, applicant, portfolio, data, drawn };
}
