import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';

/** Everything the installation may set from outside; directories are absolute paths, origins have no trailing slash. */
export type Env = Readonly<{
  nodeEnv: 'development' | 'production' | 'test';
  isProduction: boolean;
  port: number;
  host: string;
  /** Files, keys and the embedded database live below this directory. */
  dataDir: string;
  keysDir: string;
  databaseUrl?: string;
  /** How the application role connects when `databaseUrl` may not create that role. */
  databaseAppUrl?: string;
  databaseReplicaUrl?: string;
  /** Connections of one node for requests. */
  databasePool: number;
  publicOrigin?: string;
  officeOrigin?: string;
  allowInsecureHttp: boolean;
  accountErrors: 'safe' | 'spec';
  /** Fewest code points a password may have. */
  passwordMin: number;
  /** Whether operators need a second factor. */
  officeTotp: 'required' | 'optional';
  /** Whether a password in a browser that the account does not know needs a code besides. */
  newDeviceCode: 'required' | 'off';
  smtpUrl?: string;
  mailFrom: string;
  /** Addresses or CIDR blocks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Bytes left on the disk below which no files, and no changes at all, are taken; and what is kept for a full disk. */
  diskForUploads: number;
  diskForChanges: number;
  diskReserve: number;
  /** Calls a minute of one guest session, and of one signed-in session. */
  rateGuest: number;
  rateSignedIn: number;
  logLevel: (typeof logLevels)[number];
  s3?: Readonly<S3Settings>;
}>;

export type S3Settings = {
  bucket: string;
  region: string;
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type EnvSource = Readonly<Record<string, string | undefined>>;

/** Reads and checks the settings; throws an `EnvError` that names every variable with a wrong value. */
export function readEnv(source: EnvSource): Env {
  const read = createReader(source);
  const nodeEnv = read.oneOf('NODE_ENV', ['development', 'production', 'test'], 'development');
  const isProduction = nodeEnv === 'production';
  const dataDir = resolve(repository, read.text('WUTONG_DATA') ?? 'var');
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const env: Env = {
    nodeEnv,
    isProduction,
    port: read.integer('PORT', { fallback: 8080, min: 0, max: 65_535 }),
    host: read.text('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    keysDir: resolve(repository, read.text('KEYS_DIR') ?? resolve(dataDir, 'keys')),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseAppUrl: read.url('DATABASE_APP_URL', ['postgres:', 'postgresql:']),
    databaseReplicaUrl: read.url('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']),
    databasePool: read.integer('DATABASE_POOL', { fallback: 16, min: 2, max: 200 }),
    publicOrigin: read.origin('PUBLIC_ORIGIN'),
    officeOrigin: read.origin('OFFICE_ORIGIN'),
    allowInsecureHttp: read.flag('ALLOW_INSECURE_HTTP'),
    accountErrors: read.oneOf('ACCOUNT_ERRORS', ['safe', 'spec'], 'safe'),
    passwordMin: read.integer('PASSWORD_MIN', { fallback: 12, min: 8, max: 64 }),
    officeTotp: read.oneOf('OFFICE_TOTP', ['required', 'optional'], isProduction ? 'required' : 'optional'),
    // Without a mail server codes stay in the outbox of the office, which nobody could sign in to read.
    newDeviceCode: read.oneOf('NEW_DEVICE_CODE', ['required', 'off'], isProduction && smtpUrl ? 'required' : 'off'),
    smtpUrl,
    mailFrom: read.text('MAIL_FROM') ?? 'Wutong 梧桐 <no-reply@localhost>',
    trustedProxies: read.proxies('TRUSTED_PROXIES'),
    diskForUploads: read.megabytes('DISK_FOR_UPLOADS', 1024),
    diskForChanges: read.megabytes('DISK_FOR_CHANGES', 256),
    diskReserve: read.megabytes('DISK_RESERVE', 64),
    rateGuest: read.integer('RATE_GUEST', { fallback: 120, min: 10, max: 10_000_000 }),
    rateSignedIn: read.integer('RATE_SIGNED_IN', { fallback: 300, min: 10, max: 10_000_000 }),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, nodeEnv === 'test' ? 'warn' : 'info'),
    s3: read.s3(),
  };
  if (isProduction) demandProductionSettings(env, read.problem);
  read.finish();
  return Object.freeze(env);
}

/** Names each variable with a value that cannot be used, one per line. */
export class EnvError extends Error {
  override name = 'EnvError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const repository = resolve(import.meta.dirname, '..');

type Problem = (name: string, message: string) => void;

function demandProductionSettings(env: Env, problem: Problem) {
  if (!env.publicOrigin) problem('PUBLIC_ORIGIN', 'is required in production: links in mail are built from it');
  if (env.publicOrigin?.startsWith('http:') && !env.allowInsecureHttp) {
    problem('PUBLIC_ORIGIN', 'must be https in production (or set ALLOW_INSECURE_HTTP=1 for a closed network)');
  }
  // An empty directory where a volume should be mounted would otherwise get new keys, and stored data could not be read.
  if (!existsSync(env.keysDir)) {
    problem('KEYS_DIR', `does not exist: ${env.keysDir}; for a new installation run: mkdir -p -m 700 '${env.keysDir}'`);
  }
}

function createReader(source: EnvSource) {
  const problems: string[] = [];
  const problem: Problem = (name, message) => problems.push(`${name} ${message}`);
  const text = (name: string) => source[name]?.trim() || undefined;

  return {
    text,
    problem,
    finish() {
      if (problems.length > 0) throw new EnvError(`Settings that cannot be used:\n  ${problems.join('\n  ')}`);
    },
    oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
      const value = text(name);
      if (value === undefined) return fallback;
      const known = values.find((candidate) => candidate === value);
      if (known === undefined) problem(name, `must be one of ${values.join(', ')}; it is "${value}"`);
      return known ?? fallback;
    },
    integer(name: string, { fallback, min, max }: { fallback: number; min: number; max: number }): number {
      const value = text(name);
      if (value === undefined) return fallback;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (number >= min && number <= max) return number;
      problem(name, `must be a whole number from ${min} to ${max}; it is "${value}"`);
      return fallback;
    },
    /** In bytes. */
    megabytes(name: string, fallback: number): number {
      return this.integer(name, { fallback, min: 0, max: 1_048_576 }) * 2 ** 20;
    },
    flag(name: string): boolean {
      const value = text(name)?.toLowerCase() ?? '0';
      if (['1', 'true', 'yes', 'on'].includes(value)) return true;
      if (!['0', 'false', 'no', 'off'].includes(value)) problem(name, `must be 1 or 0; it is "${value}"`);
      return false;
    },
    url(name: string, protocols: readonly string[]): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      // The value may hold a password: it is never repeated in the message.
      if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
      problem(name, `must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`);
      return undefined;
    },
    origin(name: string): string | undefined {
      const value = text(name);
      if (value === undefined) return undefined;
      const url = URL.canParse(value) ? new URL(value) : undefined;
      const isOrigin = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search;
      if (isOrigin) return url.origin;
      problem(name, `must be an origin such as https://talents.example.com; it is "${value}"`);
      return undefined;
    },
    proxies(name: string): readonly string[] {
      const values = (text(name) ?? '').split(',').flatMap((each) => each.trim() || []);
      for (const value of values) {
        if (!isAddressBlock(value)) problem(name, `must list addresses or CIDR blocks; "${value}" is neither`);
      }
      return Object.freeze(values);
    },
    s3(): Readonly<S3Settings> | undefined {
      const bucket = text('S3_BUCKET');
      if (!bucket) return undefined;
      for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
        if (!text(name)) problem(name, 'is required with S3_BUCKET');
      }
      return Object.freeze({
        bucket,
        region: text('S3_REGION') ?? 'us-east-1',
        endpoint: this.url('S3_ENDPOINT', ['http:', 'https:']),
        accessKeyId: text('S3_ACCESS_KEY_ID') ?? '',
        secretAccessKey: text('S3_SECRET_ACCESS_KEY') ?? '',
      });
    },
  };
}

function isAddressBlock(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
