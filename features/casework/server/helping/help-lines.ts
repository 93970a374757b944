import type { Static } from 'typebox';
import type { HelpLine } from '#features/casework/calls/whole-parts.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { helpGrants } from '#features/casework/server/help-tables.ts';
import { and, eq, isNotNull } from '#server/database/sql.ts';
import type { Scope } from '#server/scope.ts';

/** Who helped to fill in an application, and when: lines of its history beside its steps. Invitations nobody took up are none. */
export async function readHelpLines(
  { db, tenantId }: Scope,
  { id, programme }: { id: string; programme: Programme },
): Promise<Static<typeof HelpLine>[]> {
  const rows = await db
    .select()
    .from(helpGrants)
    .where(and(eq(helpGrants.tenantId, tenantId), eq(helpGrants.applicationId, id), isNotNull(helpGrants.redeemedAt)));
  return rows.flatMap(({ id: grant, helperName: by, sections, redeemedAt, doneAt, endedAt }) => {
    const titles = programme.sections.flatMap(({ key, title }) => (sections.includes(key) ? [title] : []));
    const line = (step: 'JOINED' | 'DONE' | 'ENDED', at: Date | null) =>
      at ? [{ id: `${grant} ${step}`, step, by, at: at.toISOString(), sections: titles }] : [];
    return [...line('JOINED', redeemedAt), ...line('DONE', doneAt), ...line('ENDED', endedAt)];
  });
}
