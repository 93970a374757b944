import { expect, test } from 'vitest';
import { linksIn, targetOf } from './links.ts';

test.each([
  ['/notify/abc', { kind: 'content', types: ['notify'], id: 'abc' }],
  ['/notify/abc?from=x#y', { kind: 'content', types: ['notify'], id: 'abc' }],
  ['/serve/airport-lounge', { kind: 'content', types: ['serve'], id: 'airport-lounge' }],
  ['/serve/high/airport-lounge', { kind: 'content', types: ['serve'], id: 'airport-lounge' }],
  ['/serve/talentapply', { kind: 'fine' }],
  ['/itecpage/home', { kind: 'fine' }],
  ['/itecpage/abc', { kind: 'content', types: ['homepage'], id: 'abc' }],
  ['/cbd/highlight/abc', { kind: 'content', types: ['highlight'], id: 'abc' }],
  ['/phoenixplan/overview', { kind: 'fine' }],
  ['/polity', { kind: 'fine' }],
  ['/personal/user', { kind: 'fine' }],
  ['/files/pub_1', { kind: 'file', id: 'pub_1' }],
  ['https://a.example/x', { kind: 'fine' }],
  ['mailto:a@b.example', { kind: 'fine' }],
  ['/nowhere', { kind: 'fault', fault: 'NO_PAGE' }],
  ['/notify/a/b', { kind: 'fault', fault: 'NO_PAGE' }],
  ['//a.example', { kind: 'fault', fault: 'MALFORMED' }],
  ['http://', { kind: 'fault', fault: 'MALFORMED' }],
  ['https://nodots', { kind: 'fault', fault: 'MALFORMED' }],
  ['page.html', { kind: 'fault', fault: 'MALFORMED' }],
  ['/%E0%A4%A', { kind: 'fault', fault: 'MALFORMED' }],
])('%s names %o', (href, target) => {
  expect(targetOf(href)).toEqual(target);
});

test('links and pictures of a text are found once each', () => {
  const html =
    '<p><a href="/a?x=1&amp;y=2" rel="x">a</a><img src="/files/pub_1" alt="" /><a href="/a?x=1&amp;y=2">b</a></p>';
  expect(linksIn(html)).toEqual(['/a?x=1&y=2', '/files/pub_1']);
});
