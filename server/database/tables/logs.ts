import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { bytes, createdAt, id, instant, tenantId } from './columns.ts';

/** One line per call: names of fields only, never values. Partitioned by month, insert-only for the application. */
export const apiLog = pgTable(
  'api_log',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().defaultNow(),
    tenantId: tenantId(),
    side: text('side').notNull(),
    trace: text('trace').notNull(),
    accountId: text('account_id'),
    /** Both as they were at the time; anybody can give themselves any nickname, login names are one person's. */
    loginName: text('login_name'),
    nickname: text('nickname'),
    method: text('method').notNull(),
    path: text('path').notNull(),
    fields: text('fields').array().notNull(),
    sealed: boolean('sealed').notNull(),
    http: integer('http').notNull(),
    code: integer('code').notNull(),
    key: text('key').notNull(),
    /** Why the wire refused, or what broke; for operators only. */
    detail: text('detail'),
    ms: doublePrecision('ms').notNull(),
    bytes: integer('bytes').notNull(),
    ip: text('ip').notNull(),
    device: text('device').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.at, t.id] }),
    index('api_log_tenant').on(t.tenantId, t.at.desc(), t.id.desc()),
    index('api_log_trace').on(t.trace),
  ],
);

/** Who did what to which object; insert-only for the application. Lines are sealed into the tenant's chain afterwards. */
export const busiLog = pgTable(
  'busi_log',
  {
    id: id(),
    /** Order of writing, for lists. */
    seq: bigint('seq', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tenantId: tenantId(),
    at: instant('at').notNull(),
    module: text('module').notNull(),
    action: text('action').notNull(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    title: text('title').notNull(),
    textCN: text('text_cn').notNull(),
    textEN: text('text_en').notNull(),
    changes: jsonb('changes').notNull(),
    ok: boolean('ok').notNull(),
    actorId: text('actor_id'),
    /** The nickname at the time. */
    actorName: text('actor_name').notNull(),
    /** The login name at the time, and the side somebody acted on; null in lines from before they were kept. */
    actorLogin: text('actor_login'),
    side: text('side'),
    ip: text('ip').notNull(),
    trace: text('trace').notNull(),
  },
  (t) => [
    index('busi_log_list').on(t.tenantId, t.seq.desc()),
    index('busi_log_object').on(t.tenantId, t.objectType, t.objectId, t.seq.desc()),
    index('busi_log_object_id').on(t.tenantId, t.objectId),
    index('busi_log_title').on(t.tenantId, t.title.op('text_pattern_ops')),
    index('busi_log_trace').on(t.tenantId, t.trace),
  ],
);

/** Lines that wait to be sealed: written with the line, removed with its link. */
export const busiQueue = pgTable(
  'busi_queue',
  { logId: text('log_id').primaryKey(), tenantId: tenantId(), seq: bigint('seq', { mode: 'number' }).notNull() },
  (t) => [index('busi_queue_order').on(t.tenantId, t.seq)],
);

/** The chain of a tenant: one link for each line, hashed over the line and the link before it; insert-only. */
export const busiLinks = pgTable(
  'busi_links',
  {
    tenantId: tenantId(),
    /** Place in the chain, from 1. */
    link: bigint('link', { mode: 'number' }).notNull(),
    logId: text('log_id').notNull(),
    prevHash: bytes('prev_hash').notNull(),
    hash: bytes('hash').notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.link] }), uniqueIndex('busi_links_log').on(t.logId)],
);

/** The newest link of each tenant's chain: a chain that was cut off at its end no longer reaches it. */
export const chainHeads = pgTable('chain_heads', {
  tenantId: text('tenant_id').primaryKey(),
  link: bigint('link', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
});

/** Mails and text messages, written in the transaction that caused them and sent after it by a job. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    tenantId: tenantId(),
    channel: text('channel').notNull(),
    recipient: text('recipient').notNull(),
    scene: text('scene').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** The code that it carries, while there is one. */
    codeId: text('code_id'),
    /** queued, sent, kept (no gateway is set), failed. */
    state: text('state').notNull().default('queued'),
    tries: integer('tries').notNull().default(0),
    error: text('error'),
    nextAt: instant('next_at').notNull().defaultNow(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    index('outbox_list').on(t.tenantId, t.createdAt.desc(), t.id.desc()),
    index('outbox_due').on(t.state, t.nextAt),
  ],
);

/** Messages inside the product, for one account. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    tenantId: tenantId(),
    accountId: text('account_id').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    bodyCN: text('body_cn').notNull(),
    bodyEN: text('body_en').notNull(),
    path: text('path'),
    readAt: instant('read_at'),
    at: createdAt(),
  },
  (t) => [index('messages_account').on(t.accountId, t.at.desc())],
);
