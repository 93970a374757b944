import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { Refusal } from '#core/errors.ts';
import { type dossierCall, type verdictCall, verdictDays } from '#features/casework/calls/dossier.ts';
import { logCase } from '#features/casework/server/log-case.ts';
import { findingsOf } from '#features/casework/server/review/checks/findings.ts';
import { getCase, requireCase } from '#features/casework/server/review/find-case.ts';
import { dossierVerdicts } from '#features/casework/server/verdict-tables.ts';
import { and, eq, gte, sql } from '#server/database/sql.ts';
import type { ActorScope } from '#server/scope.ts';

type Dossier = OutputOf<typeof dossierCall>;

/**
 * What the rules object to in what was submitted last: first what has to be looked at, the most reliable rule first. What
 * has to be looked at waits for a conclusion before an approval, whichever it is; the rest informs.
 */
export async function readDossier(scope: ActorScope, { id }: { id: string }): Promise<Dossier> {
  await requireCase(scope, id);
  const { findings, checks } = await findingsOf(scope, await getCase(scope, id));
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
  const told = findings.map(({ verdict, ...finding }) => {
    const rate = rates.find(({ rule }) => rule === finding.rule);
    return {
      ...finding,
      falseAlarms: rate?.falseAlarms ?? 0,
      verdicts: rate?.verdicts ?? 0,
      isFalse: verdict?.isFalse ?? null,
      by: verdict?.by ?? null,
    };
  });
  const doubt = ({ falseAlarms, verdicts }: (typeof told)[number]) => (verdicts === 0 ? 0 : falseAlarms / verdicts);
  const weight = (each: (typeof told)[number]) => (each.severity === 'check' ? 0 : 1);
  return {
    findings: told.sort((one, other) => weight(one) - weight(other) || doubt(one) - doubt(other)),
    passed: checks.filter(({ passed }) => passed).length,
  };
}

/** Keeps what the desk says of a finding; NOT_FOUND for what nothing objects to. */
export async function judgeFinding(
  scope: ActorScope,
  { id, rule, path, isFalse }: Pick<InputOf<typeof verdictCall>, 'id' | 'rule' | 'path' | 'isFalse'>,
): Promise<Dossier> {
  const application = await getCase(scope, id, 'Mgr.Apply.audit');
  const { findings } = await findingsOf(scope, application);
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
