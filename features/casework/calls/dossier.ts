import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, Id, Input, Named, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { EventShape, YearSettingsShape } from './whole-parts.ts';

const desk = { sides: ['office'], rate: 'general', owner: 'tenant' } as const;

/** For so many days the verdicts of the desk tell how often a rule is a false alarm. */
export const verdictDays = 90;

const Dossier = Type.Object({
  findings: Type.Array(
    Type.Object({
      rule: Type.String(),
      /** Whether somebody has to look before a decision, or may want to know. */
      severity: Type.Enum(['check', 'notice']),
      path: Type.String(),
      label: Bilingual,
      evidence: Bilingual,
      /** Of the verdicts on this rule in the last 90 days, in the whole tenant. */
      falseAlarms: Type.Integer(),
      verdicts: Type.Integer(),
      /** What this desk said of this finding. */
      isFalse: Nullable(Type.Boolean()),
      by: Nullable(Type.String()),
      /** Whether it keeps the case from being approved until somebody concludes on it. */
      isOpen: Type.Boolean(),
    }),
  ),
  /** How many values a machine found in order. */
  passed: Type.Integer(),
});

export const dossierCall = defineCall({
  ...desk,
  method: 'GET',
  path: '/mgr/apply/dossier',
  class: 'R',
  access: 'Mgr.Apply',
  summary: 'What a machine objects to in a case, rule by rule, each with how often the rule was a false alarm lately',
  summaryCN: '材料自检的发现，及各规则近期的误报率',
  input: Input({ tenantId: Id, id: Id }),
  output: Dossier,
});

export const verdictCall = defineCall({
  ...desk,
  method: 'POST',
  path: '/mgr/apply/dossier/save',
  class: 'W',
  access: 'Mgr.Apply.audit',
  summary: 'Says whether a finding is real or a false alarm; the last word of the desk counts',
  summaryCN: '认定自检的发现属实或为误报',
  input: Input({
    tenantId: Id,
    id: Id,
    rule: Type.String({ maxLength: 60 }),
    path: Type.String({ maxLength: 200 }),
    isFalse: Type.Boolean(),
    reqId: RequestId,
  }),
  output: Dossier,
});

export const compareCall = defineCall({
  ...desk,
  method: 'GET',
  path: '/mgr/apply/compare',
  class: 'R',
  access: 'Mgr.Apply',
  summary: 'A case beside another of the same person, whatever the programme: values masked, and which are the same',
  summaryCN: '同一人两个办件的对照，敏感信息隐藏',
  input: Input({ tenantId: Id, id: Id, other: Id }),
  output: Type.Object({
    other: Type.Object({
      no: Type.String(),
      programme: Type.String(),
      formVersion: Type.Integer(),
      yearSettings: YearSettingsShape,
      sections: Type.Array(Type.Object({ key: Type.String(), values: Named(Type.Unknown()) })),
    }),
    /** How values that both have compare, by path; told by what they are, not by how they are masked. */
    relations: Named(Type.Enum(['same', 'alike', 'differs'])),
  }),
});

export const caseThenCall = defineCall({
  ...desk,
  method: 'GET',
  path: '/mgr/apply/then',
  class: 'R',
  access: 'Mgr.Apply',
  summary:
    'A case as it was when one of its events happened: the submission that lay before whoever decided, correction items, opinions and history up to then; sensitive values masked',
  summaryCN: '办件在某次办理时的样子：当时的提交、补正、意见和历史',
  input: Input({ tenantId: Id, id: Id, event: Id }),
  output: Type.Object({
    event: EventShape,
    /** Which submission it was, and whether what is kept still has the digest it was signed with. */
    round: Nullable(Type.Integer()),
    formVersion: Type.Integer(),
    digest: Nullable(Type.String()),
    isIntact: Type.Boolean(),
    sections: Type.Array(Type.Object({ key: Type.String(), values: Named(Type.Unknown()) })),
    files: Type.Array(Type.Object({ name: Type.String(), sha256: Type.String() })),
    corrections: Type.Array(Type.Object({ label: Bilingual, note: Type.String(), state: Type.String() })),
    /** What experts had given together when the case left their review, and which totals count. */
    experts: Nullable(
      Type.Object({
        scale: Bilingual,
        version: Type.Integer(),
        digest: Type.String(),
        result: Type.Number(),
        totals: Type.Array(Type.Object({ total: Type.Number(), counts: Type.Boolean() })),
      }),
    ),
    opinions: Type.Array(Type.Object({ by: Type.String(), text: Type.String() })),
    events: Type.Array(EventShape),
  }),
});
