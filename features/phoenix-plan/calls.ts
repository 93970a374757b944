import { Type } from 'typebox';
import { type Contract, defineCall } from '#core/contracts/contract.ts';
import {
  Bilingual,
  DateTime,
  FileShape,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { summaryOf } from '#core/contracts/summary.ts';
import { ApplicationRow, ApplicationWhole, callsOf } from '#features/casework/calls/applications.ts';
import { headOf } from '#features/casework/programmes/heads.ts';
import { phoenixCode, saveSteps } from './shared/steps.ts';

const base = `/web/${phoenixCode}`;
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'none' } as const;
const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;

const TypeName = Type.Union([Type.Literal('PERSONAL'), Type.Literal('ACE'), Type.Literal('UNIT')]);
/** The Measures in force, where they are published. */
const Policy = Nullable(Type.Object({ id: Id, title: Bilingual }));
const WindowState = Type.Union([Type.Literal('open'), Type.Literal('coming'), Type.Literal('closed')]);

export const phoenixYearsCall = defineCall({
  ...reading,
  ...open,
  path: `${base}/getPpApplyYear`,
  summary: 'The years of the Phoenix Plan, the newest first, each with its window',
  summaryCN: '凤凰计划各年度及其申报时间，新的在前',
  input: Nothing,
  output: Type.Object({
    years: Type.Array(
      Type.Object({
        year: Type.Integer(),
        title: Bilingual,
        state: WindowState,
        opensAt: DateTime,
        closesAt: DateTime,
      }),
    ),
  }),
});

export const phoenixTypesCall = defineCall({
  ...reading,
  ...open,
  path: `${base}/gettype`,
  summary:
    'The types of application with their items, what those are paid at most, and the sections that each fills in',
  summaryCN: '凤凰计划的申报类型、项目、资助上限和须填部分',
  input: Nothing,
  output: Type.Object({
    types: Type.Array(
      Type.Object({
        type: TypeName,
        name: Bilingual,
        /** `most` is what an item comes to at most, in units of 10,000 yuan; null where it is agreed on case by case. */
        items: Type.Array(Type.Object({ item: Type.String(), name: Bilingual, most: Nullable(Type.Number()) })),
        sections: Type.Array(Type.Object({ key: Type.String(), title: Bilingual })),
        needsCompany: Type.Boolean(),
      }),
    ),
    policy: Policy,
  }),
});

export const phoenixResultsCall = defineCall({
  ...reading,
  ...open,
  path: `${base}/results`,
  summary:
    'What came of the years that are decided: who applied, who was selected, what they were granted, and the list',
  summaryCN: '凤凰计划已公布年度的结果：申报、入选、资助数和名单',
  input: Nothing,
  output: Type.Object({
    years: Type.Array(
      Type.Object({
        year: Type.Integer(),
        applied: Type.Integer(),
        selected: Type.Integer(),
        /** In units of 10,000 yuan; null while nothing is planned. */
        granted: Nullable(Type.Number()),
        /** The public notice that names most of those selected. */
        notice: Nullable(Id),
      }),
    ),
    /** Years in which people applied and that are not decided yet, the newest first. */
    underWay: Type.Array(Type.Integer()),
  }),
});

export const phoenixAdvanceCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/advance`,
  summary: 'Before an application of a type is begun: what is known of the caller, and what stands in the way',
  summaryCN: '凤凰计划开始申报前：已知的情况和不能申报的原因',
  input: Input({ type: TypeName }),
  output: Type.Object({
    year: Type.Integer(),
    state: WindowState,
    opensAt: DateTime,
    closesAt: DateTime,
    canCreate: Type.Boolean(),
    /** A live application of this year, to go on with instead. */
    live: Nullable(Type.Object({ id: Id, no: Nullable(Type.String()), state: Type.String() })),
    /** The article by which it cannot be begun now; null where it can. */
    clause: Nullable(Type.Object({ article: Bilingual, text: Bilingual })),
    policy: Policy,
    /** Support of this type that is in effect, with its last day (YYYY-MM-DD): until then none is applied for. */
    award: Nullable(Type.Object({ no: Type.String(), until: Type.String() })),
    /**
     * The company the caller acts for, or did; null while there is none. `lacks` is what is missing before they act for it in
     * this programme (AUTHENTICATION, PROGRAMME, TIME), `owner` who can authorise them.
     */
    company: Nullable(
      Type.Object({
        name: Type.String(),
        lacks: Nullable(Type.Union([Type.Literal('AUTHENTICATION'), Type.Literal('PROGRAMME'), Type.Literal('TIME')])),
        owner: Nullable(Type.String()),
      }),
    ),
  }),
});

export const phoenixCreateCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/create`,
  summary:
    'Begins an application of a type and item in the open year; refuses a second live one (ALREADY_APPLIED), and one while support of the type is in effect (AWARD_IN_EFFECT)',
  summaryCN: '凤凰计划：在开放年度按类型和项目新建申请',
  input: Input({
    type: TypeName,
    item: Type.String({ maxLength: 40 }),
    exception: Type.Boolean(),
    recommender: Type.Optional(Type.String({ maxLength: 100 })),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id }),
});

const Fault = Type.Object({ path: Type.String(), key: Type.String(), msg: Type.String() });

/** One saving call for each step of the form, by the last part of its path. */
export const phoenixSaveCalls = Object.fromEntries(
  saveSteps.map((step) => [
    step,
    defineCall({
      ...writing,
      ...own,
      path: `${base}/${step}`,
      ...summaryOf(headOf(phoenixCode).name, {
        CN: '按版本保存申请表一步的内容，并指出还缺什么',
        EN: 'saves fields of one step over their base revision, wrong ones too, and says what the step still lacks',
      }),
      input: Input({
        id: Id,
        baseRev: Revision,
        patch: Named(Type.Unknown()),
        clientTx: RequestId,
      }),
      output: Type.Object({
        ...callsOf(phoenixCode).save.output.properties,
        complete: Type.Boolean(),
        errors: Type.Array(Fault),
      }),
    }),
  ]),
);

export const phoenixMaterialsCall = defineCall({
  ...writing,
  ...own,
  // It reads; the specification has it among the calls that write.
  path: `${base}/Materials`,
  summary: 'The documents that an application asks for, each with its state',
  summaryCN: '凤凰计划：申请所需的材料及其状态',
  input: Input({ id: Id }),
  output: Type.Object({
    items: Type.Array(
      Type.Object({
        path: Type.String(),
        section: Bilingual,
        label: Bilingual,
        isRequired: Type.Boolean(),
        count: Type.Integer(),
        state: Type.Union([
          Type.Literal('done'),
          Type.Literal('missing'),
          Type.Literal('optional'),
          Type.Literal('wrong'),
        ]),
      }),
    ),
  }),
});

export const phoenixFormCall = defineCall({
  method: 'POST',
  class: 'D',
  ...own,
  rate: 'export',
  path: `${base}/getform`,
  summary:
    'The form as PDF for signature: marked as a draft before it is submitted, with QR code and digest afterwards',
  summaryCN: '凤凰计划：待签字的申请表（PDF）',
  input: Input({ id: Id }),
  output: Type.Object({}),
});

export const phoenixRenewCall = defineCall({
  ...writing,
  ...own,
  path: `${base}/updatecert`,
  summary:
    'Hands in a renewed document while corrections are asked for or the result is in effect; it counts once the office has looked at it',
  summaryCN: '凤凰计划：补正期间或有效期内更新证件，审核后生效',
  input: Input({
    id: Id,
    document: Type.Union([Type.Literal('identity'), Type.Literal('contract'), Type.Literal('titles')]),
    /** YYYY-MM-DD, or `open`. */
    validTo: Type.String({ maxLength: 10 }),
    files: Type.Array(FileShape, { minItems: 1, maxItems: 2 }),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, state: Type.String() }),
});

export const phoenixDetailCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/dtl`,
  summary: 'One own application to read, with the documents renewed since',
  summaryCN: '凤凰计划：本人的一件申请及更新过的证件',
  input: Input({ id: Id }),
  output: Type.Object({
    application: ApplicationWhole,
    renewals: Type.Array(
      Type.Object({
        id: Id,
        document: Type.String(),
        validTo: Type.String(),
        files: Type.Array(FileShape),
        state: Type.String(),
        reason: Nullable(Type.String()),
        at: DateTime,
      }),
    ),
  }),
});

export const phoenixRecordsCall = defineCall({
  ...reading,
  ...own,
  path: `${base}/user`,
  summary: 'The caller’s applications to the Phoenix Plan, one a year, the newest first',
  summaryCN: '凤凰计划：本人各年度的申请，新的在前',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        ...ApplicationRow.properties,
        /** Of one that is over: the stage it reached last, -1 for none, and why it ended. */
        end: Nullable(Type.Object({ step: Type.Integer(), reason: Nullable(Type.String()) })),
      }),
    ),
    canAdd: Type.Boolean(),
  }),
});

/** The calls of the Phoenix Plan beside those that every programme has. */
export const phoenixCalls: Readonly<Record<string, Contract>> = {
  phoenixYearsCall,
  phoenixTypesCall,
  phoenixResultsCall,
  phoenixAdvanceCall,
  phoenixCreateCall,
  ...phoenixSaveCalls,
  phoenixMaterialsCall,
  phoenixFormCall,
  phoenixRenewCall,
  phoenixDetailCall,
  phoenixRecordsCall,
};
