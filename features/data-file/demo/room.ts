import { getProgramme } from '#features/casework/programmes/registry.ts';
import { readSections } from '#features/casework/server/applications/sections/sections.ts';
import { applications } from '#features/casework/server/tables.ts';
import { setConsent } from '#features/data-file/server/consents.ts';
import { fileRecord } from '#features/data-file/server/file-record.ts';
import { lookAtRecords } from '#features/data-file/server/looks.ts';
import { noteUses } from '#features/data-file/server/note-uses.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';

const tenant = 'yunting';

/** Somebody whose first recognition is filed and used in two applications, one of which the desk looked at. */
export const dataFileDemo: DemoRoom = {
  async afterwards(stage, at) {
    const running = await asPerson(stage, { player: stage.player('person@example.com'), tenant, at }, fileAndUse);
    if (running) await look(stage, at, running);
  },
};

/** Returns the running application that uses the file. */
async function fileAndUse(scope: ActorScope): Promise<string | undefined> {
  const own = await scope.db
    .select()
    .from(applications)
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.ownerId, scope.actor.id)))
    .orderBy(applications.createdAt);
  const done = own.find(({ programme, state }) => programme === 'talentapply' && state === 'EFFECTIVE');
  if (!done) return undefined;
  await fileRecord(scope, 'talentapply', { id: done.id });
  for (const programme of ['talentapply', 'apartapply'])
    await setConsent(scope, { programme, give: true, reqId: newId() });
  const using = own.filter(({ id, programme }) => id !== done.id && ['talentapply', 'apartapply'].includes(programme));
  for (const { id, programme } of using) {
    const definition = getProgramme(programme);
    for (const { key, values } of (await readSections(scope, definition, id)).values()) {
      const section = definition.sections.find((each) => each.key === key)!;
      const changed = Object.keys(values).map((field) => `${key}.${field}`);
      await noteUses(scope, { applicationId: id, form: programme, section, values, changed });
    }
  }
  return using.find(({ submittedAt }) => submittedAt !== null)?.id;
}

function look(stage: Stage, at: Date, id: string) {
  return asOfficer(stage, { player: stage.player('reviewer'), tenant, at }, (scope) => lookAtRecords(scope, { id }));
}
