import { type Static, Type } from 'typebox';
import { programmes } from '#features/casework/programmes/registry.ts';
import { polity } from '#features/contents/shared/polity.ts';
import { policyDepartment } from '#features/contents/shared/polity-choices.ts';
import { Both } from '#server/demo/read-prose.ts';
import { signedHtml } from './article.ts';
import { dayCN, dayEN } from './letterhead.ts';
import { Day, type Draft } from './read-drafts.ts';
import { contentHead, type WrittenContent, writeContent } from './write-content.ts';
import { Rules, writeRules } from './write-rules.ts';

const { by, ...head } = contentHead;

export const PolicyHead = Type.Object(
  {
    ...head,
    level: Type.Enum(['NATION', 'CITY', 'DISTRICT', 'PARK']),
    /** Its label is the publisher. */
    department: Type.Enum(policyDepartment.map(({ value }) => value)),
    field: Type.Array(Type.String()),
    validity: Type.Enum(['EFFECTIVE', 'REVISED', 'EXPIRED', 'REPEALED']),
    issueNo: Type.String(),
    indexNo: Type.String(),
    issuedOn: Day,
    effectiveFrom: Day,
    effectiveTo: Type.Optional(Day),
    replaces: Type.Optional(Type.String()),
    programme: Type.Optional(Type.Enum(programmes.map(({ code }) => code))),
    interpretation: Type.Optional(
      Type.Array(Type.Object({ question: Both, answer: Both }, { additionalProperties: false })),
    ),
    rules: Type.Optional(Rules),
  },
  { additionalProperties: false },
);

/** A policy; department and day of issue stand under its text. */
export function writePolicy(policy: Draft<Static<typeof PolicyHead>>): WrittenContent {
  const { interpretation = [], rules, at, title, summary, CN, EN, top, file, files, ...facts } = policy;
  const { label } = policyDepartment.find(({ value }) => value === policy.department)!;
  const draft = {
    by: 'bureau' as const,
    at,
    title,
    summary,
    top,
    file,
    files,
    CN,
    EN,
  };
  return writeContent(polity, draft, {
    ...facts,
    ...(rules && writeRules(rules)),
    interpretation: interpretation.map(({ question, answer }, index) => ({
      id: `q${index + 1}`,
      questionCN: question.CN,
      questionEN: question.EN,
      answerCN: answer.CN,
      answerEN: answer.EN,
    })),
    publisherCN: label.CN,
    publisherEN: label.EN,
    bodyCN: signedHtml(CN, label.CN, dayCN(policy.issuedOn)),
    bodyEN: signedHtml(EN, label.EN, dayEN(policy.issuedOn)),
  });
}
