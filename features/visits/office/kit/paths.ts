import { sideBase } from '#web/kit/call/side.ts';

/** The page of the back office from which the kit is opened, and the sign-in that leads back there. */
export const officePath = `${sideBase.office}/itec/kit`;
export const signInPath = `${sideBase.office}/login?redirect=${encodeURIComponent('/itec/kit')}`;
