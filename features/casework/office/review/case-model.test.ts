import { expect, test } from 'vitest';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { getProgramme } from '#features/casework/programmes/registry.ts';
import { sampleOf } from '#features/casework/programmes/samples.ts';
import { isAbout } from '#features/casework/shared/about-path.ts';
import { type Case, countMarks, deskFiles, deskSections, linesToCheck, markState, sectionPaths } from './case-model.ts';

const today = '2026-11-20';
const data = sampleOf(getProgramme('talentapply'), today);

function caseWith(part: Partial<Case>): Case {
  const sections = Object.entries(data).map(([key, values]) => ({ key, rev: 1, values }));
  return { sections, marks: [], corrections: [], checks: [], helped: [], changes: [], ...part } as unknown as Case;
}

const correction = (path: string, state: string) => ({ path, state }) as Case['corrections'][number];
const desk = deskSections(getProgramme('talentapply'), caseWith({}), { locale: 'CN', today, dictionaries });
const paths = desk.flatMap((section) => section.blocks.flatMap((block) => block.lines.map((line) => line.path)));

test('every filled value has a line of its own, rows field by field', () => {
  expect(paths).toContain('person.name');
  expect(paths).toContain('education.degrees[degree1].endedOn');
  expect(paths).toContain('education.degrees[degree2].files');
  expect(new Set(paths).size).toBe(paths.length);
});

test('the files stand beside the lines they prove', () => {
  const files = deskFiles(desk);
  expect(files.length).toBeGreaterThan(5);
  expect(files.every((file) => paths.includes(file.path))).toBe(true);
});

test('a mark on a row covers its fields, not those of another row', () => {
  const found = caseWith({ marks: [{ path: 'education.degrees[degree1]', by: '', at: '' }] });
  expect(markState(found, 'education.degrees[degree1].endedOn')).toBe('verified');
  expect(markState(found, 'education.degrees[degree2].endedOn')).toBe('unchecked');
  expect(isAbout('person.name', 'person.nameEN')).toBe(false);
});

test('an open correction outweighs a mark; an accepted one settles the line', () => {
  const marks = [{ path: 'person.name', by: '', at: '' }];
  expect(markState(caseWith({ marks, corrections: [correction('person.name', 'noted')] }), 'person.name')).toBe('fix');
  expect(markState(caseWith({ corrections: [correction('person.name', 'answered')] }), 'person.name')).toBe('answered');
  expect(markState(caseWith({ corrections: [correction('person.name', 'accepted')] }), 'person.name')).toBe('verified');
});

test('the progress counts each line once', () => {
  const found = caseWith({
    marks: [{ path: 'person.name', by: '', at: '' }],
    corrections: [correction('person.gender', 'open')],
  });
  expect(countMarks(found, desk)).toEqual({ verified: 1, fix: 1, answered: 0, unchecked: paths.length - 2 });
});

test('answered corrections are counted by themselves, and looked at right after what is doubtful', () => {
  const found = caseWith({
    corrections: [correction('person.gender', 'answered'), correction('contact.email', 'answered')],
    checks: [{ path: 'contact.address', passed: false, evidence: { CN: '', EN: '' } }],
  });
  expect(countMarks(found, desk)).toMatchObject({ answered: 2, fix: 0 });
  const [first, ...next] = linesToCheck(found, desk).map(({ path }) => path);
  expect(first).toBe('contact.address');
  expect(next.slice(0, 2)).toEqual(['person.gender', 'contact.email']);
  const contact = desk.find(({ key }) => key === 'contact')!;
  expect(sectionPaths(found, contact)).not.toContain('contact.address');
});
