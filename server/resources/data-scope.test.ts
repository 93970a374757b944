import { describe, expect, test } from 'vitest';
import { Refusal } from '#core/errors.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { DataScope } from '#core/roles.ts';
import { historyCall } from '#features/platform/calls/logs.ts';
import { resources } from '#features/resources.ts';
import { handlers, stores } from '#features/server.ts';
import { findByWords } from '#server/find/find.ts';
import type { ActorScope } from '#server/scope.ts';
import { asActor, createDemoServices } from '#server/testing.ts';
import { titleOf } from './changes.ts';
import { revealRecord } from './reveal.ts';
import type { Row } from './store.ts';
import { actOnResource, listResource, oneResource, saveResource } from './verbs.ts';

/** Whatever list of the demo is narrower for somebody is so on every way to a record: by id there is no way around it. */
const services = await createDemoServices();
const history = handlers.find(({ contract }) => contract === historyCall)!;
const tenantId = 't-yunting';

function as<T>(reach: DataScope, work: (scope: ActorScope) => Promise<T>, regions: string[] = []): Promise<T> {
  return asActor(services, { tenantId, actor: { id: 'officer' }, side: 'office', reach, regions }, work);
}

async function idsSeen(resource: Resource, reach: DataScope, regions: string[]): Promise<string[]> {
  const call = { resource, store: stores[resource.code]!, input: { size: 200 } };
  return (await as(reach, (scope) => listResource(scope, call), regions)).rows.map(({ id }) => id);
}

const refusal = (error: unknown) => (error instanceof Refusal ? error.key : Promise.reject(error));

type Ways = Readonly<Record<string, (scope: ActorScope) => Promise<unknown>>>;

/** What shows a record by its id. */
function sights(resource: Resource, id: string): Ways {
  const store = stores[resource.code]!;
  const { code, columns, objectType } = resource;
  const key = columns.find((column) => column.sensitive)?.key;
  return {
    one: (scope) => oneResource(scope, { resource, store, input: { id } }),
    history: (scope) => history.run(scope, { tenantId, objectType, objectId: id }, {} as never),
    ...(key ? { reveal: (scope) => revealRecord(scope, { resource: code, id, key, reason: '核对' }) } : {}),
  };
}

/** What changes it. */
function changes(resource: Resource, id: string): Ways {
  const store = stores[resource.code]!;
  const acting = resource.actions.map(({ key }) => [
    key,
    (scope: ActorScope) => actOnResource(scope, { resource, store, input: { ids: [id], action: key } }),
  ]);
  const saving: Ways = { save: (scope) => saveResource(scope, { resource, store, input: { id, rev: 0, values: {} } }) };
  return { ...(resource.form && store.save ? saving : {}), ...Object.fromEntries(acting) };
}

async function answersTo(ways: Ways, reach: DataScope, regions: string[]): Promise<Record<string, string>> {
  const answers = Object.entries(ways).map(
    async ([way, work]) => [way, await as(reach, work, regions).then(() => 'done', refusal)] as const,
  );
  return Object.fromEntries(await Promise.all(answers));
}

const limited = new Set<string>();
const found = new Set<string>();

describe.each([
  ['a district', 'REGION', ['359902']],
  ['no region', 'REGION', []],
  ['own tasks', 'ASSIGNED', []],
] as [string, DataScope, string[]][])('who reaches %s', (_, reach, regions) => {
  test.each(resources.map((resource) => [resource.code, resource] as const))('in %s', async (code, resource) => {
    const seen = new Set(await idsSeen(resource, reach, regions));
    const hidden = (await idsSeen(resource, 'TENANT', [])).filter((id) => !seen.has(id));
    for (const id of hidden.slice(0, 3)) {
      limited.add(code);
      const ways = { ...sights(resource, id), ...changes(resource, id) };
      const none = Object.fromEntries(Object.keys(ways).map((way) => [way, 'NOT_FOUND']));
      expect(await answersTo(ways, reach, regions)).toEqual(none);
      const store = stores[code]!;
      const { row } = await as('TENANT', (scope) => oneResource(scope, { resource, store, input: { id } }));
      const words = titleOf(resource, row as Row).slice(0, 100);
      if (JSON.stringify(await as('TENANT', (scope) => findByWords(scope, { words }))).includes(id)) found.add(code);
      expect(JSON.stringify(await as(reach, (scope) => findByWords(scope, { words }), regions))).not.toContain(id);
    }
    for (const id of [...seen].slice(0, 1)) {
      const ways = sights(resource, id);
      const all = Object.fromEntries(Object.keys(ways).map((way) => [way, 'done']));
      expect(await answersTo(ways, reach, regions)).toEqual(all);
    }
  });
});

test('the walk met what is out of reach', () => {
  expect([...limited]).toContain('company');
  // The others are not searched for by words.
  expect([...found]).toContain('company');
});
