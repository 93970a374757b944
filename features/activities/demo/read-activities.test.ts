import { expect, test } from 'vitest';
import { visibleText } from '#core/forms/kinds/rich-text.ts';
import { type DemoActivity, readActivities } from './read-activities.ts';

const demoActivities = readActivities();
const storyDay = '2026-11-21T09:00:00+08:00';
const coming = demoActivities.filter(({ startAt, cancelled }) => !cancelled && startAt > storyDay);
const isFull = ({ quota, signed }: DemoActivity) => quota !== undefined && signed >= quota;

test('seven are to come, two of them sessions of a course, one of them full with people waiting, some open to sign up, and one was cancelled', () => {
  expect(demoActivities).toHaveLength(16);
  expect(coming).toHaveLength(7);
  expect(coming.filter(({ lessons }) => lessons)).toHaveLength(2);
  expect(coming.filter((each) => isFull(each) && each.waitlist && each.waiting > 0)).toHaveLength(1);
  expect(coming.some((each) => !isFull(each) && each.signFrom < storyDay && each.signTo > storyDay)).toBe(true);
  expect(coming.some(({ signFrom }) => signFrom > storyDay)).toBe(true);
  expect(demoActivities.filter(({ cancelled }) => cancelled)).toHaveLength(1);
});

test('every type, module and mode occurs', () => {
  const kinds = (key: 'type' | 'module' | 'mode') => new Set(demoActivities.map((each) => each[key])).size;
  expect([kinds('type'), kinds('module'), kinds('mode')]).toEqual([7, 4, 3]);
});

test('times follow one another, and nobody waits while there is room', () => {
  for (const each of demoActivities) {
    expect(each.signFrom < each.signTo && each.startAt < each.endAt, each.title.CN).toBe(true);
    expect(each.signFrom < each.startAt && each.signTo < each.endAt, each.title.CN).toBe(true);
    expect(each.signed, each.title.CN).toBeLessThanOrEqual(each.quota ?? Number.POSITIVE_INFINITY);
    if (each.waiting > 0) expect(isFull(each) && each.waitlist, each.title.CN).toBe(true);
  }
});

test('each is told in two languages', () => {
  const titles = demoActivities.flatMap(({ title }) => [title.CN, title.EN]);
  expect(new Set(titles).size).toBe(32);
  for (const { title, summary, body, address, organiser, questions, cancelled } of demoActivities) {
    const told = [title, summary, body, address, organiser, ...questions.map(({ label }) => label), cancelled];
    const texts = told.filter((text) => text !== undefined);
    const options = questions.flatMap((question) => question.options ?? []);
    for (const text of [...texts, ...options]) {
      expect(text.CN).toMatch(/\p{Script=Han}/u);
      expect(text.EN).not.toMatch(/[\p{Script=Han}，。；：（）]/u);
    }
    expect(visibleText(body.CN).length, title.CN).toBeGreaterThan(150);
  }
});
