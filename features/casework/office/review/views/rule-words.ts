import type { Finding } from './use-dossier.ts';

/** Rules about files, each with words of its own. */
const ofFiles = ['FILE_ELSEWHERE', 'FILE_CHANGED', 'FILE_TWICE'] as const;

/** By which words a rule is told: those about files by their own, all others as rules of the form. */
export function ruleKind({
  rule,
  severity,
}: Pick<Finding, 'rule' | 'severity'>): (typeof ofFiles)[number] | Finding['severity'] {
  return ofFiles.find((each) => each === rule) ?? severity;
}
