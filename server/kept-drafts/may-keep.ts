import { Refusal } from '#core/errors.ts';
import { type KeptForm, newObject } from '#core/kept-drafts/kept-form.ts';
import { demand } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';

/** Which form about which object. */
export interface KeptTarget {
  readonly form: string;
  readonly object: string;
}

/**
 * The form of a target, for whoever may work there: a case must be one that the caller sees, a record one that they may
 * change. Throws NOT_FOUND and NO_PERMISSION as the case or the record itself would.
 */
export async function formAt(scope: ActorScope, { form: code, object }: KeptTarget): Promise<KeptForm> {
  const { keptForms, keptObjects, stores } = scope.services.features;
  const form = keptForms.find((each) => each.code === code);
  if (!form) throw new Refusal('NOT_FOUND', { cause: `nothing is kept for ${code}` });
  const { resource } = form;
  if (!resource) {
    await keptObjects[code]!(scope, object);
    return form;
  }
  demand(scope, object === newObject ? resource.add : resource.edit);
  if (object !== newObject) await stores[resource.code]!.one(scope, object);
  return form;
}
