import { expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import { asGuest, createTestServices } from '#server/testing.ts';
import { count, hit, ipSubject, secondsLeft } from './limits.ts';

const services = await createTestServices();
const start = new Date('2026-03-01T08:00:00Z').getTime();
const at = (seconds: number) => services.setNow(new Date(start + seconds * 1000));
const send = (subject = 'a@example.com') =>
  asGuest(services, {}, (scope) => hit(scope, 'mail-code', subject)).then(
    () => 'taken',
    (error) => {
      if (error instanceof Refusal) return `${error.key} ${error.obj.retryAfter}`;
      throw error;
    },
  );

test('a code may be sent once a minute, five times an hour and ten times a day', async () => {
  at(0);
  expect(await send()).toBe('taken');
  expect(await send('b@example.com')).toBe('taken');
  at(59);
  expect(await send()).toBe('TOO_MANY 1');
  for (const minute of [1, 2, 3, 4]) {
    at(minute * 60);
    expect(await send()).toBe('taken');
  }
  // A refusal does not lengthen the hour.
  for (const minute of [5, 30, 59]) {
    at(minute * 60);
    expect(await send()).toBe(`TOO_MANY ${3600 - minute * 60}`);
  }
  for (const minute of [60, 61, 62, 63, 64]) {
    at(minute * 60);
    expect(await send()).toBe('taken');
  }
  at(3 * 3600);
  expect(await send()).toBe(`TOO_MANY ${21 * 3600}`);
  at(24 * 3600);
  expect(await send()).toBe('taken');
});

test('of many at the same moment one gets through', async () => {
  at(0);
  const answers = await Promise.all(Array.from({ length: 8 }, () => send('many@example.com')));
  expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
});

test('counting goes on beyond the limit and is over with its window', async () => {
  at(0);
  const left = () => asGuest(services, {}, (scope) => secondsLeft(scope, 'sign-in-ip-captcha', '198.51.100.1'));
  for (let failures = 0; failures < 19; failures++)
    await asGuest(services, {}, (scope) => count(scope, 'sign-in-ip-captcha', '198.51.100.1'));
  expect(await left()).toBe(0);
  at(10);
  await asGuest(services, {}, (scope) => count(scope, 'sign-in-ip-captcha', '198.51.100.1'));
  expect(await left()).toBe(590);
  at(600);
  expect(await left()).toBe(0);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2/64'],
  ['2001:0DB8:1:2:ffff::1', '2001:db8:1:2/64'],
  ['2001:db8::1', '2001:db8:0:0/64'],
  ['::1', '0:0:0:0/64'],
  ['fe80::1%eth0', 'fe80:0:0:0/64'],
])('%s counts as %s', (ip, subject) => {
  expect(ipSubject(ip)).toBe(subject);
});
