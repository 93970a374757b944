/** A hundred activities, each with as many people as the next one. */
export function insertSignups(count: number): string {
  return `
    insert into contents (id, tenant_id, type, title_cn, title_en, "values", state, edited_by)
    select 'a' || n, 't1', 'activity', '活动' || n, 'Activity ' || n, '{}', 'PUBLISHED', 'bench' from generate_series(1, 100) n;
    insert into activities (id, tenant_id, mode, sign_from, sign_to, start_at, end_at, waitlist, audit, company_only, checks_in)
    select 'a' || n, 't1', 'ONLINE', now(), now(), now() + n * interval '1 hour', now() + n * interval '2 hours', false, false, false, false
      from generate_series(1, 100) n;
    insert into signups (id, tenant_id, activity_id, account_id, name, phone, company, state, letters, signed_at)
    select 's' || n, 't1', 'a' || (1 + n % 100), 'p' || n, '林若' || n % 97, '13800000000', '云汀科技', 'CONFIRMED',
           upper(substr(md5(n::text), 1, 8)) || n, timestamptz '2026-11-20' - n * interval '3 seconds'
      from generate_series(1, ${count}) n;`;
}
