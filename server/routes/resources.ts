import { type ResourceCalls, recordRevealCall } from '#core/resources/resource-calls.ts';
import { officeResourceCalls } from '#features/office-calls.ts';
import { getResource } from '#features/resources.ts';
import { exportList } from '#server/exports/export-list.ts';
import { type Handler, handle } from '#server/handle.ts';
import { previewBatch, startBatch } from '#server/resources/batch.ts';
import { revealRecord } from '#server/resources/reveal.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';

/** The same verbs for every resource: what differs stands in its declaration and its store. */
export const resourceRoutes: readonly Handler[] = [
  handle(recordRevealCall, revealRecord),
  ...Object.entries(officeResourceCalls).flatMap(([code, calls]) => routesOf(code, calls)),
];

function routesOf(code: string, calls: ResourceCalls): readonly Handler[] {
  const resource = getResource(code);
  const of = ({ services }: ActorScope) => ({ resource, store: services.features.stores[code]! });
  return [
    handle(calls.list, (scope, input) => listResource(scope, { ...of(scope), input })),
    handle(calls.one, (scope, input) => oneResource(scope, { ...of(scope), input })),
    handle(calls.save, (scope, input) => saveResource(scope, { ...of(scope), input })),
    handle(calls.action, (scope, input) => actOnResource(scope, { ...of(scope), input })),
    handle(calls.export, (scope, input) => exportList(scope, scope.services.features.getExporter(code), input)),
    handle(calls.options, async (scope) => ({
      options: mutable((await of(scope).store.options?.(scope)) ?? {}),
    })),
    ...(calls.preview ? [handle(calls.preview, (scope, input) => previewBatch(scope, { ...of(scope), input }))] : []),
    ...(calls.batch ? [handle(calls.batch, (scope, input) => startBatch(scope, { ...of(scope), input }))] : []),
  ];
}

function mutable<T>(options: Record<string, readonly T[]>): Record<string, T[]> {
  return Object.fromEntries(Object.entries(options).map(([name, list]) => [name, [...list]]));
}
