import pg from 'pg';
import type { TableAccess } from './table-access.ts';

/**
 * Brings row-level security and the rights of the application role into the declared state and returns the statements
 * that were needed; none when all was right. Every table in schema `public` with a `tenant_id` shows the rows of the
 * tenant in `app.tenant` only; the owner sees all rows. Throws for a view that would bypass this.
 */
export async function secure(
  client: pg.ClientBase,
  options: { appRole: string; access: TableAccess },
): Promise<string[]> {
  const tables = await readTables(client, options.appRole);
  refuseUnknownNames(tables, options.access);
  await refuseOpenViews(client);
  const owner = await readOwner(client);
  const statements = [
    ...(await schemaStatements(client, options.appRole)),
    ...(await functionStatements(client, options.appRole)),
    ...tables.flatMap((table) => [
      ...rowSecurityStatements(table, {
        appRole: options.appRole,
        owner,
        isShared: options.access.shared.includes(table.name),
      }),
      ...rightsStatements(table, {
        appRole: options.appRole,
        isInsertOnly: options.access.insertOnly.includes(table.name),
      }),
    ]),
  ];
  for (const statement of statements) await client.query(statement);
  return statements;
}

type Table = {
  name: string;
  isPartition: boolean;
  hasTenant: boolean;
  hasRowSecurity: boolean;
  policies: Record<string, string>;
  rights: string[];
};

const id = pg.escapeIdentifier;

async function readTables(client: pg.ClientBase, appRole: string): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name,
            c.relispartition as "isPartition",
            c.relrowsecurity and c.relforcerowsecurity as "hasRowSecurity",
            exists (select from pg_attribute a
                     where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as "hasTenant",
            coalesce((select json_object_agg(p.polname, concat_ws(' | ', p.polcmd, p.polroles::regrole[]::text,
                                             pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid)))
                        from pg_policy p where p.polrelid = c.oid), '{}') as policies,
            array(select r.privilege_type::text from aclexplode(c.relacl) r
                   where r.grantee = $1::regrole or r.grantee = 0 order by 1) as rights
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`,
    [id(appRole)],
  );
  return rows;
}

async function readOwner(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ owner: string }>('select current_user as owner');
  return rows[0]?.owner ?? '';
}

type Policy = { name: string; command: 'all' | 'select'; role: string; using: string; check?: string };

function wantedPolicies({ appRole, owner, isShared }: { appRole: string; owner: string; isShared: boolean }): Policy[] {
  // Evaluated once for each query, not once for each row.
  const own = `(tenant_id = ( SELECT current_setting('app.tenant'::text, true) AS current_setting))`;
  const shared: Policy = { name: 'shared', command: 'select', role: appRole, using: '(tenant_id IS NULL)' };
  return [
    { name: 'own_tenant', command: 'all', role: appRole, using: own, check: own },
    { name: 'owner', command: 'all', role: owner, using: 'true', check: 'true' },
    ...(isShared ? [shared] : []),
  ];
}

function rowSecurityStatements(table: Table, options: { appRole: string; owner: string; isShared: boolean }): string[] {
  const name = `public.${id(table.name)}`;
  const wanted = table.hasTenant ? wantedPolicies(options) : [];
  const surplus = Object.keys(table.policies).filter((policy) => !wanted.some((each) => each.name === policy));
  const statements = surplus.map((policy) => `drop policy ${id(policy)} on ${name}`);
  for (const policy of wanted) {
    const found = table.policies[policy.name];
    if (found === asCatalogue(policy)) continue;
    if (found) statements.push(`drop policy ${id(policy.name)} on ${name}`);
    const check = policy.check ? ` with check (${policy.check})` : '';
    statements.push(
      `create policy ${id(policy.name)} on ${name} for ${policy.command} to ${id(policy.role)} using (${policy.using})${check}`,
    );
  }
  if (table.hasTenant && !table.hasRowSecurity) {
    statements.push(`alter table ${name} enable row level security, force row level security`);
  }
  return statements;
}

/** The policy as `readTables` shows it. */
function asCatalogue({ command, role, using, check }: Policy): string {
  return [command === 'all' ? '*' : 'r', `{${id(role).replace(/^"([a-z_][a-z0-9_]*)"$/, '$1')}}`, using, check]
    .filter((part) => part !== undefined)
    .join(' | ');
}

function rightsStatements(
  table: Table,
  { appRole, isInsertOnly }: { appRole: string; isInsertOnly: boolean },
): string[] {
  const name = `public.${id(table.name)}`;
  const wanted = wantedRights(table, isInsertOnly);
  if (table.rights.join() === wanted.join()) return [];
  const grant = `grant ${wanted.join(', ')} on ${name} to ${id(appRole)}`;
  return [`revoke all on ${name} from ${id(appRole)}, public`, ...(wanted.length > 0 ? [grant] : [])];
}

function wantedRights(table: Table, isInsertOnly: boolean): string[] {
  // A partition is reached through its table, whose rules hold then.
  if (table.isPartition) return [];
  return isInsertOnly ? ['INSERT', 'SELECT'] : ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
}

async function schemaStatements(client: pg.ClientBase, appRole: string): Promise<string[]> {
  const { rows } = await client.query<{ usage: boolean; create: boolean; sequences: string[] }>(
    `select has_schema_privilege($1, 'public', 'usage') as usage,
            has_schema_privilege($1, 'public', 'create') as create,
            array(select c.relname::text from pg_class c
                   where c.relnamespace = 'public'::regnamespace
                     and case when c.relkind = 'S' then not has_sequence_privilege($1, c.oid, 'usage') end) as sequences`,
    [appRole],
  );
  const { usage, create, sequences } = rows[0] ?? { usage: false, create: true, sequences: [] };
  return [
    ...(usage ? [] : [`grant usage on schema public to ${id(appRole)}`]),
    ...(create ? ['revoke create on schema public from public'] : []),
    ...sequences.map((sequence) => `grant usage on sequence public.${id(sequence)} to ${id(appRole)}`),
  ];
}

/**
 * Functions that run as the owner, past the policies: each filters by `app.tenant` itself. They are for the application
 * role alone, and one that would look names up where its caller says is refused.
 */
async function functionStatements(client: pg.ClientBase, appRole: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; isBound: boolean; isReady: boolean }>(
    `select p.oid::regprocedure::text as name,
            coalesce(p.proconfig::text like '%search_path=%', false) as "isBound",
            has_function_privilege($1, p.oid, 'execute')
              and not exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) r
                               where r.grantee = 0) as "isReady"
       from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prosecdef
      order by 1`,
    [appRole],
  );
  const loose = rows.filter(({ isBound }) => !isBound).map(({ name }) => name);
  if (loose.length > 0)
    throw new Error(`these functions run as the owner and need a search_path of their own: ${loose.join(', ')}`);
  return rows
    .filter(({ isReady }) => !isReady)
    .flatMap(({ name }) => [
      `revoke all on function ${name} from public`,
      `grant execute on function ${name} to ${id(appRole)}`,
    ]);
}

function refuseUnknownNames(tables: Table[], { insertOnly, shared }: TableAccess) {
  const missing = [...insertOnly, ...shared].filter((name) => !tables.some((table) => table.name === name));
  if (missing.length > 0)
    throw new Error(`server/database/table-access.ts names tables that do not exist: ${missing.join(', ')}`);
}

/** A view answers with its owner's rights unless it says otherwise; a stored one always does. */
async function refuseOpenViews(client: pg.ClientBase) {
  const { rows } = await client.query<{ relname: string }>(
    `select c.relname from pg_class c
      where c.relnamespace = 'public'::regnamespace
        and (c.relkind = 'm' or c.relkind = 'v' and not coalesce(c.reloptions::text[] && '{security_invoker=true,security_invoker=on}', false))`,
  );
  if (rows.length === 0) return;
  const names = rows.map((row) => row.relname).join(', ');
  throw new Error(
    `these views would show the rows of every tenant: ${names}; create them with (security_invoker = true)`,
  );
}
