import { Refusal } from '#core/errors.ts';
import { filesIn } from '#core/forms/files-in.ts';
import { normaliseSection, type Section, sectionState } from '#core/forms/section.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { attachFiles } from '#server/base/files/attach.ts';
import { formContextAt } from '#server/base/form-context.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { createDraft } from './create-draft.ts';
import { getOwn } from './find-own.ts';
import { definitionOf } from './programmes.ts';
import { headlineOf } from './sections/headline.ts';
import { dataOf, readSections, sealedValues } from './sections/sections.ts';
import { refuseExcluded } from './status/once-a-person.ts';

/**
 * Starts a new draft with the values of an earlier application; consents and signatures are given anew. For another of
 * whom the programme has one each (`isForAnother`) what is theirs alone stays empty; NOT_ALLOWED where it has none. Throws what
 * `refuseExcluded` and `createDraft` throw.
 */
export async function copyApplication(
  scope: ActorScope,
  code: string,
  { id, isForAnother = false }: { id: string; isForAnother?: boolean },
): Promise<{ id: string }> {
  const programme = definitionOf(code);
  if (isForAnother && !programme.oncePer) throw new Refusal('NOT_ALLOWED', { cause: 'one for each person' });
  const left = isForAnother ? (programme.oncePer?.own ?? []) : [];
  const source = await getOwn(scope, { id, programme: programme.code });
  const old = dataOf(await readSections(scope, programme, source.id));
  await refuseExcluded(scope, programme, { data: old });
  const draft = await createDraft(scope, programme, { id: newId(), copiedFrom: source.id });
  const data: Record<string, Values> = {};
  for (const section of programme.sections) {
    const values = copied(section, old[section.key], left);
    if (!values) continue;
    const hasFiles = filesIn({ sections: [section] }, { [section.key]: values }).length > 0;
    data[section.key] = hasFiles ? await attachFiles(scope, { applicationId: draft.id, section, values }) : values;
  }
  const rows = newSections(scope, { applicationId: draft.id, sections: programme.sections, data });
  if (rows.length > 0) await scope.db.insert(applicationSections).values(rows);
  await scope.db
    .update(applications)
    .set(headlineOf(scope, programme, data))
    .where(and(eq(applications.tenantId, scope.tenantId), eq(applications.id, draft.id)));
  return { id: draft.id };
}

/** What of a section goes over; `left` names sections and `section.field` that do not. */
function copied(section: Section, values: Values | undefined, left: readonly string[]): Values | undefined {
  if (!values || left.includes(section.key)) return undefined;
  const personal = section.fields.filter((field) => field.kind === 'consent' || field.kind === 'signature');
  const kept = Object.entries(values).filter(
    ([key]) => !personal.some((field) => field.key === key) && !left.includes(`${section.key}.${key}`),
  );
  return kept.length === 0 ? undefined : normaliseSection(section, Object.fromEntries(kept));
}

/** Sections of a new application as rows, each at its first revision. */
export function newSections(
  scope: ActorScope,
  { applicationId, sections, data }: { applicationId: string; sections: readonly Section[]; data: Data },
): (typeof applicationSections.$inferInsert)[] {
  const context = { ...formContextAt(scope.now), data };
  return sections.flatMap((section) => {
    const values = data[section.key];
    if (!values) return [];
    return {
      tenantId: scope.tenantId,
      applicationId,
      key: section.key,
      values: sealedValues(scope, applicationId, section, values),
      state: sectionState(section, values, context).state,
      savedAt: scope.now,
      rev: 1,
    };
  });
}
