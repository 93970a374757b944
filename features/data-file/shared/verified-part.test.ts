import { expect, test } from 'vitest';
import { talentApply } from '#features/casework/programmes/talent-apply.ts';
import { endOf } from './ends.ts';
import { verifiedPart } from './verified-part.ts';

const at = new Date('2026-06-18T02:00:00.000Z');
const later = new Date('2026-06-19T02:00:00.000Z');
const section = (key: string) => talentApply.sections.find((each) => each.key === key)!;
const marksOn = (...paths: readonly string[]) => new Map(paths.map((path) => [path, at]));

test('what carries no mark is not verified, and derived values never are', () => {
  const person = { name: '林见微', birth: '1990-01-01', ethnicity: 'HAN' };
  const { values, fields } = verifiedPart(section('person'), person, marksOn('person.name', 'person.birth'));
  expect(values).toEqual({ name: '林见微' });
  expect([...fields]).toEqual([['name', at]]);
});

test('a row in which something was marked is kept without files that nobody looked at', () => {
  const file = { id: 'f1', name: '证书.pdf', size: 1, type: 'application/pdf' };
  const row = (id: string) => ({ id, school: '云汀大学', files: [file] });
  const degrees = [row('a'), row('b'), row('c')];
  const marks = new Map([
    ['education.degrees[a].school', at],
    ['education.degrees[a].files', later],
    ['education.degrees[b].school', at],
  ]);
  const { values, fields } = verifiedPart(section('education'), { degrees }, marks);
  expect(values.degrees).toEqual([row('a'), { id: 'b', school: '云汀大学' }]);
  expect(fields.get('degrees')).toEqual(later);
});

test.each([
  ['person.identity', { person: { identityValidTo: '2027-02-08' } }, '2027-02-08'],
  ['person.identity', { person: { identityValidTo: 'open' } }, null],
  ['materials.insurance', {}, '2026-12-18'],
  ['education.degrees', {}, null],
])('%s with %o holds until %s', (path, data, end) => {
  expect(endOf(path, data, at)).toBe(end);
});
