import { policyDepartment } from '#features/contents/shared/polity.ts';
import { dayCN, dayEN } from '#server/demo/letterhead.ts';
import { businessRules } from './rules-business.ts';
import { talentRules } from './rules-talent.ts';
import type { Both, Draft, WrittenContent } from './write-content.ts';
import { writeContent } from './write-content.ts';
import { writeRules } from './write-rules.ts';

interface PolicyDraft extends Omit<Draft, 'by'> {
  readonly level: 'NATION' | 'CITY' | 'DISTRICT' | 'PARK';
  /** Its label is the publisher. */
  readonly department: string;
  readonly field: readonly string[];
  readonly validity: 'EFFECTIVE' | 'REVISED' | 'EXPIRED' | 'REPEALED';
  readonly issueNo: string;
  readonly indexNo: string;
  readonly issuedOn: string;
  readonly effectiveFrom: string;
  readonly effectiveTo?: string;
  readonly replaces?: string;
  readonly programme?: 'talentapply' | 'apartapply';
  readonly interpretation?: readonly { readonly question: Both; readonly answer: Both }[];
}

/** A policy; department and day of issue stand under its text. */
export function writePolicy(policy: PolicyDraft): WrittenContent {
  const { interpretation = [], at, title, summary, CN, EN, top, files, ...rest } = policy;
  const label = policyDepartment.find(({ value }) => value === policy.department)?.label;
  if (!label) throw new RangeError(`no department ${policy.department}`);
  const draft = {
    by: 'bureau' as const,
    at,
    title,
    summary,
    CN: `${CN}\n${label.CN}\n${dayCN(policy.issuedOn)}`,
    EN: `${EN}\n${label.EN}\n${dayEN(policy.issuedOn)}`,
    top,
    files,
  };
  const rows = interpretation.map(({ question, answer }, index) => ({
    id: `q${index + 1}`,
    questionCN: question[0],
    questionEN: question[1],
    answerCN: answer[0],
    answerEN: answer[1],
  }));
  const rules = talentRules[policy.issueNo] ?? businessRules[policy.issueNo];
  return writeContent('polity', draft, {
    ...rest,
    ...(rules && writeRules(rules)),
    interpretation: rows,
    publisherCN: label.CN,
    publisherEN: label.EN,
  });
}
