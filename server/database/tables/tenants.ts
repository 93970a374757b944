import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { bytes, createdAt, id, instant, rev, tenantId, updatedAt } from './columns.ts';

/** A district or an operating body. Platform-wide: it carries no tenant of its own. */
export const tenants = pgTable(
  'tenants',
  {
    id: id(),
    code: text('code').notNull(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    kind: text('kind').notNull(),
    status: text('status').notNull().default('ON'),
    /** Host names under which the portal shows this tenant. */
    domains: text('domains').array().notNull().default(sql`'{}'`),
    /** The tenant whose portal answers on unknown host names. */
    isDefault: boolean('is_default').notNull().default(false),
    userLimit: integer('user_limit').notNull().default(100),
    expireAt: instant('expire_at'),
    /** Codes this tenant may hand out to its roles. */
    codes: text('codes').array().notNull().default(sql`'{}'`),
    /** Codes beyond those shipped for its kind, and shipped ones it goes without; `codes` is both put together. */
    added: text('added').array().notNull().default(sql`'{}'`),
    removed: text('removed').array().notNull().default(sql`'{}'`),
    /** Contact, slogan and feature switches shown on the portal. */
    platform: jsonb('platform').notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('tenants_code').on(t.code)],
);

export const roles = pgTable(
  'roles',
  {
    id: id(),
    tenantId: tenantId(),
    code: text('code').notNull(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    dataScope: text('data_scope').notNull().default('TENANT'),
    codes: text('codes').array().notNull().default(sql`'{}'`),
    /** Of a built-in role: codes beyond the shipped ones, and shipped ones it goes without; `codes` is both put together. */
    added: text('added').array().notNull().default(sql`'{}'`),
    removed: text('removed').array().notNull().default(sql`'{}'`),
    builtIn: boolean('built_in').notNull().default(false),
    status: text('status').notNull().default('ON'),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [uniqueIndex('roles_tenant_code').on(t.tenantId, t.code)],
);

/** An account's place in a tenant's back office; without an account until the invitation to it is accepted. */
export const members = pgTable(
  'members',
  {
    id: id(),
    tenantId: tenantId(),
    accountId: text('account_id'),
    title: text('title').notNull().default(''),
    /** Codes of the regions whose cases the roles with the data scope REGION show. */
    regions: text('regions').array().notNull().default(sql`'{}'`),
    status: text('status').notNull().default('ACTIVE'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('members_tenant_account').on(t.tenantId, t.accountId),
    index('members_account').on(t.accountId),
    // A place without an account is an invitation, and nothing else.
    check('members_invited', sql`(account_id is null) = (status = 'INVITED')`),
  ],
);

/**
 * Open invitations to places: what the inviting administrator typed. Whose address it is, if anybody's, is asked when it
 * is accepted, and not before.
 */
export const invitations = pgTable(
  'invitations',
  {
    memberId: text('member_id').primaryKey(),
    tenantId: tenantId(),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the code in the newest mail. */
    codeHash: bytes('code_hash').notNull(),
    invitedBy: text('invited_by'),
    validUntil: instant('valid_until').notNull(),
    declinedAt: instant('declined_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invitations_tenant_email').on(t.tenantId, t.email),
    uniqueIndex('invitations_code').on(t.codeHash),
    index('invitations_email').on(t.email),
  ],
);

export const memberRoles = pgTable(
  'member_roles',
  { tenantId: tenantId(), memberId: text('member_id').notNull(), roleId: text('role_id').notNull() },
  (t) => [primaryKey({ columns: [t.memberId, t.roleId] }), index('member_roles_role').on(t.roleId)],
);

/** What operators changed about a shipped permission: its names and whether it is on. */
export const permissionSettings = pgTable('permission_settings', {
  code: text('code').primaryKey(),
  nameCN: text('name_cn'),
  nameEN: text('name_en'),
  status: text('status').notNull().default('ON'),
  updatedAt: updatedAt(),
  rev: rev(),
});

/** One person's setting, such as the columns of a list. */
export const preferences = pgTable(
  'preferences',
  {
    accountId: text('account_id').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
);
