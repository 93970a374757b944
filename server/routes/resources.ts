import { getExporter } from '#features/exporters.ts';
import { officeResourceCalls, type ResourceCalls, recordRevealCall } from '#features/office-calls.ts';
import { getResource } from '#features/resources.ts';
import { stores } from '#features/stores.ts';
import { exportList } from '#server/exports/export-list.ts';
import { type Handler, handle } from '#server/handle.ts';
import { previewBatch, startBatch } from '#server/resources/batch.ts';
import { revealRecord } from '#server/resources/reveal.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';

/** The same verbs for every resource: what differs stands in its declaration and its store. */
export const resourceRoutes: readonly Handler[] = [
  handle(recordRevealCall, revealRecord),
  ...Object.entries(officeResourceCalls).flatMap(([code, calls]) => routesOf(code, calls)),
];

function routesOf(code: string, calls: ResourceCalls): readonly Handler[] {
  const resource = getResource(code);
  const store = stores[code];
  if (!store) throw new Error(`resource ${code} has no store`);
  return [
    handle(calls.list, (scope, input) => listResource(scope, { resource, store, input })),
    handle(calls.one, (scope, input) => oneResource(scope, { resource, store, input })),
    handle(calls.save, (scope, input) => saveResource(scope, { resource, store, input })),
    handle(calls.action, (scope, input) => actOnResource(scope, { resource, store, input })),
    handle(calls.export, (scope, input) => exportList(scope, getExporter(code), input)),
    handle(calls.options, async (scope) => ({
      options: mutable((await store.options?.(scope)) ?? {}),
    })),
    ...(calls.preview
      ? [handle(calls.preview, (scope, input) => previewBatch(scope, { resource, store, input }))]
      : []),
    ...(calls.batch ? [handle(calls.batch, (scope, input) => startBatch(scope, { resource, store, input }))] : []),
  ];
}

function mutable<T>(options: Record<string, readonly T[]>): Record<string, T[]> {
  return Object.fromEntries(Object.entries(options).map(([name, list]) => [name, [...list]]));
}
