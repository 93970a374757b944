import type { Resource } from '#core/resources/resource.ts';
import { type ResourceCalls, recordRevealCall } from '#core/resources/resource-calls.ts';
import { exportList } from '#server/exports/export-list.ts';
import { type Handler, handle } from '#server/handle.ts';
import { previewBatch, startBatch } from '#server/resources/batch.ts';
import { revealRecord } from '#server/resources/reveal.ts';
import { actOnResource, listResource, oneResource, saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';

export interface ResourceWithCalls {
  readonly resource: Resource;
  readonly calls: ResourceCalls;
}

/** The same verbs for every resource: what differs stands in its declaration and its store. */
export function resourceRoutes(lists: readonly ResourceWithCalls[]): readonly Handler[] {
  return [handle(recordRevealCall, revealRecord), ...lists.flatMap(routesOf)];
}

function routesOf({ resource, calls }: ResourceWithCalls): readonly Handler[] {
  const { code } = resource;
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
