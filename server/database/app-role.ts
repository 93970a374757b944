import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Connection, withClient } from './connection.ts';

/** The role that requests use: it owns nothing, and row-level security holds for it. */
export const appRoleName = 'wutong_app';

/**
 * Makes sure that the application role exists and can log in, and returns its connection. On an embedded server the
 * socket vouches for the user; on another one the password is derived from the owner's, so that every node computes
 * the same one and none has to keep it.
 */
export async function ensureAppRole(owner: Connection): Promise<Connection> {
  const password = owner.password === undefined ? undefined : derivePassword(owner.password);
  const app: Connection = { ...owner, user: appRoleName, password };
  if (await canLogIn(app)) return app;
  await withClient(owner, (client) => createRole(client, password));
  return app;
}

/** Throws unless row-level security holds for the role of this connection; `false` when it may not log in. */
export async function canLogIn(app: Connection): Promise<boolean> {
  try {
    const { rowCount } = await withClient(app, (client) =>
      client.query('select from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)'),
    );
    if (rowCount === 0) return true;
  } catch (error) {
    const code = (error as { code?: string }).code;
    // 28000 and 28P01: no such role, or another password.
    if (code === '28000' || code === '28P01') return false;
    throw error;
  }
  throw new Error(
    `Role ${app.user} may see the rows of every tenant: requests need a role without SUPERUSER and BYPASSRLS.`,
  );
}

async function createRole(client: pg.Client, password: string | undefined) {
  const role = pg.escapeIdentifier(appRoleName);
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [appRoleName]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  // A user who is not superuser may not even name these attributes of a role that exists.
  const attributes = rowCount === 0 ? 'nosuperuser nobypassrls nocreatedb nocreaterole' : '';
  const secret = password === undefined ? '' : `password ${pg.escapeLiteral(scramVerifier(password))}`;
  try {
    await client.query(`${verb} role ${role} login ${attributes} ${secret}`);
  } catch (error) {
    const code = (error as { code?: string }).code;
    // Another node created it in the same moment.
    if (verb === 'create' && (code === '42710' || code === '23505')) return;
    if (code !== '42501') throw error;
    throw new Error(
      `The user of DATABASE_URL may not ${verb} roles. Let an administrator run: create role ${appRoleName} login password '…'; and put the address with that user and password into DATABASE_APP_URL.`,
    );
  }
}

function derivePassword(ownerPassword: string): string {
  return createHmac('sha256', ownerPassword).update(appRoleName).digest('base64url');
}

/** What PostgreSQL stores of a password (RFC 5803): the statement, which a server may log, then does not hold the password. */
function scramVerifier(password: string): string {
  const iterations = 4096;
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const sign = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(sign('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${sign('Server Key').toString('base64')}`;
}
