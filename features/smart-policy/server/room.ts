import type { ServerRoom } from '#server/features.ts';
import { policyLogWords } from './log-words.ts';
import { matchingPart } from './own-data.ts';
import { matchingRoutes } from './routes.ts';
import { tellFollowers } from './tell-followers.ts';

/** What fits whom. */
export const smartPolicy: ServerRoom = {
  handlers: matchingRoutes,
  schedules: [{ name: 'tell-followers', cron: '*/5 * * * *', run: tellFollowers }],
  ownParts: [matchingPart],
  logWords: policyLogWords,
};
