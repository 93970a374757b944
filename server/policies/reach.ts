import type { PermissionCode } from '#core/permissions.ts';
import { type DataScope, isWithinScope } from '#core/roles.ts';
import type { Scope } from '../scope.ts';

/** How far each permission code reaches that a member holds, and in which regions. */
export interface Reach {
  readonly scopes: ReadonlyMap<string, DataScope>;
  readonly regions: readonly string[];
}

/** Of somebody who holds nothing. */
export const noReach: Reach = { scopes: new Map(), regions: [] };

/**
 * The rows that holding a code reaches: the widest of the roles that give it, so that a wide role without the code does
 * not widen a narrow one with it. Undefined when the code is not held.
 */
export function reachOf({ reach }: Pick<Scope, 'reach'>, code: PermissionCode): DataScope | undefined {
  return reach.scopes.get(code);
}

/** Of several codes that each suffice, the one held that reaches furthest. */
export function widestCode(scope: Pick<Scope, 'reach'>, codes: readonly PermissionCode[]): PermissionCode | undefined {
  return codes.reduce<PermissionCode | undefined>((best, code) => {
    const reach = reachOf(scope, code);
    const known = best && reachOf(scope, best);
    return reach !== undefined && (known === undefined || !isWithinScope(reach, known)) ? code : best;
  }, undefined);
}

/** Whether the caller may give these codes with this data scope: nobody gives a code they do not hold, or further than they hold it. */
export function mayGive(scope: Pick<Scope, 'reach'>, codes: readonly string[], dataScope: DataScope): boolean {
  return codes.every((code) => {
    const own = scope.reach.scopes.get(code);
    return own !== undefined && isWithinScope(dataScope, own);
  });
}

/** The widest scope among all codes of the caller: no role may get a wider one from them. */
export function widestReach({ reach }: Pick<Scope, 'reach'>): DataScope | undefined {
  return [...reach.scopes.values()].reduce<DataScope | undefined>(
    (widest, scope) => (widest === undefined || isWithinScope(widest, scope) ? scope : widest),
    undefined,
  );
}
