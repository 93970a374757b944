import { useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { dossierCall, verdictCall } from '#features/casework/calls/dossier.ts';
import { openItem } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';

export type Finding = OutputOf<typeof dossierCall>['findings'][number];

/** What may be concluded on a finding: it has to be corrected, it is real but does no harm, the rule is wrong. */
export const verdicts = ['fix', 'real', 'false'] as const;
export type Verdict = (typeof verdicts)[number];

/** What a machine objects to in the case on the desk, which finding is looked at, and what is being concluded on it; nothing for whoever only pays. */
export function useDossier(desk: Desk) {
  const { id, isPayer } = desk.data!;
  const found = useOfficeCall(dossierCall, { id }, { enabled: !isPayer, quiet: true });
  const { send, isPending: isBusy } = useOfficeSend(verdictCall);
  const [key, setKey] = useState<string | null>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Verdict>>>({});
  const findings = found.data?.findings ?? [];
  const chosen = findings.find((each) => keyOf(each) === key) ?? findings.find(({ isOpen }) => isOpen) ?? findings[0];
  const at = chosen ? findings.indexOf(chosen) : -1;
  const stands = (finding: Finding) => verdictOf(desk, finding);
  const choice = chosen && (choices[keyOf(chosen)] ?? stands(chosen));
  const go = (step: 1 | -1) => {
    const next = findings[at + step];
    if (next) setKey(keyOf(next));
  };
  const conclude = async (isFalse: boolean) => {
    if (!chosen) return;
    await send({ id, rule: chosen.rule, path: chosen.path, isFalse });
    setKey(keyOf(chosen));
    const { [keyOf(chosen)]: _, ...others } = choices;
    setChoices(others);
    // What is concluded decides which actions are blocked.
    await Promise.all([invalidate(dossierCall), desk.refresh()]);
    go(1);
  };
  return {
    found,
    findings,
    passed: found.data?.passed ?? 0,
    chosen,
    at,
    choice,
    isBusy,
    stands,
    show: (finding: Finding) => setKey(keyOf(finding)),
    choose: (verdict: Verdict) => chosen && setChoices({ ...choices, [keyOf(chosen)]: verdict }),
    /** Back to what stands. */
    undecide: () => {
      if (!chosen) return;
      const { [keyOf(chosen)]: _, ...others } = choices;
      setChoices(others);
    },
    go,
    conclude,
  };
}

export type Dossier = ReturnType<typeof useDossier>;

/** One finding among others of a case. */
export function keyOf({ rule, path }: Pick<Finding, 'rule' | 'path'>): string {
  return `${rule} ${path}`;
}

/** What was concluded on a finding; a field that somebody checked or has corrected needs no more. */
function verdictOf(desk: Desk, { path, isFalse }: Finding): Verdict | undefined {
  if (openItem(desk.data!, path)) return 'fix';
  return isFalse === null ? undefined : isFalse ? 'false' : 'real';
}

/** Whether nobody has to look at a finding any more. */
export function isConcluded(desk: Desk, finding: Finding): boolean {
  return verdictOf(desk, finding) !== undefined || (finding.severity === 'check' && !finding.isOpen);
}
