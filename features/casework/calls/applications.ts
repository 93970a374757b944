import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import {
  Bilingual,
  DateTime,
  Done,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { HelpedShape } from './helping.ts';
import { CertificateShape, HelpLine, ReceiptShape, SentenceShape, YearSettingsShape } from './whole-parts.ts';

/** Section values as declared by the programme; core/forms checks them, the wire only carries them. */
const Values = Named(Type.Unknown());

const SectionCopy = Type.Object({ key: Type.String(), rev: Revision, values: Values, savedAt: Nullable(DateTime) });

export const CorrectionShape = Type.Object({
  id: Id,
  path: Type.String(),
  label: Bilingual,
  reason: Type.String(),
  note: Type.String(),
  dueAt: DateTime,
  /** `noted` items are the reviewer's alone until the case is returned; applicants never see one. */
  state: Type.Union([
    Type.Literal('noted'),
    Type.Literal('open'),
    Type.Literal('answered'),
    Type.Literal('accepted'),
    Type.Literal('withdrawn'),
  ]),
  reply: Nullable(Type.String()),
  before: Type.Unknown(),
  after: Type.Unknown(),
  round: Type.Integer(),
  raisedAt: DateTime,
  raisedBy: Type.String(),
  answeredAt: Nullable(DateTime),
});

export const EventShape = Type.Object({
  id: Id,
  at: DateTime,
  action: Type.String(),
  state: Type.String(),
  who: Bilingual,
  reason: Nullable(Type.String()),
});

const WindowShape = Type.Object({
  year: Type.Integer(),
  state: Type.Union([Type.Literal('open'), Type.Literal('coming'), Type.Literal('closed')]),
  opensAt: DateTime,
  closesAt: DateTime,
});

export const ApplicationRow = Type.Object({
  id: Id,
  programme: Type.String(),
  /** The version of the form that it was begun with, which it keeps. */
  formVersion: Type.Integer(),
  yearSettings: YearSettingsShape,
  no: Nullable(Type.String()),
  year: Type.Integer(),
  state: Type.String(),
  title: Bilingual,
  /** What tells one case of the programme from another, such as the class; empty when nothing does. */
  subject: Bilingual,
  sectionsDone: Type.Integer(),
  sections: Type.Integer(),
  openItems: Type.Integer(),
  dueAt: Nullable(DateTime),
  submittedAt: Nullable(DateTime),
  updatedAt: DateTime,
  actions: Type.Array(Type.String()),
  /** Whether the applicant has to act next. */
  isTurn: Type.Boolean(),
  /** The stages of its timeline, and at which of them it stands; -1 at none. */
  steps: Type.Array(Bilingual),
  step: Type.Integer(),
});

export const ApplicationWhole = Type.Object({
  ...ApplicationRow.properties,
  sectionsData: Type.Array(SectionCopy),
  /** Paths that may be changed; null while everything may. */
  unlocked: Nullable(Type.Array(Type.String())),
  corrections: Type.Array(CorrectionShape),
  events: Type.Array(EventShape),
  /** Who helped to fill it in, step by step. */
  help: Type.Array(HelpLine),
  /** The tenant's sentences that the desk used, for readers of the other language. */
  sentences: Type.Array(SentenceShape),
  receipt: Nullable(ReceiptShape),
  /** Null where nobody was ever invited to help. */
  helped: Nullable(HelpedShape),
  result: Nullable(Type.Object({ reason: Nullable(Type.String()), decidedAt: DateTime })),
  /** A request to withdraw that the office has not answered. */
  withdrawal: Nullable(Type.Object({ askedAt: DateTime, reason: Nullable(Type.String()) })),
  appealedAt: Nullable(DateTime),
  /** The public notice that names the application, and whether an objection to it holds it up. */
  notice: Nullable(Type.Object({ id: Id, isHeld: Type.Boolean() })),
  decisionNo: Nullable(Type.String()),
  certificate: Nullable(CertificateShape),
  window: WindowShape,
  rounds: Type.Integer(),
  maxRounds: Type.Integer(),
});

const sectionSaved = Type.Object({
  id: Id,
  section: Type.String(),
  rev: Revision,
  savedAt: DateTime,
  values: Values,
  state: Type.String(),
});

export const programmeYearCall = defineCall({
  method: 'GET',
  path: '/web/serve/year',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary:
    'What the present year of a programme sets otherwise than its definition; NOT_FOUND for an unknown programme',
  input: Input({ code: Type.String({ maxLength: 40 }) }),
  output: Type.Object({ year: Type.Integer(), yearSettings: YearSettingsShape }),
});

/** The calls of an application programme; every programme has the same, below its own place. */
export function callsOf(code: string): ProgrammeCalls {
  const calls = made.get(code) ?? programmeCalls(findHead(code)?.calls ?? `/web/${code}`);
  made.set(code, calls);
  return calls;
}

export type ProgrammeCalls = ReturnType<typeof programmeCalls>;

const made = new Map<string, ProgrammeCalls>();

function programmeCalls(path: string) {
  return {
    list: defineCall({
      method: 'GET',
      path,
      class: 'R',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary: 'The own applications to this programme, newest first, and its current window',
      input: Nothing,
      output: Type.Object({
        rows: Type.Array(ApplicationRow),
        window: WindowShape,
        yearSettings: YearSettingsShape,
        canAdd: Type.Boolean(),
      }),
    }),
    one: defineCall({
      method: 'GET',
      path: `${path}/one`,
      class: 'R',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary: 'One own application: sections with revisions, correction items, history, receipt, allowed actions',
      input: Input({ id: Id }),
      output: ApplicationWhole,
    }),
    known: defineCall({
      method: 'GET',
      path: `${path}/known`,
      class: 'R',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary:
        'What is known of the caller that an application could be filled in with, by section: with consent what the data ' +
        'file holds, files with it; granted applications, the authenticated company, the account; never consents',
      input: Input({ id: Type.Optional(Id) }),
      output: Type.Object({
        sections: Type.Array(
          Type.Object({
            key: Type.String(),
            sources: Type.Array(
              Type.Object({
                source: Type.Enum(['file', 'application', 'company', 'account']),
                name: Bilingual,
                /** When it was checked; null for what nobody checked. */
                at: Nullable(DateTime),
                values: Values,
              }),
            ),
          }),
        ),
      }),
    }),
    save: defineCall({
      method: 'POST',
      path: `${path}/save`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary:
        'Saves fields of one section over its base revision; without id a new draft is made. The same clientTx again ' +
        'has no second effect. A stale revision answers 112 with the current values',
      input: Input({
        id: Type.Optional(Id),
        section: Type.String({ maxLength: 40 }),
        baseRev: Revision,
        /** Changed values by path inside the section; null empties a field. */
        patch: Values,
        clientTx: RequestId,
      }),
      output: sectionSaved,
    }),
    submit: defineCall({
      method: 'POST',
      path: `${path}/submit`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary:
        'Submits, or submits again after corrections: checks everything, freezes a snapshot, issues the receipt. ' +
        'HELP_UNREAD until the applicant has read what helpers wrote',
      input: Input({
        id: Id,
        /** By section, the revision up to which the caller has read what helpers wrote. */
        read: Type.Optional(Named(Revision)),
        reqId: RequestId,
      }),
      output: Type.Object({ id: Id, state: Type.String(), receipt: ReceiptShape }),
    }),
    back: defineCall({
      method: 'POST',
      path: `${path}/back`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary: 'Withdraws an application that nobody has accepted yet; it becomes a draft again',
      input: Input({ id: Id, reqId: RequestId }),
      output: Type.Object({ id: Id, state: Type.String() }),
    }),
    del: defineCall({
      method: 'POST',
      path: `${path}/delete`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary: 'Deletes a draft that was never submitted',
      input: Input({ id: Id, reqId: RequestId }),
      output: Done,
    }),
    copy: defineCall({
      method: 'POST',
      path: `${path}/copy`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary: 'Starts a new draft with the values of an earlier application',
      input: Input({ id: Id, reqId: RequestId }),
      output: Type.Object({ id: Id }),
    }),
    answer: defineCall({
      method: 'POST',
      path: `${path}/answer`,
      class: 'W',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'general',
      owner: 'self',
      summary: 'Replies to one correction item; the corrected values are saved with save before',
      input: Input({ id: Id, itemId: Id, reply: Type.String({ maxLength: 2000 }), reqId: RequestId }),
      output: CorrectionShape,
    }),
    receipt: defineCall({
      method: 'POST',
      path: `${path}/receipt`,
      class: 'D',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'export',
      owner: 'self',
      summary: 'The signed receipt as PDF, with a QR code that leads to its public check',
      input: Input({ id: Id }),
      output: Type.Object({}),
    }),
    form: defineCall({
      method: 'POST',
      path: `${path}/form`,
      class: 'D',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'export',
      owner: 'self',
      summary: 'All own answers as PDF: of a draft as they are saved, marked as a draft; afterwards as submitted last',
      input: Input({ id: Id }),
      output: Type.Object({}),
    }),
    files: defineCall({
      method: 'POST',
      path: `${path}/files`,
      class: 'D',
      access: 'signed-in',
      sides: ['portal'],
      rate: 'export',
      owner: 'self',
      summary: 'The own files as submitted last, as a ZIP with a list of their SHA-256',
      input: Input({ id: Id }),
      output: Type.Object({}),
    }),
  } as const;
}

export const declareListCall = defineCall({
  method: 'GET',
  path: '/web/declare',
  class: 'R',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'Everything the caller applied for, in all programmes, by keyset',
  input: Input({
    state: Type.Optional(Type.String({ maxLength: 20 })),
    page: Type.Optional(PageNumber),
    after: Type.Optional(Type.String({ maxLength: 200 })),
  }),
  output: Type.Object({ rows: Type.Array(ApplicationRow), total: Type.Integer(), next: Nullable(Type.String()) }),
});

export const declareOneCall = defineCall({
  method: 'GET',
  path: '/web/declare/one',
  class: 'R',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'One own application of whatever programme',
  input: Input({ id: Id }),
  output: ApplicationWhole,
});

export const declareStatusCall = defineCall({
  method: 'POST',
  path: '/web/declare/updatestatus',
  class: 'W',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary:
    'The few moves an applicant may make after acceptance: ask to withdraw, take that back, appeal against a refusal, ' +
    'accept an offer, give a result up; to appeal and to give up need a reason',
  input: Input({
    id: Id,
    action: Type.Union([
      Type.Literal('request-withdrawal'),
      Type.Literal('cancel-withdrawal'),
      Type.Literal('appeal'),
      Type.Literal('take-up'),
      Type.Literal('cancel'),
    ]),
    reason: Type.Optional(Type.String({ maxLength: 2000 })),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id, state: Type.String() }),
});
