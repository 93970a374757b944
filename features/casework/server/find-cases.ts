import { mostFound } from '#core/contracts/find.ts';
import { maskName } from '#core/forms/masks.ts';
import { and, desc } from '#server/database/sql.ts';
import { begins, type Finder } from '#server/find/find.ts';
import type { ActorScope } from '#server/scope.ts';
import { definitionOf } from './applications/programmes.ts';
import { isCase } from './review/case-policy.ts';
import { applications } from './tables.ts';

/** Cases read at most to name the people of them. */
const casesOfPeople = 40;

const pathOf = (id: string) => `/apply/task?id=${id}`;

/** Cases by their number. */
export const caseFinder: Finder = {
  kind: 'case',
  async find(scope, words) {
    const rows = await readCases(scope, words, 'no', mostFound);
    return rows.map(({ id, no, programme, applicant }) => ({
      id,
      title: same(no ?? ''),
      note: noteOf(programme, maskName(applicant)),
      path: pathOf(id),
    }));
  },
};

/** Applicants by their name, hidden as in the queue; each leads to the case handed in last. */
export const personFinder: Finder = {
  kind: 'person',
  async find(scope, words) {
    const rows = await readCases(scope, words, 'applicant', casesOfPeople);
    const people = new Map<string, (typeof rows)[number]>();
    for (const row of rows) if (!people.has(row.ownerId)) people.set(row.ownerId, row);
    return [...people.values()].slice(0, mostFound).map(({ id, no, programme, applicant }) => ({
      id,
      title: same(maskName(applicant)),
      note: noteOf(programme, no ?? ''),
      path: pathOf(id),
    }));
  },
};

/** The newest cases within reach whose number or applicant begins with the words. */
function readCases(scope: ActorScope, words: string, by: 'no' | 'applicant', limit: number) {
  const { id, no, programme, applicant, ownerId, submittedAt } = applications;
  return scope.db
    .select({ id, no, programme, applicant, ownerId })
    .from(applications)
    .where(and(isCase(scope), begins([applications[by]], words)))
    .orderBy(desc(submittedAt), desc(id))
    .limit(limit);
}

function noteOf(programme: string, more: string) {
  const { CN, EN } = definitionOf(programme).short;
  return { CN: `${CN} · ${more}`, EN: `${EN} · ${more}` };
}

function same(text: string) {
  return { CN: text, EN: text };
}
