import type { Handler } from '#server/handle.ts';
import { ownAccountRoutes } from './own-account.ts';
import { ownDataRoutes } from './own-data.ts';
import { signInRoutes } from './sign-in.ts';

/** Signing in and out, and everything people do with their own account. */
export const accountRoutes: readonly Handler[] = [...signInRoutes, ...ownAccountRoutes, ...ownDataRoutes];
