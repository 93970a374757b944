const MB = 1024 * 1024;

/** What one application may hold. */
export const applicationQuota = { files: 60, bytes: 500 * MB, says: '60 / 500 MB' } as const;

/** What one person may store in one tenant, uploads under way included. */
export const personQuota = { bytes: 2048 * MB, says: '2 GB' } as const;
