import { newObject } from '#core/kept-drafts/kept-form.ts';
import { saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';
import { spendOnRecord } from './spend-kept.ts';

type SaveCall = Parameters<typeof saveResource>[1];

/** Saves what somebody typed into the form of a resource; what was kept of it is used up with it. Throws as `saveResource`. */
export async function saveRecord(scope: ActorScope, call: SaveCall) {
  const saved = await saveResource(scope, call);
  const { code } = call.resource;
  if (scope.services.features.keptForms.some(({ resource }) => resource?.code === code))
    await spendOnRecord(scope, { form: code, object: call.input.id ?? newObject });
  return saved;
}
