/** What the application role may do with a table beyond the rule for all: read and write the rows of its own tenant. */
export type TableAccess = {
  /** Rows can be added and read, never changed or removed (not even all at once). */
  insertOnly: readonly string[];
  /** Rows without a tenant are shown to every tenant, and to calls without one. */
  shared: readonly string[];
};

/** The tables with a rule of their own; a name that no table has is refused when the database is secured. */
export const tableAccess: TableAccess = {
  insertOnly: [
    'busi_log',
    'busi_queue',
    'busi_links',
    'chain_heads',
    'api_log',
    'flock_changes',
    'ledger_entries',
    'payment_approvals',
  ],
  shared: [],
};
