/** Whether something failed because nothing more can be written: the disk or a quota is full, here or at PostgreSQL. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return fullCodes.has(code) || isDiskFull(cause);
}

/** 53100 is PostgreSQL's disk_full. */
const fullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);
