import { callsOf, type ResourceCalls } from '#core/resources/resource-calls.ts';
import { resources } from './resources.ts';

/** The calls of each resource by its noun. */
export const officeResourceCalls: Readonly<Record<string, ResourceCalls>> = Object.fromEntries(
  resources.map((resource) => [resource.code, callsOf(resource)]),
);
