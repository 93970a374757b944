import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '#server/database/pg-tables.ts';
import { sql } from '#server/database/sql.ts';
import { bytes, createdAt, id, instant, tenantId } from './columns.ts';

/** A stored file. Only `ready` ones can be attached or read; `objectKey` is its random place in storage. */
export const files = pgTable(
  'files',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: text('owner_id'),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: bytes('sha256').notNull(),
    objectKey: text('object_key').notNull(),
    /** private (owner and reviewers), or public. */
    visibility: text('visibility').notNull().default('private'),
    /** Facts found while checking: pages, pixels, and the hash of what arrived. */
    facts: jsonb('facts').notNull().default({}),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('files_owner').on(t.ownerId),
    index('files_sha').on(t.tenantId, t.sha256),
    index('files_object').on(t.objectKey),
    index('files_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);

/** Files that anybody may see, by address and without a tenant; each has a row in `files` under the same id. */
export const publicFiles = pgTable('public_files', {
  id: id(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  objectKey: text('object_key').notNull(),
  createdAt: createdAt(),
});

/** Which files an application holds; the reviewer's right to read a file follows from it. */
export const applicationFiles = pgTable(
  'application_files',
  {
    tenantId: tenantId(),
    applicationId: text('application_id').notNull(),
    fileId: text('file_id').notNull(),
    path: text('path').notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.fileId] }), index('application_files_file').on(t.fileId)],
);

/** An upload under way; unfinished ones die after a day. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    tenantId: tenantId(),
    ownerId: text('owner_id').notNull(),
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    mime: text('mime').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: bytes('sha256').notNull(),
    parts: integer('parts').notNull(),
    fileId: text('file_id'),
    createdAt: createdAt(),
  },
  (t) => [
    // The same announcement again resumes the upload under way.
    uniqueIndex('uploads_open').on(t.tenantId, t.ownerId, t.purpose, t.sha256, t.size).where(sql`file_id is null`),
    index('uploads_created').on(t.createdAt),
  ],
);

export const uploadParts = pgTable(
  'upload_parts',
  {
    tenantId: tenantId(),
    uploadId: text('upload_id').notNull(),
    index: integer('index').notNull(),
    size: integer('size').notNull(),
    sha256: bytes('sha256').notNull(),
    objectKey: text('object_key').notNull(),
    at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.index] })],
);
