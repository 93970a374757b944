/** Folder of storage that belongs to jobs. */
export const jobFolder = 'jobs/';

/** Milliseconds that a job and its file are kept, counted from when they were asked for and again from the end. */
export const jobLife = 7 * 24 * 3_600_000;

/** After this many milliseconds without a sign of life somebody else takes a job up. */
export const jobSilence = 2 * 60_000;

/** How often a job is tried when its node dies under it. */
export const mostAttempts = 3;
