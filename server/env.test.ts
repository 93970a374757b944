import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('an empty environment is a development server on this machine only', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ port: 8080, host: '127.0.0.1', nodeEnv: 'development', accountErrors: 'safe' });
  expect(env.dataDir).toBe(resolve(import.meta.dirname, '../var'));
  expect(env.keysDir).toBe(resolve(env.dataDir, 'keys'));
  expect(Object.isFrozen(env)).toBe(true);
});

test('every wrong variable is named, and a password in an address is not repeated', () => {
  const read = () =>
    readEnv({
      PORT: '80a',
      ACCOUNT_ERRORS: 'loud',
      DATABASE_URL: 'mysql://u:hidden@h/d',
      TRUSTED_PROXIES: '10.0.0.0/33',
    });
  expect(read).toThrow(/PORT must be a whole number from 0 to 65535; it is "80a"/);
  expect(read).toThrow(/ACCOUNT_ERRORS must be one of safe, spec/);
  expect(read).toThrow(/DATABASE_URL must be an address/);
  expect(read).toThrow(/TRUSTED_PROXIES .*"10.0.0.0\/33"/);
  expect(read).not.toThrow(/hidden/);
});

test('production demands its public address and its keys', () => {
  const read = () => readEnv({ NODE_ENV: 'production', WUTONG_DATA: '/nowhere/wutong' });
  expect(read).toThrow(/PUBLIC_ORIGIN is required/);
  expect(read).toThrow(/KEYS_DIR does not exist: \/nowhere\/wutong\/keys/);
  const env = readEnv({ NODE_ENV: 'production', KEYS_DIR: tmpdir(), PUBLIC_ORIGIN: 'https://talents.example.com/' });
  expect(env).toMatchObject({ host: '0.0.0.0', publicOrigin: 'https://talents.example.com' });
});

test('production refuses plain http unless it is asked for', () => {
  const source = { NODE_ENV: 'production', KEYS_DIR: tmpdir(), PUBLIC_ORIGIN: 'http://talents.lan' };
  expect(() => readEnv(source)).toThrow(/must be https/);
  expect(readEnv({ ...source, ALLOW_INSECURE_HTTP: '1' }).publicOrigin).toBe('http://talents.lan');
});

test('operators need a second factor in production, unless it is waived by name', () => {
  const source = { NODE_ENV: 'production', KEYS_DIR: tmpdir(), PUBLIC_ORIGIN: 'https://talents.example.com' };
  expect([readEnv({}), readEnv(source)].map(({ officeTotp }) => officeTotp)).toEqual(['optional', 'required']);
  expect(readEnv({ ...source, OFFICE_TOTP: 'optional' }).officeTotp).toBe('optional');
  expect(() => readEnv({ ...source, OFFICE_TOTP: 'no' })).toThrow(/OFFICE_TOTP must be one of required, optional/);
});

test('object storage needs its keys', () => {
  expect(() => readEnv({ S3_BUCKET: 'files' })).toThrow(/S3_ACCESS_KEY_ID is required with S3_BUCKET/);
  const s3 = readEnv({ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' }).s3;
  expect(s3).toMatchObject({ bucket: 'files', region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' });
});
