import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { bytes, createdAt, id, instant, rev, updatedAt } from './columns.ts';

/** A person who can sign in, on the portal and, as a member of a tenant, in the back office. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    loginName: text('login_name').notNull(),
    kind: text('kind').notNull().default('PERSON'),
    nickname: text('nickname').notNull(),
    /** Lower case. */
    email: text('email'),
    phoneArea: text('phone_area'),
    phone: text('phone'),
    /** Where somebody can be called, as they told; not proven, so nobody signs in by it. */
    contactArea: text('contact_area'),
    contactPhone: text('contact_phone'),
    avatar: text('avatar'),
    locale: text('locale').notNull().default('CN'),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    isTag: boolean('is_tag').notNull().default(false),
    /** Whether suggestions may use the tags. */
    isPersonal: boolean('is_personal').notNull().default(true),
    status: text('status').notNull().default('ACTIVE'),
    /** PHC string; null until the first password is set. */
    passwordHash: text('password_hash'),
    pepperId: text('pepper_id'),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    passwordRev: integer('password_rev').notNull().default(0),
    /** Sealed; null without a second factor. */
    totpSecret: text('totp_secret'),
    totpSince: instant('totp_since'),
    otec: jsonb('otec'),
    /** When the account is erased, as its owner asked; until then it can be kept. */
    erasedAt: instant('erased_at'),
    /** Bumped when roles change, so that permission codes are read again. */
    permRev: integer('perm_rev').notNull().default(0),
    lastLoginAt: instant('last_login_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('accounts_login_name').on(sql`lower(${t.loginName})`),
    uniqueIndex('accounts_email').on(t.email),
    uniqueIndex('accounts_phone').on(t.phoneArea, t.phone),
  ],
);

/** Signed-in sessions; token and cookie are kept as SHA-256 only, the secret under the session key. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: bytes('token_hash').notNull(),
    cookieHash: bytes('cookie_hash').notNull(),
    side: text('side').notNull(),
    accountId: text('account_id').notNull(),
    /** The tenant the session works in: of the portal it was opened on, or chosen in the back office. */
    activeTenant: text('active_tenant'),
    tenantRev: integer('tenant_rev').notNull().default(0),
    secret: bytes('secret').notNull(),
    keyId: text('key_id').notNull(),
    device: text('device').notNull().default(''),
    ip: text('ip').notNull().default(''),
    /** Kept for days, as its owner ticked; the browser keeps the cookie when it is closed. */
    isLasting: boolean('is_lasting').notNull().default(false),
    createdAt: createdAt(),
    seenAt: instant('seen_at').notNull().defaultNow(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    uniqueIndex('sessions_token').on(t.tokenHash),
    index('sessions_account').on(t.accountId),
    index('sessions_ends').on(t.endsAt),
  ],
);

/** Guest sessions: unlogged, gone after a crash, deleted at sign-in so that a copied sign-in can never be opened. */
export const guests = pgTable(
  'guests',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    cookieHash: bytes('cookie_hash').notNull(),
    secret: bytes('secret').notNull(),
    activeTenant: text('active_tenant'),
    seenAt: instant('seen_at').notNull().defaultNow(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [index('guests_seen').on(t.seenAt)],
);

/** Digests of writes already carried out; inserted in the same transaction as the effect. */
export const wireSeen = pgTable(
  'wire_seen',
  { digest: bytes('digest').primaryKey(), expiresAt: instant('expires_at').notNull() },
  (t) => [index('wire_seen_expires').on(t.expiresAt)],
);

/** Answers of writes that carry a request id, so that a repeat gets the same answer. */
export const requests = pgTable(
  'requests',
  {
    id: text('id').primaryKey(),
    fingerprint: bytes('fingerprint').notNull(),
    answer: jsonb('answer'),
    createdAt: createdAt(),
  },
  (t) => [index('requests_created').on(t.createdAt)],
);

/** Fixed-window counters for limits; subjects are keyed hashes. */
export const counters = pgTable(
  'counters',
  {
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('counters_expires').on(t.expiresAt)],
);

/** Picture codes and solved challenges: one use, bound to the session that asked. */
export const captchas = pgTable(
  'captchas',
  {
    id: id(),
    session: bytes('session').notNull(),
    answer: bytes('answer').notNull(),
    /** The proof-of-work challenge handed out beside the picture; solving it replaces the characters. */
    challenge: text('challenge').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('captchas_expires').on(t.expiresAt)],
);

/** Six-digit codes sent by mail or text message, stored as keyed hashes; the newest replaces older ones. */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    purpose: text('purpose').notNull(),
    /** Keyed hash of the address or number. */
    subject: text('subject').notNull(),
    session: bytes('session').notNull(),
    salt: bytes('salt').notNull(),
    code: bytes('code').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('codes_subject').on(t.subject, t.purpose), index('codes_expires').on(t.expiresAt)],
);

/** Second factors that are being set up: the secret, sealed as it will be kept, until a code has proven it. */
export const totpDrafts = pgTable(
  'totp_drafts',
  {
    accountId: text('account_id').primaryKey(),
    secret: text('secret').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('totp_drafts_expires').on(t.expiresAt)],
);

/** Codes that stand in for a lost second factor, one use each, stored as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text('account_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.codeHash] })],
);

/** Links to set a password: SHA-256 of the code, bound to the account's password revision. */
export const resets = pgTable(
  'resets',
  {
    codeHash: bytes('code_hash').primaryKey(),
    accountId: text('account_id').notNull(),
    passwordRev: integer('password_rev').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('resets_account').on(t.accountId)],
);

/** What somebody agreed to, in which wording and when. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    text: text('text').notNull(),
    version: text('version').notNull(),
    locale: text('locale').notNull(),
    at: createdAt(),
  },
  (t) => [index('consents_account').on(t.accountId)],
);
