import { Refusal } from '#core/errors.ts';
import { type Section, sectionState } from '#core/forms/section.ts';
import type { Data } from '#core/forms/values.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { sectionSaves } from '#features/casework/server/save-tables.ts';
import { applicationSections, applications } from '#features/casework/server/tables.ts';
import { type BusinessEvent, logBusiness } from '#server/base/business-log/business-log.ts';
import { prepared, together } from '#server/database/database.ts';
import { and, eq, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { contextOf } from './context-of.ts';
import { headlineOf } from './headline.ts';
import type { SaveInput, SectionSaved } from './save-section.ts';
import { saveRow } from './saves.ts';
import { sealedValues } from './sections.ts';

interface Checked {
  readonly programme: Programme;
  /** Locked, and editable. */
  readonly application: ApplicationRecord;
  readonly section: Section;
  /** All sections, this one with its new values. */
  readonly data: Data;
  readonly changed: readonly string[];
  readonly input: SaveInput;
  /** Whether a helper writes. */
  readonly isHelp?: boolean;
}

/**
 * Writes a checked section over its base revision, with the answer kept for repetitions, the columns of lists and the
 * line of the log. Throws CONFLICT when the revision or the transaction id was taken meanwhile.
 */
export async function storeSection(scope: ActorScope, checked: Checked): Promise<SectionSaved> {
  const { programme, application, section, data, changed, input, isHelp = false } = checked;
  const values = data[section.key] ?? {};
  const sealed = sealedValues(scope, application.id, section, values);
  const { state } = sectionState(section, values, {
    ...(await contextOf(scope, application)),
    data,
  });
  const rev = input.baseRev + 1;
  const answer = { applicationId: application.id, rev, values: sealed, state };
  const row = {
    ...saveRow(scope, programme.code, input, answer),
    ...headlineOf(scope, programme, data),
    baseRev: input.baseRev,
    updatedAt: scope.now.toISOString(),
  };
  const event: BusinessEvent = {
    module: 'APPLY',
    action: isHelp ? 'help-save' : 'save',
    objectType: 'application',
    objectId: application.id,
    title: application.no ?? programme.short.CN,
    text: isHelp
      ? { CN: `协助填写：${section.title.CN}`, EN: `Filled in as a helper: ${section.title.EN}` }
      : { CN: `保存：${section.title.CN}`, EN: `Saved: ${section.title.EN}` },
    // Drafts hold personal data, and the log can never be corrected: it says what changed, not from what to what.
    changes: changed.map((field) => ({ field, before: null, after: 'changed' })),
  };
  // The line does not wait for the section: a refusal takes both back.
  const [[written]] = await together(scope.db, () =>
    Promise.all([writeQuery(scope.db).execute(row), logBusiness(scope, event)]),
  );
  if (!written) throw new Refusal('CONFLICT', { cause: 'the section or the transaction id was taken meanwhile' });
  return { id: application.id, section: section.key, rev, savedAt: scope.now.toISOString(), values, state };
}

const given = sql.placeholder;

/** One statement: section, kept answer and application are all written, or nothing is. */
const writeQuery = prepared('write_section', (db) => {
  const sectionWritten = db.$with('section_written').as(
    db
      .insert(applicationSections)
      .values({
        tenantId: given('tenantId'),
        applicationId: given('applicationId'),
        key: given('section'),
        values: given('values'),
        state: given('state'),
        savedAt: given('at'),
        rev: given('rev'),
      })
      .onConflictDoUpdate({
        target: [applicationSections.applicationId, applicationSections.key],
        set: {
          values: sql`excluded.values`,
          state: sql`excluded.state`,
          savedAt: sql`excluded.saved_at`,
          rev: sql`excluded.rev`,
        },
        setWhere: eq(applicationSections.rev, given('baseRev')),
      })
      .returning({ key: applicationSections.key }),
  );
  const answerKept = db.$with('answer_kept').as(
    db
      .insert(sectionSaves)
      .values({
        tenantId: given('tenantId'),
        ownerId: given('ownerId'),
        clientTx: given('clientTx'),
        applicationId: given('applicationId'),
        section: given('section'),
        fingerprint: given('fingerprint'),
        rev: given('rev'),
        values: given('values'),
        state: given('state'),
        at: given('at'),
      })
      .onConflictDoNothing()
      .returning({ clientTx: sectionSaves.clientTx }),
  );
  return db
    .with(sectionWritten, answerKept)
    .update(applications)
    .set({
      applicant: sql`${given('applicant')}`,
      region: sql`${given('region')}`,
      subjectCN: sql`${given('subjectCN')}`,
      subjectEN: sql`${given('subjectEN')}`,
      personKey: sql`${given('personKey')}`,
      updatedAt: sql`${given('updatedAt')}`,
    })
    .where(
      and(
        eq(applications.tenantId, given('tenantId')),
        eq(applications.id, given('applicationId')),
        sql`exists (select from section_written) and exists (select from answer_kept)`,
      ),
    )
    .returning({ id: applications.id });
});
