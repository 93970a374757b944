import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import {
  Bilingual,
  DateTime,
  Done,
  FileShape,
  Id,
  Input,
  Nothing,
  Nullable,
  RequestId,
} from '#core/contracts/shapes.ts';
import { summaryOf } from '#core/contracts/summary.ts';
import { headOf } from '#features/casework/programmes/heads.ts';
import { recordKinds } from './shared/kinds.ts';

const base = '/web/datarecord';
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;
const ProgrammeCode = Type.String({ maxLength: 40 });

/** An application that something was verified in or is used in. */
const Case = Type.Object({ id: Id, programme: Type.String(), name: Bilingual, no: Nullable(Type.String()) });

const Item = Type.Object({
  field: Type.String(),
  label: Bilingual,
  /** Personal numbers are hidden. */
  shown: Bilingual,
  files: Type.Array(FileShape),
  verifiedOn: DateTime,
  /** YYYY-MM-DD; null: it does not run out. */
  expiresOn: Nullable(Type.String()),
  uses: Type.Array(
    Type.Object({
      ...Case.properties,
      state: Type.String(),
      at: DateTime,
      /** The consent was withdrawn since; the application keeps what it holds. */
      isOver: Type.Boolean(),
    }),
  ),
});

const ConsentState = Type.Union([Type.Literal('none'), Type.Literal('given'), Type.Literal('over')]);

export const dataRecordsCall = defineCall({
  ...reading,
  ...own,
  path: base,
  summary:
    'The own data file: verified answers and documents with source, day, end and uses; what could be filed, consents by programme, and who looked in the last thirty days',
  summaryCN: '本人档案：已核实的信息和材料、可归档的内容、授权和查看记录',
  input: Nothing,
  output: Type.Object({
    records: Type.Array(
      Type.Object({
        id: Id,
        source: Case,
        section: Type.String(),
        title: Bilingual,
        filedAt: DateTime,
        items: Type.Array(Item),
      }),
    ),
    /** Finished applications with something verified that is not filed yet. */
    unfiled: Type.Array(Type.Object({ ...Case.properties, decidedAt: Nullable(DateTime) })),
    consents: Type.Array(
      Type.Object({
        programme: ProgrammeCode,
        name: Bilingual,
        state: ConsentState,
        from: Nullable(DateTime),
        until: Nullable(DateTime),
        /** What would become of uses when it is withdrawn: cases under way, decided ones, and files in drafts. */
        running: Type.Integer(),
        decided: Type.Integer(),
        draftFiles: Type.Integer(),
      }),
    ),
    looks: Type.Array(Type.Object({ at: DateTime, who: Bilingual, source: Case, what: Bilingual })),
  }),
});

export const dataRecordAuthCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/auth`,
  summary: 'Whether the own data file may be used in a programme, until when, and what it holds that its form asks for',
  summaryCN: '某事项能否使用本人档案、到何时，以及表单可用的内容',
  input: Input({ programme: ProgrammeCode }),
  output: Type.Object({
    programme: Type.String(),
    isAllowed: Type.Boolean(),
    from: Nullable(DateTime),
    until: Nullable(DateTime),
    items: Type.Integer(),
    files: Type.Integer(),
  }),
});

/** One filing call for each kind, by the last part of its path. */
export const fileRecordCalls = Object.fromEntries(
  recordKinds.map((kind) => [
    kind,
    defineCall({
      ...writing,
      ...own,
      path: `${base}/${kind}`,
      ...summaryOf(headOf(kind).name, {
        CN: '把已办结申请中核实的内容归入本人档案',
        EN: 'files what was verified in a finished application of the caller; filed again it changes nothing',
      }),
      input: Input({ id: Id, reqId: RequestId }),
      output: Type.Object({ filed: Type.Integer() }),
    }),
  ]),
);

export const dataConsentCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/consent`,
  summary:
    'Allows the use of the data file in a programme for a year, or withdraws it: drafts lose the linked files, submitted applications keep what they hold with a note',
  summaryCN: '允许某事项使用本人档案一年，或撤回允许',
  input: Input({ programme: ProgrammeCode, give: Type.Boolean(), reqId: RequestId }),
  output: Type.Object({ isAllowed: Type.Boolean(), until: Nullable(DateTime) }),
});

export const dataRecordRemoveCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/delete`,
  summary: 'Takes a part out of the own data file; its uses end as if the consent were withdrawn',
  summaryCN: '把一项内容移出本人档案',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const caseRecordsCall = defineCall({
  ...writing,
  path: '/mgr/apply/datarecord',
  access: ['Mgr.Apply.audit'],
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary:
    'What a case took from the data file of its applicant, with where and when it was verified; only while the applicant allows it, and the applicant sees who looked',
  summaryCN: '办件从申请人档案中取用了什么，须申请人允许，查看有记录',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({
    isAllowed: Type.Boolean(),
    items: Type.Array(
      Type.Object({
        path: Type.String(),
        label: Bilingual,
        source: Case,
        verifiedOn: DateTime,
        expiresOn: Nullable(Type.String()),
      }),
    ),
  }),
});
