import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import type { Text } from '#core/texts/text.ts';
import { type dossierCall, type verdictCall, verdictDays } from '#features/casework/calls/dossier.ts';
import { labelOf } from '#features/casework/server/applications/corrections.ts';
import { programmeOf } from '#features/casework/server/applications/programmes.ts';
import { lastSnapshot, type Snapshot } from '#features/casework/server/applications/sections/snapshots.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { checkCase, type Severity } from '#features/casework/server/review/check-case.ts';
import { getCase, requireCase } from '#features/casework/server/review/find-case.ts';
import { dossierVerdicts } from '#features/casework/server/verdict-tables.ts';
import { and, eq, gte, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type Dossier = OutputOf<typeof dossierCall>;

interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly path: string;
  readonly label: Text;
  readonly evidence: Text;
}

/**
 * What the rules object to in what was submitted last: first what has to be looked at, the most reliable rule first. A finding informs: it neither stops
 * nor decides anything.
 */
export async function readDossier(scope: ActorScope, { id }: { id: string }): Promise<Dossier> {
  await requireCase(scope, id);
  const { findings, passed } = await findingsOf(scope, id);
  const since = new Date(scope.now.getTime() - verdictDays * 86_400_000);
  const rates = await scope.db
    .select({
      rule: dossierVerdicts.rule,
      verdicts: sql<number>`count(*)::int`,
      falseAlarms: sql<number>`(count(*) filter (where ${dossierVerdicts.isFalse}))::int`,
    })
    .from(dossierVerdicts)
    .where(and(eq(dossierVerdicts.tenantId, scope.tenantId), gte(dossierVerdicts.at, since)))
    .groupBy(dossierVerdicts.rule);
  const own = await scope.db
    .select()
    .from(dossierVerdicts)
    .where(and(eq(dossierVerdicts.tenantId, scope.tenantId), eq(dossierVerdicts.applicationId, id)));
  const told = findings.map((finding) => {
    const rate = rates.find(({ rule }) => rule === finding.rule);
    const verdict = own.find(({ rule, path }) => rule === finding.rule && path === finding.path);
    return {
      ...finding,
      falseAlarms: rate?.falseAlarms ?? 0,
      verdicts: rate?.verdicts ?? 0,
      isFalse: verdict?.isFalse ?? null,
      by: verdict?.byName ?? null,
    };
  });
  const doubt = ({ falseAlarms, verdicts }: (typeof told)[number]) => (verdicts === 0 ? 0 : falseAlarms / verdicts);
  const weight = (each: (typeof told)[number]) => (each.severity === 'check' ? 0 : 1);
  return { findings: told.sort((one, other) => weight(one) - weight(other) || doubt(one) - doubt(other)), passed };
}

/** Keeps what the desk says of a finding; NOT_FOUND for what nothing objects to. */
export async function judgeFinding(
  scope: ActorScope,
  { id, rule, path, isFalse }: Pick<InputOf<typeof verdictCall>, 'id' | 'rule' | 'path' | 'isFalse'>,
): Promise<Dossier> {
  const application = await getCase(scope, id, 'Mgr.Apply.audit');
  const { findings } = await findingsOf(scope, id);
  if (!findings.some((each) => each.rule === rule && each.path === path)) throw new Refusal('NOT_FOUND');
  const verdict = { isFalse, byId: scope.actor.id, byName: scope.actor.nickname, at: scope.now };
  await scope.db
    .insert(dossierVerdicts)
    .values({ tenantId: scope.tenantId, applicationId: id, rule, path, ...verdict })
    .onConflictDoUpdate({
      target: [dossierVerdicts.applicationId, dossierVerdicts.rule, dossierVerdicts.path],
      set: verdict,
    });
  await logCase(scope, application, {
    action: 'judge-finding',
    text: isFalse
      ? { CN: '自检误报', EN: 'Called a finding a false alarm' }
      : { CN: '自检属实', EN: 'Called a finding real' },
    changes: [{ field: path, before: rule, after: isFalse ? 'FALSE' : 'REAL' }],
  });
  return await readDossier(scope, { id });
}

async function findingsOf(scope: ActorScope, id: string): Promise<{ findings: Finding[]; passed: number }> {
  const application = await getCase(scope, id);
  const programme = await programmeOf(scope, application);
  const frozen = await lastSnapshot(scope, programme, id);
  const data = frozen?.data ?? {};
  const checks = await checkCase(scope, { application, programme, data, frozen: frozen?.files ?? [] });
  const label = (path: string): Text => {
    const { CN, EN } = labelOf(programme, path, data);
    return { CN, EN };
  };
  const doubts = checks.flatMap(({ rule, severity, path, evidence }) =>
    rule === null ? [] : [{ rule, severity, path, evidence, label: label(path) }],
  );
  const twice = filesTwice(frozen).map(({ path, evidence }) => ({
    rule: 'FILE_TWICE',
    severity: 'notice' as const,
    path,
    evidence,
    label: label(path),
  }));
  return { findings: [...doubts, ...twice], passed: checks.filter(({ passed }) => passed).length };
}

/** The same content handed in for two fields of one case. */
function filesTwice(frozen: Snapshot | undefined): { path: string; evidence: Text }[] {
  const first = new Map<string, { readonly path: string; readonly name: string }>();
  return (frozen?.files ?? []).flatMap(({ path, name, sha256 }) => {
    const before = first.get(sha256);
    first.set(sha256, before ?? { path, name });
    if (!before || before.path === path) return [];
    return [
      {
        path,
        evidence: {
          CN: `“${name}”与另一处材料“${before.name}”是同一文件`,
          EN: `“${name}” is the same file as “${before.name}” elsewhere in this case`,
        },
      },
    ];
  });
}
