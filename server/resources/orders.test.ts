import { expect, test } from 'vitest';
import { resources } from '#features/resources.ts';
import { stores } from '#features/server.ts';
import type { Queryable } from '#server/database/database.ts';
import { type SQL, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createDemoServices } from '#server/testing.ts';

const services = await createDemoServices();

/** Of these a tenant never has more than can be sorted at once. */
const few = new Set([
  'applyprogram',
  'choiceround',
  'choiceturn',
  'departmentstaff',
  'estate',
  'itecedition',
  'itecjudge',
  'itecround',
  'meetinglist',
  'meetingrank',
  'origin',
  'paybudget',
  'promote',
  'quant',
  'retention',
  'tenantperm',
  'tenantuser',
  'textbook',
]);
/** Made of others for each reading, so that no index holds their order: steps from events, each with the one after it. */
const derived = new Set(['casestep']);
const long = resources.filter(({ code }) => !few.has(code) && !derived.has(code));
/** Orders beside the first one that indexes have. */
const further = [false, true].map((descending) => ['shop', { key: 'name', descending }] as const);

test.each([...long.map(({ code, sort }) => [code, sort] as const), ...further])(
  'an index has the order of %s: %o',
  async (code, sort) => {
    const plans: Plan[] = [];
    const person = { tenantId: 't-yunting', actor: { id: 'reader' }, side: 'office', reach: 'ALL' } as const;
    await asActor(services, person, async (scope) => {
      for (const way of ['seqscan', 'sort', 'hashjoin', 'mergejoin', 'bitmapscan'])
        await scope.db.execute(sql.raw(`set local enable_${way} = off`));
      const query = { filter: {}, sort: sort.key, descending: sort.descending, limit: 20, offset: 0 };
      await stores[code]!.list({ ...scope, db: explaining(scope.db, plans) } as ActorScope, query);
    });
    const page = plans.find((plan) => plan['Node Type'] === 'Limit');
    expect(page ? sortOf(page) : null).toBeNull();
  },
);

interface Plan {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string;
  readonly 'Sort Key'?: readonly string[];
  readonly Plans?: readonly Plan[];
}

/** What the rows of a page are sorted by as a whole; sorting within the values of an index is none. */
function sortOf(plan: Plan): readonly string[] | null {
  if (plan['Node Type'] === 'Sort') return plan['Sort Key'] ?? [];
  const inputs = (plan.Plans ?? []).filter((each) =>
    ['Outer', 'Subquery', 'Member'].includes(each['Parent Relationship'] ?? ''),
  );
  for (const input of inputs) {
    const found = sortOf(input);
    if (found) return found;
  }
  return null;
}

/** A database that notes the plan of each statement before it carries it out. */
function explaining(db: Queryable, plans: Plan[]): Queryable {
  return new Proxy(db, {
    get(target, key) {
      if (key !== 'execute') {
        const value = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async (statement: SQL) => {
        const { rows } = await target.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(
          sql`explain (format json) ${statement}`,
        );
        plans.push(rows[0]!['QUERY PLAN'][0]!.Plan);
        return target.execute(statement);
      };
    },
  });
}
