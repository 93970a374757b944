import { totalmem, userInfo } from 'node:os';
import type { Runner } from './postgres-home.ts';

/** Settings of the embedded server; the whole of postgresql.conf is written at every start. */
export function postgresSettings({
  socketDirectory,
  isDurable,
}: {
  socketDirectory: string;
  isDurable: boolean;
}): string {
  const memory = totalmem() / 2 ** 20;
  const megabytes = (share: number, most: number) => `${Math.max(16, Math.min(most, Math.floor(memory * share)))}MB`;
  return format({
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    port: postgresPort,
    max_connections: 60,
    cluster_name: 'wutong',

    shared_buffers: megabytes(1 / 8, 256),
    effective_cache_size: megabytes(1 / 2, 65_536),
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    huge_pages: 'off',
    random_page_cost: 1.1,
    jit: 'off',
    // Two cores serve many small requests: one query must not take both, nor need shared memory a container limits.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    io_method: 'sync',
    autovacuum_max_workers: 2,

    fsync: isDurable ? 'on' : 'off',
    full_page_writes: isDurable ? 'on' : 'off',
    synchronous_commit: 'on',
    wal_level: 'minimal',
    max_wal_senders: 0,
    min_wal_size: '160MB',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    // After a crash the default opens every file of the database, one by one.
    recovery_init_sync_method: process.platform === 'linux' ? 'syncfs' : 'fsync',

    timezone: 'UTC',
    log_timezone: 'UTC',
    datestyle: 'iso, ymd',
    default_text_search_config: 'pg_catalog.simple',

    logging_collector: 'on',
    log_directory: '../log',
    log_filename: 'postgres-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '10MB',
    log_min_messages: 'warning',
    // Statements and details can hold personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
  });
}

/** Who may connect: the system itself vouches for the user at the other end of the socket, so there is no password. */
export function accessRules(runner: Runner): { 'pg_hba.conf': string; 'pg_ident.conf': string } {
  const users = [...new Set([userInfo().username, runner.name])];
  return {
    'pg_hba.conf': 'local all all peer map=wutong\n',
    'pg_ident.conf': users.map((user) => `wutong "${user}" all\n`).join(''),
  };
}

/** Part of the socket's name only: nothing listens on the network. */
export const postgresPort = 5432;

function format(settings: Record<string, string | number>): string {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`);
  return [
    '# Written at every start; put changes of your own into custom.conf.',
    ...lines,
    "include_if_exists = 'custom.conf'",
    '',
  ].join('\n');
}
