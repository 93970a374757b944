import type { Data } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { labelOf, readCorrections } from '#features/casework/server/applications/corrections.ts';
import type { ApplicationRecord } from '#features/casework/server/applications/facts.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshot, type Snapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { marks } from '#features/casework/server/tables.ts';
import { dossierVerdicts } from '#features/casework/server/verdict-tables.ts';
import { isAbout } from '#features/casework/shared/about-path.ts';
import { and, eq } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';
import { checkCase, type RuledCheck, type Severity } from './check-case.ts';

/** What a rule objects to in a case, with what the desk said of it. */
export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly path: string;
  readonly label: Text;
  readonly evidence: Text;
  /** What was said of it as it is now; what was said before the applicant answered a correction of it counts no more. */
  readonly verdict: { readonly isFalse: boolean; readonly by: string } | null;
  /** Whether it has to be looked at and nobody has: no verdict, no mark on the field, no answer that was accepted. */
  readonly isOpen: boolean;
}

/** What a machine says about a case. */
export interface Findings {
  readonly checks: readonly RuledCheck[];
  readonly findings: readonly Finding[];
}

interface Looked {
  readonly application: ApplicationRecord;
  readonly programme: Programme;
  /** As submitted last. */
  readonly data: Data;
  readonly frozen: Snapshot | undefined;
}

/** The checks of what was submitted last, and those that object with what the desk concluded on each. */
export async function lookThrough(
  scope: ActorScope,
  { application, programme, data, frozen }: Looked,
): Promise<Findings> {
  const checks = await checkCase(scope, { application, programme, data, frozen: frozen?.files ?? [] });
  const doubts = [
    ...checks.flatMap(({ rule, ...check }) => (rule === null ? [] : [{ ...check, rule }])),
    ...filesTwice(frozen),
  ];
  if (doubts.length === 0) return { checks, findings: [] };
  const { verdictOn, isSeen } = await conclusionsOf(scope, application.id);
  return {
    checks,
    findings: doubts.map(({ rule, severity, path, evidence }) => {
      const { CN, EN } = labelOf(programme, path, data);
      const verdict = verdictOn(rule, path);
      const isOpen = severity === 'check' && verdict === null && !isSeen(path);
      return { rule, severity, path, evidence, label: { CN, EN }, verdict, isOpen };
    }),
  };
}

/** The same of a case whose submission is still to be read. */
export async function findingsOf(scope: ActorScope, application: ApplicationRecord): Promise<Findings> {
  const programme = await programmeOf(scope, application);
  const frozen = await lastSnapshot(scope, programme, application.id);
  return await lookThrough(scope, { application, programme, data: frozen?.data ?? {}, frozen });
}

/** How findings of a case were concluded: by a verdict on the rule, or because somebody looked at the field itself. */
async function conclusionsOf(scope: ActorScope, id: string) {
  const verdicts = await scope.db
    .select()
    .from(dossierVerdicts)
    .where(and(eq(dossierVerdicts.tenantId, scope.tenantId), eq(dossierVerdicts.applicationId, id)));
  const marked = await scope.db
    .select({ path: marks.path })
    .from(marks)
    .where(and(eq(marks.tenantId, scope.tenantId), eq(marks.applicationId, id)));
  const items = await readCorrections(scope, id);
  const itemsOn = (path: string) => items.filter((item) => isAbout(item.path, path) || isAbout(path, item.path));
  return {
    verdictOn(rule: string, path: string): Finding['verdict'] {
      const found = verdicts.find((each) => each.rule === rule && each.path === path);
      const isStale = itemsOn(path).some(({ answeredAt }) => answeredAt !== null && found && answeredAt > found.at);
      return found && !isStale ? { isFalse: found.isFalse, by: found.byName } : null;
    },
    isSeen: (path: string) =>
      marked.some((mark) => isAbout(mark.path, path)) || itemsOn(path).some(({ state }) => state === 'accepted'),
  };
}

/** The same content handed in for two fields of one case. */
function filesTwice(frozen: Snapshot | undefined): Pick<Finding, 'rule' | 'severity' | 'path' | 'evidence'>[] {
  const first = new Map<string, { readonly path: string; readonly name: string }>();
  return (frozen?.files ?? []).flatMap(({ path, name, sha256 }) => {
    const before = first.get(sha256);
    first.set(sha256, before ?? { path, name });
    if (!before || before.path === path) return [];
    return [
      {
        rule: 'FILE_TWICE',
        severity: 'notice' as const,
        path,
        evidence: {
          CN: `“${name}”与另一处材料“${before.name}”是同一文件`,
          EN: `“${name}” is the same file as “${before.name}” elsewhere in this case`,
        },
      },
    ];
  });
}
