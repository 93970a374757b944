import type { OutputOf } from '#core/contracts/contract.ts';
import type { busilogWordsCall } from '#features/platform/calls/logs.ts';
import { actionsOf, logModules, moduleName } from '#server/base/business-log/log-words.ts';
import type { ActorScope } from '#server/scope.ts';

/** Every module and action of the business log in words, for the choices of its filter. */
export function busilogWords({ services: { features } }: ActorScope): OutputOf<typeof busilogWordsCall> {
  return {
    modules: logModules(features).map((value) => ({
      value,
      label: moduleName(features, value),
      actions: [...actionsOf(features, value)].map(([key, label]) => ({ value: key, label })),
    })),
  };
}
