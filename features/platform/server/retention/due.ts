import { type SQL, sql } from 'drizzle-orm';
import type { RetentionKey } from '#core/retention.ts';
import { draftsDue } from '#features/casework/server/applications/status/remind-drafts.ts';
import { type Due, dueOf } from '#server/base/retention.ts';

/** Past its time by rule: what operators see counted is what the jobs take. */
export const due: Readonly<Record<RetentionKey, Due>> = {
  codes: shared('codes', (before) => sql`t.expires_at < ${before}`),
  answers: shared('requests', (before) => sql`t.created_at < ${before}`),
  saves: dueOf('section_saves', (before) => sql`t.created_at < ${before}`),
  drafts: draftsDue,
  kept: dueOf('kept_drafts', (before) => sql`t.updated_at < ${before}`),
  refused: dueOf('applications', (before) => closed(['REJECTED', 'CLOSED'], before)),
  approved: dueOf('applications', (before) => closed(['ENDED', 'REVOKED'], before)),
  signups: dueOf(
    'signups',
    (before) => sql`t.name <> '—' and exists (select from activities a
      where a.tenant_id = t.tenant_id and a.id = t.activity_id and a.end_at < ${before})`,
  ),
  requests: dueOf(
    'service_requests',
    (before) => sql`t.name <> '—' and t.state in ('DONE', 'CLOSED') and t.updated_at < ${before}`,
  ),
  mails: dueOf('outbox', (before) => sql`t.state <> 'queued' and t.created_at < ${before}`),
  uploads: dueOf('uploads', (before) => sql`t.created_at < ${before}`),
  loose: dueOf(
    'files',
    (
      before,
    ) => sql`t.created_at < ${before} and t.deleted_at is null and (t.purpose like '%:%' or t.purpose = 'flock-photo')
      and not exists (select from flock_photos h where h.file_id = t.id)
      and not exists (select from application_files h where h.file_id = t.id)
      and not exists (select from own_form_files h where h.file_id = t.id)`,
  ),
  farms: dueOf('farms', (before) => sql`t.is_gone and t.updated_at < ${before}`),
  visits: dueOf('origin_marks', (before) => sql`t.kind = 'VISIT' and t.created_at < ${before}`),
  addresses: dueOf('api_log', (before) => sql`t.at < ${before} and t.ip ~ '^[0-9a-fA-F:.]+$'`),
  calls: dueOf(
    'api_log',
    (before) => sql`t.at < date_trunc('month', ${before}::timestamptz at time zone 'UTC') at time zone 'UTC'`,
  ),
};

/** Done for good: the later of the decision and the last change, which is when a result ended. */
function closed(states: readonly string[], before: Date): SQL {
  return sql`t.state = any(${sql.param(states)}::text[]) and t.deleted_at is null
    and greatest(t.decided_at, t.updated_at) < ${before}`;
}

function shared(table: string, where: Due['where']): Due {
  return { ...dueOf(table, where), isShared: true };
}
