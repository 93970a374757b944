import { complaint as resource } from '#features/complaints/resources/complaint.ts';
import { judgeDays } from '#features/complaints/shared/complaint.ts';
import { logBusiness } from '#server/base/business-log/business-log.ts';
import { systemScope } from '#server/base/system-scope.ts';
import { and, eq, lt } from '#server/database/sql.ts';
import type { Services } from '#server/services.ts';
import { addPost, moveComplaint } from './keep-complaint.ts';
import { complaints } from './tables.ts';
import { tellPerson } from './tell.ts';

/** Closes what was answered seven days ago without word from whoever complained; returns how many. Safe to run twice at once. */
export async function closeDueComplaints(services: Services): Promise<number> {
  const now = services.clock();
  const before = new Date(now.getTime() - judgeDays * 86_400_000);
  const due = await services.database.asOwner((db) =>
    db
      .select({ id: complaints.id, tenantId: complaints.tenantId })
      .from(complaints)
      .where(and(eq(complaints.state, 'REPLIED'), lt(complaints.repliedAt, before)))
      .limit(500),
  );
  let closed = 0;
  for (const { id, tenantId } of due)
    closed += await services.database.transaction(tenantId, async (db) => {
      const scope = systemScope(services, { db, tenantId, now });
      const [row] = await db
        .select()
        .from(complaints)
        .where(and(eq(complaints.tenantId, tenantId), eq(complaints.id, id), eq(complaints.state, 'REPLIED')))
        .for('update');
      if (!row) return 0;
      const after = await moveComplaint(scope, row, { state: 'CLOSED', closedAt: now });
      await addPost(scope, row, { kind: 'CLOSED', text: '' });
      await logBusiness(scope, {
        module: resource.code.toUpperCase(),
        action: 'CLOSE',
        objectType: resource.objectType,
        objectId: id,
        title: row.no,
        text: { CN: `自动办结投诉建议 ${row.no}`, EN: `closed complaint ${row.no} after seven days` },
        changes: [{ field: 'state', before: 'REPLIED', after: 'CLOSED' }],
      });
      await tellPerson(scope, after, 'closed');
      return 1;
    });
  return closed;
}
