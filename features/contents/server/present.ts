import type { OutputOf } from '#core/contracts/contract.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import type { ContentListCall, ContentOneCall } from '#features/contents/calls/content-calls.ts';

type List = OutputOf<ContentListCall>;
export type ListRow = List['rows'][number];
export type One = OutputOf<ContentOneCall>;
type StoredFile = One['files'][number];

/** What a list query reads of a row; `datedAt` as PostgreSQL writes it, in full precision for the cursor. */
export interface ReadRow {
  readonly id: string;
  readonly titleCN: string;
  readonly titleEN: string;
  readonly summaryCN: string;
  readonly summaryEN: string;
  readonly publisherCN: string;
  readonly publisherEN: string;
  readonly datedAt: string;
  readonly publishedAt: string;
  readonly validTo: Date | null;
  readonly top: boolean;
  readonly facts: unknown;
  readonly cover: unknown;
  readonly files: number;
}

export function presentRow(row: ReadRow): ListRow {
  return {
    id: row.id,
    title: { CN: row.titleCN, EN: row.titleEN },
    summary: { CN: row.summaryCN, EN: row.summaryEN },
    publisher: { CN: row.publisherCN, EN: row.publisherEN },
    publishedAt: new Date(row.publishedAt).toISOString(),
    datedAt: new Date(row.datedAt).toISOString(),
    validTo: row.validTo?.toISOString() ?? null,
    top: row.top,
    facts: row.facts as ListRow['facts'],
    cover: fileOf(row.cover),
    files: row.files,
  };
}

/** Files as stored with a content; anything that is none is left out. */
export function filesOf(stored: unknown): StoredFile[] {
  return Array.isArray(stored)
    ? stored.filter(isFile).map(({ id, name, size, type }) => ({ id, name, size, type }))
    : [];
}

export function fileOf(stored: unknown): StoredFile | null {
  return filesOf([stored])[0] ?? null;
}
