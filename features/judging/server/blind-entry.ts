import type { Data } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { entries, entrySnapshots } from '#features/competition/server/tables.ts';
import type { Edition } from '#features/competition/shared/edition.ts';
import { entryCode, entryForm } from '#features/competition/shared/form/entry-form.ts';
import { blindFields, companyNames, withoutNames } from '#features/judging/shared/blind.ts';
import { factsIn, filesOf } from '#server/base/own-forms/papers.ts';
import { and, desc, eq, sql } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import { type FileReader, isHandedIn, namesFile } from '#server/policies/file.ts';
import type { Scope } from '#server/scope.ts';
import { isSeenBy } from './judging-record.ts';
import { assignments, judgings } from './tables.ts';

/** Where the form has the business plan. */
const planField = 'attachments.plan';

type Entry = typeof entries.$inferSelect;

/** What was handed in of an entry as its judges read it, names hidden where the round is blind; papers by what they are. */
export async function readForJudge(
  scope: Scope,
  entry: Entry,
  { edition, isBlind }: { edition: Edition; isBlind: boolean },
) {
  const [snapshot] = await scope.db
    .select({ data: entrySnapshots.data })
    .from(entrySnapshots)
    .where(
      and(
        eq(entrySnapshots.tenantId, scope.tenantId),
        eq(entrySnapshots.entryId, entry.id),
        eq(entrySnapshots.form, entryCode),
      ),
    )
    .orderBy(desc(entrySnapshots.at))
    .limit(1);
  const data = (snapshot?.data ?? {}) as Data;
  const form = entryForm(edition);
  const names = namesIn(entry, data);
  const hide = ({ CN, EN }: Text): Text => ({ CN: withoutNames(CN, names), EN: withoutNames(EN, names) });
  const facts = factsIn(form, data)
    .filter(({ value }) => value.CN !== '')
    .map(({ key, label, value }) => ({ key, label, value: isBlind ? hide(value) : value }));
  return {
    sections: form.sections
      .map(({ key, title }) => ({
        title,
        facts: facts.filter(
          (fact) =>
            fact.key.startsWith(`${key}.`) && (!isBlind || blindFields[key]?.includes(fact.key.slice(key.length + 1))),
        ),
      }))
      .filter((section) => section.facts.length > 0),
    papers: filesOf(form, data).map(({ path, label, id, name, size, type }) => ({
      label,
      isPlan: path.startsWith(planField),
      file: isBlind ? null : { id, name, size, type },
    })),
  };
}

/** What a project is called on the desk. */
export function shownProject(entry: Entry, isBlind: boolean): string {
  return isBlind ? withoutNames(entry.project, [...companyNames(entry.company), entry.applicant]) : entry.project;
}

/** Judges of a round that is not blind read the papers of the entries they see. */
export const judgeFiles: FileReader = (scope) => {
  if (scope.side !== 'office' || !scope.permCodes.has('Mgr.ItecJudge')) return undefined;
  const shown = scope.db
    .select({ one: sql`1` })
    .from(entrySnapshots)
    .innerJoin(
      assignments,
      and(eq(assignments.entryId, entrySnapshots.entryId), eq(assignments.tenantId, entrySnapshots.tenantId)),
    )
    .innerJoin(judgings, and(eq(judgings.id, assignments.judgingId), eq(judgings.tenantId, assignments.tenantId)))
    .innerJoin(entries, and(eq(entries.id, assignments.entryId), eq(entries.tenantId, assignments.tenantId)))
    .where(
      and(
        eq(entrySnapshots.ownerId, files.ownerId),
        eq(entrySnapshots.form, entryCode),
        eq(judgings.isBlind, false),
        isSeenBy(scope),
        namesFile(entrySnapshots.data),
      ),
    );
  return and(isHandedIn(scope), sql`exists ${shown}`);
};

/** Everybody and everything that an entry names as its own. */
function namesIn(entry: Entry, data: Data): string[] {
  const text = (section: string, field: string) => String(data[section]?.[field] ?? '');
  return [
    ...companyNames(entry.company),
    ...companyNames(text('company', 'name')),
    entry.applicant,
    text('applicant', 'name'),
    text('applicant', 'school'),
    text('contact', 'contactName'),
    text('supporter', 'referrerName'),
    text('supporter', 'organisation'),
  ];
}
