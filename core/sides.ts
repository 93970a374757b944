/** The applications of one origin. Each signs in for itself: a session belongs to one, with a cookie and keys of its own. */
export const sides = ['portal', 'office', 'poultry'] as const;

export type Side = (typeof sides)[number];

/** Sides of the call log: the back office, the portal and FlockScore. */
export const logSides = ['MGR', 'WEB', 'FLOCK'] as const;
export type LogSide = (typeof logSides)[number];
