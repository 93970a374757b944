import { type SQL, sql } from 'drizzle-orm';
import type { RetentionKey } from '#core/retention.ts';

/** Rows of a tenant that are past their time: a table, and what must hold of its rows `t` before an instant. */
export interface Due {
  readonly from: SQL;
  where(before: Date): SQL;
  /** Not a table of tenants: what the platform keeps is counted whole for everybody who may see it. */
  readonly isShared?: true;
}

const closes = sql`(select max(w.closes_at) from windows w
  where w.tenant_id = t.tenant_id and w.programme = t.programme and w.year = t.year)`;

/** The day from which a draft counts its time; greatest() leaves out what is not there. */
export const draftSince = sql`greatest(t.updated_at, ${closes})`;

/** Past its time by rule: what operators see counted is what the jobs take. */
export const due: Readonly<Record<RetentionKey, Due>> = {
  codes: shared('codes', (before) => sql`t.expires_at < ${before}`),
  answers: shared('requests', (before) => sql`t.created_at < ${before}`),
  saves: of('section_saves', (before) => sql`t.created_at < ${before}`),
  drafts: of(
    'applications',
    (before) =>
      sql`t.state = 'DRAFT' and t.submitted_at is null and t.deleted_at is null and ${draftSince} < ${before}`,
  ),
  kept: of('kept_drafts', (before) => sql`t.updated_at < ${before}`),
  refused: of('applications', (before) => closed(['REJECTED', 'CLOSED'], before)),
  approved: of('applications', (before) => closed(['ENDED', 'REVOKED'], before)),
  signups: of(
    'signups',
    (before) => sql`t.name <> '—' and exists (select from activities a
      where a.tenant_id = t.tenant_id and a.id = t.activity_id and a.end_at < ${before})`,
  ),
  requests: of(
    'service_requests',
    (before) => sql`t.name <> '—' and t.state in ('DONE', 'CLOSED') and t.updated_at < ${before}`,
  ),
  mails: of('outbox', (before) => sql`t.state <> 'queued' and t.created_at < ${before}`),
  uploads: of('uploads', (before) => sql`t.created_at < ${before}`),
  loose: of(
    'files',
    (
      before,
    ) => sql`t.created_at < ${before} and t.deleted_at is null and (t.purpose like '%:%' or t.purpose = 'flock-photo')
      and not exists (select from flock_photos h where h.file_id = t.id)
      and not exists (select from application_files h where h.file_id = t.id)
      and not exists (select from own_form_files h where h.file_id = t.id)`,
  ),
  farms: of('farms', (before) => sql`t.is_gone and t.updated_at < ${before}`),
  visits: of('origin_marks', (before) => sql`t.kind = 'VISIT' and t.created_at < ${before}`),
  addresses: of('api_log', (before) => sql`t.at < ${before} and t.ip ~ '^[0-9a-fA-F:.]+$'`),
  calls: of(
    'api_log',
    (before) => sql`t.at < date_trunc('month', ${before}::timestamptz at time zone 'UTC') at time zone 'UTC'`,
  ),
};

/** Done for good: the later of the decision and the last change, which is when a result ended. */
function closed(states: readonly string[], before: Date): SQL {
  return sql`t.state = any(${sql.param(states)}::text[]) and t.deleted_at is null
    and greatest(t.decided_at, t.updated_at) < ${before}`;
}

function of(table: string, where: Due['where']): Due {
  return { from: sql`${sql.identifier(table)} t`, where };
}

function shared(table: string, where: Due['where']): Due {
  return { ...of(table, where), isShared: true };
}
