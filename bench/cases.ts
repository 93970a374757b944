import { sql } from '#server/database/sql.ts';
import type { World } from './world.ts';

/**
 * Cases in all states, handed in over two years and due over half of one, half of them shared out among the operators;
 * one in fifty is never due, and what is decided was within thirty days. Two are always of one person.
 */
export async function fillCases({ services }: World, cases: number, operators: readonly string[]): Promise<void> {
  const pick = sql`(${sql.param([...operators])}::text[])[1 + i % ${sql.raw(String(operators.length))}]`;
  await services.database.asOwner(async (db) => {
    await db.execute(sql`
      insert into applications (id, tenant_id, programme, year, no, owner_id, applicant, subject_cn, subject_en, state,
                                due_at, submitted_at, decided_at, assignee_id, person_key)
      select 'case-' || i, 't1', case when i % 2 = 0 then 'talentapply' else 'apartapply' end, 2026,
             'GY2026' || lpad(i::text, 7, '0'), 'owner-' || i,
             (array['林','周','陈','王','许'])[1 + i % 5] || '若' || (i % 97), 'D 类', 'Class D',
             (array['ACCEPTING','REVIEW','SUPPLEMENT','APPROVED','EFFECTIVE','REJECTED','CLOSED','PUBLICITY'])[1 + (i / 7) % 8],
             case when i % 50 = 0 then null else '2026-08-01'::timestamptz + make_interval(mins => (i * 7919::bigint % 260000)::int) end,
             '2025-01-01'::timestamptz + make_interval(mins => (i * 104729::bigint % 990000)::int),
             case when (i / 7) % 8 in (3, 4, 5, 6) then
               '2025-01-01'::timestamptz + make_interval(mins => (i * 104729::bigint % 990000)::int, days => i % 30) end,
             case when i / 10 % 2 = 0 then ${pick} end, decode(md5((i / 2)::text), 'hex')
        from generate_series(1, ${sql.raw(String(cases))}) i`);
    await db.execute(sql`vacuum analyze applications`);
  });
}

/** A budget of the year of talent recognition, and what the ledger says of the cases that were granted: two entries each. */
export async function fillLedger({ services }: World): Promise<void> {
  await services.database.asOwner(async (db) => {
    await db.execute(sql`
      insert into pay_budgets (id, tenant_id, programme, year, total, granted)
      values ('budget', 't1', 'talentapply', 2026, 10000000000000, 1000000)`);
    await db.execute(sql`
      insert into ledger_entries (id, tenant_id, no, programme, year, kind, debit, credit, amount)
      select 'entry-' || row_number() over (), 't1', row_number() over (), 'talentapply', 2026, kind, debit, credit, amount
        from (select id from applications where programme = 'talentapply' and state in ('APPROVED', 'EFFECTIVE')) granted,
             (values ('COMMIT', 'budget', 'committed', 1000000), ('PAY', 'committed', 'paid', 500000))
               move (kind, debit, credit, amount)`);
    await db.execute(sql`vacuum analyze ledger_entries`);
  });
}
