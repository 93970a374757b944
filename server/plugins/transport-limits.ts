/** What the transport takes, in bytes and milliseconds. */
export const transportLimits = {
  /** Request line and headers together. */
  headerBytes: 16_384,
  bodyBytes: 1024 * 1024,
  headersMs: 15_000,
  requestMs: 60_000,
  keepAliveMs: 72_000,
} as const;
