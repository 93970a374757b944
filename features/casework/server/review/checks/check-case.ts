import type { Static } from 'typebox';
import { dayInShanghai } from '#core/calendar/dates.ts';
import { dictionaries } from '#core/dictionaries/registry.ts';
import { derivedValue } from '#core/forms/derive.ts';
import type { Field } from '#core/forms/field.ts';
import { idCardFault } from '#core/forms/identifiers/id-card.ts';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { fieldAt } from '#core/forms/paths.ts';
import { validateApplication, visibleFields, visibleSections, warnSection } from '#core/forms/section.ts';
import { type Data, type FileValue, isRecord, openEnd, type RowValue, type Values } from '#core/forms/values.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import type { Text } from '#core/texts/text.ts';
import type { CheckShape } from '#features/casework/calls/case-row.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { isCase } from '#features/casework/server/review/case-policy.ts';
import { applications } from '#features/casework/server/tables.ts';
import type { AttachedFile } from '#server/base/files/attach.ts';
import { and, eq, inArray, isNotNull, ne } from '#server/database/sql.ts';
import { applicationFiles, files } from '#server/database/tables/files.ts';
import type { ActorScope } from '#server/scope.ts';

type Check = Static<typeof CheckShape>;

/** Whether somebody has to look before a decision, or may want to know. */
export type Severity = 'check' | 'notice';

/** A check with the rule that objects; null where nothing does. A rule is a problem of the form, or one about files. */
export type RuledCheck = Check & { readonly rule: string | null; readonly severity: Severity };

interface Checked {
  readonly application: ApplicationRecord;
  readonly programme: Programme;
  /** As submitted last. */
  readonly data: Data;
  /** What the submission froze. */
  readonly frozen: readonly AttachedFile[];
}

/**
 * What a machine can say about the values of a case, each with its evidence: check digits, dates and files that are in
 * order need no eyes; what the rules of the form object to by now, and files that somebody else handed in too, do first.
 * Values about which it can say nothing are left out.
 */
export async function checkCase(scope: ActorScope, checked: Checked): Promise<RuledCheck[]> {
  const { programme, data } = checked;
  const context = { today: dayInShanghai(scope.now.getTime()), dictionaries };
  const inner = { ...context, data };
  const problems = [
    ...validateApplication(programme, data, context).map((each) => ({ ...each, severity: 'check' as const })),
    ...visibleSections(programme, data).flatMap((section) =>
      warnSection(section, data[section.key] ?? {}, inner).map((each) => ({
        ...each,
        path: `${section.key}.${each.path}`,
        severity: 'notice' as const,
      })),
    ),
  ];
  const papers = await readPapers(scope, checked);
  return leavesOf(programme, data, inner).flatMap(({ path, field, value, values }): RuledCheck[] => {
    const problem = problems.find((each) => each.path === path || each.path.startsWith(`${path}.`));
    if (problem) {
      const label = fieldAt(programme, path);
      return [
        {
          ...doubt(problem.key, path, {
            CN: problemText(problem, label, 'CN'),
            EN: problemText(problem, label, 'EN'),
          }),
          severity: problem.severity,
        },
      ];
    }
    if (field.kind === 'files') return [papersCheck(field, { path, value: value as FileValue[] }, papers)];
    const evidence = evidenceFor(field, value, values);
    return evidence ? [{ path, passed: true, evidence, rule: null, severity: 'notice' }] : [];
  });
}

const doubt = (rule: string, path: string, evidence: Text): RuledCheck => ({
  path,
  passed: false,
  evidence,
  rule,
  severity: 'check',
});

/** Why a value without problems needs no eyes; undefined where a machine cannot tell. */
function evidenceFor(field: Field, value: unknown, values: Values): Text | undefined {
  if (field.derive && derivedValue(field, values) === value)
    return { CN: '与证件号码一致', EN: 'Agrees with the document number' };
  switch (field.kind) {
    case 'certificate':
      return isRecord(value) && !idCardFault(String(value.number))
        ? { CN: '校验位正确', EN: 'The check digit is right' }
        : undefined;
    case 'credit-code':
      return { CN: '校验位正确', EN: 'The check digit is right' };
    case 'date':
    case 'month':
    case 'year':
      return value === openEnd ? undefined : { CN: '日期有效，先后相符', EN: 'A real date, in order with the others' };
    default:
      return undefined;
  }
}

export interface Leaf {
  readonly path: string;
  readonly field: Field;
  readonly value: unknown;
  /** Of the section or row it stands in. */
  readonly values: Values;
}

/** Every filled-in value that is shown, rows taken apart, with its path as the desk has it. */
export function leavesOf(programme: Programme, data: Data, context: Parameters<typeof visibleFields>[2]): Leaf[] {
  return visibleSections(programme, data).flatMap((section) => {
    const values = data[section.key] ?? {};
    return visibleFields(section, values, context).flatMap((field): Leaf[] => {
      const path = `${section.key}.${field.key}`;
      if (field.kind !== 'rows') return leaf({ path, field, value: values[field.key], values });
      return ((values[field.key] ?? []) as RowValue[]).flatMap((row) =>
        field.fields.flatMap((each) =>
          leaf({ path: `${path}[${row.id}].${each.key}`, field: each, value: row[each.key], values: row }),
        ),
      );
    });
  });
}

function leaf(found: Leaf): Leaf[] {
  return kindOf(found.field).isEmpty(found.field, found.value) ? [] : [found];
}

interface Paper {
  /** Whether it lies in storage as it was when it was handed in. */
  readonly isSame: boolean;
  /** Numbers of cases of other people that hold the same file. */
  readonly elsewhere: readonly string[];
}

async function readPapers(scope: ActorScope, { application, frozen }: Checked): Promise<ReadonlyMap<string, Paper>> {
  if (frozen.length === 0) return new Map();
  const stored = await scope.db
    .select({ id: files.id, sha256: files.sha256, deletedAt: files.deletedAt })
    .from(files)
    .where(
      and(
        eq(files.tenantId, scope.tenantId),
        inArray(
          files.id,
          frozen.map(({ id }) => id),
        ),
      ),
    );
  const hashes = stored.map(({ sha256 }) => sha256);
  const others =
    hashes.length === 0
      ? []
      : await scope.db
          .select({ sha256: files.sha256, no: applications.no })
          .from(files)
          .innerJoin(applicationFiles, eq(applicationFiles.fileId, files.id))
          .innerJoin(applications, eq(applications.id, applicationFiles.applicationId))
          .where(
            and(
              eq(files.tenantId, scope.tenantId),
              inArray(files.sha256, hashes),
              isCase(scope),
              isNotNull(applications.no),
              ne(applications.ownerId, application.ownerId),
            ),
          )
          .limit(50);
  return new Map(
    frozen.map(({ id, sha256 }) => {
      const found = stored.find((each) => each.id === id && each.deletedAt === null);
      const elsewhere = others.filter((each) => each.sha256.toString('hex') === sha256).map(({ no }) => no ?? '');
      return [id, { isSame: found?.sha256.toString('hex') === sha256, elsewhere: [...new Set(elsewhere)] }];
    }),
  );
}

function papersCheck(
  { ofEmployer }: FilesField,
  { path, value }: { path: string; value: readonly FileValue[] },
  papers: ReadonlyMap<string, Paper>,
): RuledCheck {
  const found = value.map((file) => papers.get(file.id));
  const elsewhere = ofEmployer ? [] : [...new Set(found.flatMap((paper) => paper?.elsewhere ?? []))];
  if (elsewhere.length > 0) {
    const numbers = elsewhere.join(' ');
    return doubt('FILE_ELSEWHERE', path, {
      CN: `同一文件也在他人办件 ${numbers} 中`,
      EN: `The same file is in somebody else’s case ${numbers}`,
    });
  }
  if (found.some((paper) => !paper?.isSame))
    return doubt('FILE_CHANGED', path, {
      CN: '文件与提交时不一致，或已不在',
      EN: 'A file is not what was handed in, or is gone',
    });
  return {
    path,
    passed: true,
    rule: null,
    severity: 'notice',
    evidence: {
      CN: `${value.length} 份可打开，与提交时一致${ofEmployer ? '' : '，未见于他人办件'}`,
      EN: `${value.length === 1 ? 'Opens' : `All ${value.length} open`}, as handed in${ofEmployer ? '' : ', in nobody else’s case'}`,
    },
  };
}
