import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { ExportAnswer, exportInput } from '#core/contracts/jobs.ts';
import {
  Bilingual,
  DateTime,
  Done,
  FileShape,
  Id,
  Input,
  Nullable,
  RequestId,
  Revision,
} from '#core/contracts/shapes.ts';
import { reasonLength, tieKinds } from './shared/judging.ts';
import { stagePhases, stageSteps } from './shared/stage.ts';

const reading = { method: 'GET', class: 'R' } as const;
const writing = { method: 'POST', class: 'W' } as const;
const tenant = { tenantId: Id };
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const desk = { access: 'Mgr.ItecJudge', sides: ['office'], rate: 'general', owner: 'self', fromTenant: true } as const;
const office = { access: 'Mgr.Itec.judge', sides: ['office'], rate: 'general', owner: 'tenant' } as const;
const TieKind = Type.Enum(tieKinds.map(({ value }) => value));
const Note = Type.String({ maxLength: 500 });

export const deskCall = defineCall({
  ...desk,
  ...reading,
  path: '/mgr/itecdesk/list',
  summary:
    'The rounds that the caller judges, each with how many parties wait at its gate, and the entries that are open',
  input: Input(tenant),
  output: Type.Object({
    judgings: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        edition: Bilingual,
        state: Type.String(),
        opensAt: DateTime,
        /** Exclusive. */
        closesAt: DateTime,
        isBlind: Type.Boolean(),
        /** Entries whose parties the caller has not declared ties to. */
        waiting: Type.Integer(),
        /** The round is on stage: the caller's row that is up, null while another entry is. Absent before the day. */
        stage: Type.Optional(Type.Object({ row: Nullable(Id) })),
        rows: Type.Array(
          Type.Object({
            id: Id,
            position: Type.Integer(),
            no: Type.String(),
            project: Type.String(),
            track: Bilingual,
            state: Type.String(),
            /** Something is typed that was not handed in. */
            isDraft: Type.Boolean(),
            total: Nullable(Type.Number()),
          }),
        ),
      }),
    ),
  }),
});

export const gateCall = defineCall({
  ...desk,
  ...reading,
  path: '/mgr/itecdesk/gate',
  summary: 'Whom the entries of a round come from that wait for the caller, by name; nothing says which entry is whose',
  input: Input({ ...tenant, judging: Id }),
  output: Type.Object({
    parties: Type.Array(
      Type.Object({ key: Id, company: Type.String(), head: Type.String(), supporter: Type.String() }),
    ),
  }),
});

export const declareCall = defineCall({
  ...desk,
  ...writing,
  path: '/mgr/itecdesk/declare',
  summary:
    'Declares ties to parties at the gate: entries of those are gone, the others open. `keys` are all that were shown',
  input: Input({
    ...tenant,
    judging: Id,
    keys: Type.Array(Id, { minItems: 1, maxItems: 2000, uniqueItems: true }),
    ties: Type.Array(Type.Object({ key: Id, kind: TieKind, note: Note }, { additionalProperties: false }), {
      maxItems: 2000,
    }),
    reqId: RequestId,
  }),
  output: Type.Object({ opened: Type.Integer(), recused: Type.Integer() }),
});

const Level = Type.Object({ value: Type.Number(), label: Bilingual, note: Type.Optional(Bilingual) });

export const RubricShape = Type.Object({
  code: Type.String(),
  version: Type.Integer(),
  dimensions: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Bilingual,
      weight: Type.Optional(Type.Number()),
      min: Type.Number(),
      max: Type.Number(),
      step: Type.Number(),
      levels: Type.Array(Level),
    }),
  ),
  aggregate: Type.String(),
  decimals: Type.Integer(),
});

const Score = Type.Object(
  {
    code: Type.String({ maxLength: 40 }),
    score: Type.Number({ minimum: -1000, maximum: 1000 }),
    reason: Type.String({ maxLength: reasonLength.most }),
  },
  { additionalProperties: false },
);

export const judgedEntryCall = defineCall({
  ...desk,
  ...reading,
  path: '/mgr/itecdesk/one',
  summary:
    'An entry that the caller judges: what was handed in without names where the round is blind, the scale, the own scores',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    id: Id,
    judging: Id,
    rev: Revision,
    no: Type.String(),
    project: Type.String(),
    track: Bilingual,
    group: Bilingual,
    state: Type.String(),
    /** Whether scores are taken now. */
    isOpen: Type.Boolean(),
    opensAt: DateTime,
    closesAt: DateTime,
    isBlind: Type.Boolean(),
    rubric: RubricShape,
    rubricDigest: Type.String(),
    frozenAt: DateTime,
    sections: Type.Array(
      Type.Object({
        title: Bilingual,
        facts: Type.Array(Type.Object({ key: Type.String(), label: Bilingual, value: Bilingual })),
      }),
    ),
    /** Papers with their files; while names are hidden, only what they are. */
    papers: Type.Array(Type.Object({ label: Bilingual, file: Nullable(FileShape) })),
    sheet: Type.Array(Score),
    opinion: Type.String(),
    reason: Nullable(Type.String()),
    total: Nullable(Type.Number()),
    submittedAt: Nullable(DateTime),
  }),
});

const scored = Type.Object({ rev: Revision, state: Type.String(), total: Nullable(Type.Number()) });

export const submitScoreCall = defineCall({
  ...desk,
  ...writing,
  path: '/mgr/itecdesk/submit',
  summary:
    'Hands in the scores of an entry, whole; until the round closes they can be handed in anew. SCORING_CLOSED afterwards',
  input: Input({
    ...{ ...tenant, id: Id, rev: Revision },
    scores: Type.Array(Score, { minItems: 1, maxItems: 30 }),
    opinion: Type.String({ maxLength: 1000 }),
    reqId: RequestId,
  }),
  output: scored,
});

export const abstainCall = defineCall({
  ...desk,
  ...writing,
  path: '/mgr/itecdesk/abstain',
  summary: 'Abstains from scoring an entry, with the reason; another judge is drawn',
  input: Input({
    ...tenant,
    id: Id,
    rev: Revision,
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    reqId: RequestId,
  }),
  output: scored,
});

export const recuseCall = defineCall({
  ...desk,
  ...writing,
  path: '/mgr/itecdesk/recuse',
  summary: 'Declares a tie to an entry that is open: it is gone at once from every list, and another judge is drawn',
  input: Input({ ...tenant, id: Id, kind: TieKind, note: Note, reqId: RequestId }),
  output: Done,
});

const JudgeRow = Type.Object({
  accountId: Id,
  name: Type.String(),
  given: Type.Integer(),
  waiting: Type.Integer(),
  drafts: Type.Integer(),
  submitted: Type.Integer(),
  abstained: Type.Integer(),
  recused: Type.Integer(),
  remindedAt: Nullable(DateTime),
  reminders: Type.Integer(),
});

const Tie = Type.Object({
  entryId: Id,
  accountId: Id,
  judge: Type.String(),
  no: Type.String(),
  project: Type.String(),
  source: Type.String(),
  what: Type.String(),
  /** SUSPECTED, CONFIRMED or DISMISSED. */
  state: Type.String(),
});

export const boardCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecjudging/board',
  summary: 'The judging of a round as its organiser sees it: progress by judge and track, ties, the order on stage',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    id: Id,
    state: Type.String(),
    opensAt: DateTime,
    closesAt: DateTime,
    perEntry: Type.Integer(),
    cap: Type.Integer(),
    entries: Type.Integer(),
    given: Type.Integer(),
    submitted: Type.Integer(),
    /** When judges with something left are reminded next by the clock. */
    nextReminder: Nullable(DateTime),
    /** Entries that have fewer judges than they should. */
    short: Type.Integer(),
    judges: Type.Array(JudgeRow),
    tracks: Type.Array(
      Type.Object({
        track: Type.String(),
        name: Bilingual,
        ...{ entries: Type.Integer(), judges: Type.Integer(), given: Type.Integer(), submitted: Type.Integer() },
      }),
    ),
    ties: Type.Array(Tie),
    lot: Nullable(Type.Object({ seed: Type.String(), at: DateTime, order: Type.Array(Type.String()) })),
  }),
});

export const assignPreviewCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecjudging/preview',
  summary: 'What drawing judges for the entries of a round would add, by judge, and what could not be filled',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    pairs: Type.Integer(),
    barred: Type.Integer(),
    judges: Type.Array(Type.Object({ accountId: Id, name: Type.String(), has: Type.Integer(), adds: Type.Integer() })),
    short: Type.Array(Type.Object({ no: Type.String(), missing: Type.Integer() })),
  }),
});

export const assignCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/assign',
  summary: 'Draws the judges that entries of a round lack, exactly as the preview says',
  input: Input({ ...tenant, id: Id, reqId: RequestId }),
  output: Type.Object({ pairs: Type.Integer(), short: Type.Integer() }),
});

export const decideTieCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/tie',
  summary: 'Decides on a tie: confirmed it takes the entry from the judge and another one is drawn',
  input: Input({
    ...{ ...tenant, id: Id, entryId: Id, accountId: Id },
    isTie: Type.Boolean(),
    reqId: RequestId,
  }),
  output: Done,
});

export const remindCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/remind',
  summary: 'Reminds judges of a round who have something left to do: all of them, or one',
  input: Input({ ...tenant, id: Id, accountId: Type.Optional(Id), reqId: RequestId }),
  output: Type.Object({ told: Type.Integer() }),
});

const Share = Type.Number({ minimum: 0, maximum: 1 });

export const resultsCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecjudging/results',
  summary: 'The ranking of a round by its scale, and beside it what is left once the leniency of judges is taken out',
  input: Input({ ...tenant, id: Id }),
  output: Type.Object({
    id: Id,
    title: Bilingual,
    edition: Bilingual,
    state: Type.String(),
    tracks: Type.Array(Type.Object({ key: Type.String(), name: Bilingual })),
    line: Type.Integer(),
    scored: Type.Integer(),
    sheets: Type.Integer(),
    rows: Type.Array(
      Type.Object({
        ...{ id: Id, no: Type.String(), project: Type.String(), track: Bilingual, state: Type.String() },
        ...{ rank: Type.Integer(), result: Type.Number(), sheets: Type.Integer() },
        ...{ adjusted: Type.Number(), adjustedRank: Type.Integer(), low: Type.Integer(), high: Type.Integer() },
        ...{ inside: Share, bestWithout: Type.Integer(), worstWithout: Type.Integer() },
      }),
    ),
    judges: Type.Array(
      Type.Object({
        ...{ code: Type.String(), count: Type.Integer(), leniency: Type.Number(), low: Type.Number() },
        ...{ high: Type.Number(), spread: Type.Number(), isFar: Type.Boolean() },
      }),
    ),
    reliability: Nullable(Type.Number()),
    criteria: Type.Array(Type.Object({ name: Bilingual, reliability: Nullable(Type.Number()) })),
    holdsWithout: Type.Integer(),
    /** Judges who owe sheets, with how many. */
    absent: Type.Array(Type.Object({ accountId: Id, name: Type.String(), count: Type.Integer() })),
    promotion: Nullable(
      Type.Object({
        ...{ id: Id, state: Type.String(), by: Type.String(), isMine: Type.Boolean(), at: DateTime },
        entries: Type.Array(
          Type.Object({ id: Id, no: Type.String(), project: Type.String(), outcome: Nullable(Type.String()) }),
        ),
        decidedBy: Nullable(Type.String()),
      }),
    ),
    /** Where promotion leads; null in a round from which nothing goes on. */
    leadsTo: Nullable(Type.String()),
  }),
});

export const resultsExportCall = defineCall({
  ...{ method: 'POST', class: 'D', access: 'Mgr.Itec.export', sides: ['office'], rate: 'export', owner: 'tenant' },
  path: '/mgr/itecresults/export',
  summary: 'The ranking of a round as a file, all of it or one track',
  input: Input({ ...tenant, id: Id, track: Type.Optional(Type.String({ maxLength: 40 })), format: exportInput.format }),
  output: ExportAnswer,
});

export const proposeCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/promote',
  summary:
    'Proposes to take the entries above the line further: it waits until another person confirms it. SHEETS_MISSING unless `without` names exactly the judges who owe sheets',
  input: Input({ ...tenant, id: Id, without: Type.Array(Id, { maxItems: 500, uniqueItems: true }), reqId: RequestId }),
  output: Type.Object({ id: Id, count: Type.Integer() }),
});

export const decidePromotionCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/promotion',
  summary: 'Confirms a proposed list (not by who proposed it: FOUR_EYES), or withdraws it',
  input: Input({ ...tenant, id: Id, isConfirmed: Type.Boolean(), reqId: RequestId }),
  output: Type.Object({ moved: Type.Integer(), refused: Type.Integer() }),
});

export const stageCall = defineCall({
  ...office,
  ...reading,
  path: '/mgr/itecjudging/stage',
  summary:
    'The stage of a round on its day: who is up, the clock, the order drawn, how many sheets of each entry are in; without `id` of the newest',
  input: Input({ ...tenant, id: Type.Optional(Id) }),
  output: Type.Object({
    rounds: Type.Array(Type.Object({ id: Id, title: Bilingual, edition: Bilingual })),
    stage: Nullable(
      Type.Object({
        id: Id,
        rev: Revision,
        /** Index in `order`. */
        at: Type.Integer(),
        phase: Type.Enum(stagePhases),
        startedAt: Nullable(DateTime),
        spentMs: Type.Integer(),
        isOpen: Type.Boolean(),
        talkMinutes: Type.Integer(),
        questionMinutes: Type.Integer(),
        order: Type.Array(
          Type.Object({
            ...{ no: Type.String(), project: Type.String(), company: Type.String(), track: Bilingual },
            ...{ given: Type.Integer(), submitted: Type.Integer() },
          }),
        ),
      }),
    ),
  }),
});

export const stageStepCall = defineCall({
  ...office,
  ...writing,
  path: '/mgr/itecjudging/step',
  summary: 'Moves the stage on: starts and pauses the clock, goes to the questions, to the next entry or back',
  input: Input({ ...tenant, id: Id, rev: Revision, step: Type.Enum(stageSteps), reqId: RequestId }),
  output: Type.Object({ rev: Revision }),
});

export const ownScoresCall = defineCall({
  ...own,
  ...reading,
  path: '/web/otec/scores',
  summary:
    'The scores of an entry of the caller, round by round, once they are published: what each judge gave without saying who, the result and its rank',
  input: Input({ id: Id }),
  output: Type.Object({
    rounds: Type.Array(
      Type.Object({
        stage: Type.String(),
        title: Bilingual,
        publishedAt: DateTime,
        result: Type.Number(),
        rank: Type.Integer(),
        of: Type.Integer(),
        /** From the lowest on; those that do not count are the highest and the lowest. */
        totals: Type.Array(Type.Object({ value: Type.Number(), counts: Type.Boolean() })),
        opinions: Type.Array(Type.String()),
        /** Most points there are. */
        outOf: Type.Number(),
        criteria: Type.Array(Type.Object({ name: Bilingual, share: Type.Number() })),
        /** Once the leniency of judges is taken out, for information only. */
        adjusted: Type.Object({ rank: Type.Integer(), low: Type.Integer(), high: Type.Integer() }),
      }),
    ),
  }),
});
