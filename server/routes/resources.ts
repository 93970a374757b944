import type { Resource } from '#core/resources/resource.ts';
import { type ResourceCalls, recordRevealCall } from '#core/resources/resource-calls.ts';
import { exportList } from '#server/exports/export-list.ts';
import { type Handler, handle } from '#server/handle.ts';
import { previewImport, refusedOfImport, runImport } from '#server/imports/import.ts';
import { startImport } from '#server/imports/import-work.ts';
import { keepPart } from '#server/imports/sheet-parts.ts';
import { templateSheet } from '#server/imports/sheets.ts';
import { saveRecord } from '#server/kept-drafts/save-record.ts';
import { previewBatch, startBatch } from '#server/resources/batch.ts';
import { revealRecord } from '#server/resources/reveal.ts';
import { actOnResource, type Call, listResource, oneResource } from '#server/resources/verbs.ts';
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
    handle(calls.save, (scope, input) => saveRecord(scope, { ...of(scope), input })),
    handle(calls.action, (scope, input) => actOnResource(scope, { ...of(scope), input })),
    handle(calls.export, (scope, input) => exportList(scope, scope.services.features.getExporter(code), input)),
    handle(calls.options, async (scope) => ({
      options: mutable((await of(scope).store.options?.(scope)) ?? {}),
    })),
    ...(calls.preview ? [handle(calls.preview, (scope, input) => previewBatch(scope, { ...of(scope), input }))] : []),
    ...importRoutes(calls, of),
    ...(calls.batch ? [handle(calls.batch, (scope, input) => startBatch(scope, { ...of(scope), input }))] : []),
  ];
}

/** Present where the resource declares an import. */
function importRoutes(calls: ResourceCalls, of: (scope: ActorScope) => Pick<Call<unknown>, 'resource' | 'store'>) {
  const { template, importPreview, import: run, importPart, importLong, importRefused } = calls;
  if (!template || !importPreview || !run || !importPart || !importLong || !importRefused) return [];
  return [
    handle(template, (scope) => templateSheet(scope, of(scope))),
    handle(importPreview, (scope, input) => previewImport(scope, { ...of(scope), input })),
    handle(run, (scope, input) => runImport(scope, { ...of(scope), input })),
    handle(importPart, keepPart),
    handle(importLong, (scope, input) => startImport(scope, { ...of(scope), input })),
    handle(importRefused, (scope, input) => refusedOfImport(scope, { ...of(scope), input })),
  ];
}

function mutable<T>(options: Record<string, readonly T[]>): Record<string, T[]> {
  return Object.fromEntries(Object.entries(options).map(([name, list]) => [name, [...list]]));
}
