import { expect, test } from 'vitest';
import { storyTime } from '#server/demo/story-time.ts';
import { demoPeople } from './people.ts';
import { signedUp, tellStory } from './story.ts';

const time = storyTime(new Date('2026-11-21T10:00:00+08:00'));
const tales = tellStory(time);

test('everything that is said in the story names facts, and none is left in braces', () => {
  expect(JSON.stringify(tales)).not.toMatch(/[{]\w+[}]/);
  const [gapped] = tales.filter(({ gap }) => gap);
  expect(gapped!.gap).toBe('2026-08');
  expect(JSON.stringify(gapped!.turns)).toContain('缺 2026-08 的缴费记录');
});

test('what is compared with the papers is a path, never the name of a set', () => {
  const marks = tales.flatMap(({ turns }) =>
    turns.flatMap((turn) => (turn.do === 'review' ? (turn.sitting.marks ?? []) : [])),
  );
  expect(marks.length).toBeGreaterThan(100);
  expect(marks.filter((mark) => !mark.includes('.'))).toEqual([]);
});

test('turns of a tale follow one another in time, and whoever applies has an account before', () => {
  const since = signedUp(time);
  for (const { login, turns } of tales) {
    const instants = turns.map(({ at }) => at.getTime());
    expect(instants, login).toEqual(instants.toSorted((one, other) => one - other));
    expect(since.get(login)!.getTime(), login).toBeLessThan(instants[0]!);
    expect(demoPeople.some((person) => person.login === login)).toBe(true);
  }
});
