import { sql } from 'drizzle-orm';
import type { Text } from '#core/texts/text.ts';
import type { Scope } from '#server/scope.ts';
import { nextNumber } from './numbers.ts';

/** The number of the next certificate of the tenant, for courses and exams alike. */
export function certificateNumber(scope: Pick<Scope, 'db' | 'tenantId'>): Promise<string> {
  const table = sql`(select cert_no, tenant_id from learning_exam_records where cert_no is not null
    union all select cert_no, tenant_id from learning_enrolments where cert_no is not null) numbers`;
  return nextNumber(scope, 'C', { table, column: sql`cert_no` });
}

/** The title of a row in both languages. */
export function titleOf({ titleCN, titleEN }: { titleCN: string; titleEN: string }): Text {
  return { CN: titleCN, EN: titleEN };
}
