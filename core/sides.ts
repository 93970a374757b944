/** The applications of one origin. Each signs in for itself: a session belongs to one, with a cookie and keys of its own. */
export const sides = ['portal', 'office', 'poultry'] as const;

export type Side = (typeof sides)[number];
