import { Type } from 'typebox';
import { Bilingual, DateTime, Id, Nullable } from '#core/contracts/shapes.ts';

/**
 * What the year of an application sets otherwise than its programme: working days of steps, named by the state in which
 * each begins, a note in both languages or in neither, conditions and papers beside those of the definition.
 */
export const YearSettingsShape = Type.Object({
  supplementDays: Type.Optional(Type.Integer()),
  maxSupplementRounds: Type.Optional(Type.Integer()),
  validMonths: Type.Optional(Type.Integer()),
  expertsLeast: Type.Optional(Type.Integer()),
  decisionNo: Type.Optional(Type.String()),
  noteCN: Type.Optional(Type.String()),
  noteEN: Type.Optional(Type.String()),
  stepDays: Type.Optional(Type.Array(Type.Object({ id: Type.String(), state: Type.String(), days: Type.Integer() }))),
  furtherConditions: Type.Optional(
    Type.Array(Type.Object({ id: Type.String(), textCN: Type.String(), textEN: Type.String() })),
  ),
  furtherMaterials: Type.Optional(
    Type.Array(
      Type.Object({
        id: Type.String(),
        nameCN: Type.String(),
        nameEN: Type.String(),
        noteCN: Type.Optional(Nullable(Type.String())),
        noteEN: Type.Optional(Nullable(Type.String())),
        needed: Type.Enum(['YES', 'NO']),
      }),
    ),
  ),
});

/** An application of the same family in the same year, with what is told of it; `name` is empty before it is filled in. */
export const SiblingShape = Type.Object({
  id: Id,
  no: Nullable(Type.String()),
  state: Type.String(),
  name: Type.String(),
  facts: Type.Array(Type.Object({ key: Type.String(), label: Bilingual, value: Bilingual })),
});

/** What a submission changed of the one before: the value then, masked; null for what is new. */
export const ChangeShape = Type.Object({
  path: Type.String(),
  label: Bilingual,
  before: Type.Unknown(),
  isGone: Type.Boolean(),
});

/** A revocation that one person asked for and a second has to confirm. */
export const RevocationShape = Type.Object({
  by: Type.String(),
  reason: Type.String(),
  at: DateTime,
  isMine: Type.Boolean(),
});

/** When a year takes applications. */
export const WindowShape = Type.Object({
  year: Type.Integer(),
  state: Type.Union([Type.Literal('open'), Type.Literal('coming'), Type.Literal('closed')]),
  opensAt: DateTime,
  closesAt: DateTime,
});

/** The signed proof of a submission. */
export const ReceiptShape = Type.Object({
  code: Type.String(),
  no: Type.String(),
  applicant: Type.String(),
  submittedAt: DateTime,
  files: Type.Integer(),
  bytes: Type.Integer(),
  digest: Type.String(),
  /** Who helped to fill in, and in which sections. */
  helpers: Type.Array(Type.Object({ name: Type.String(), sections: Type.Array(Bilingual) })),
});

/** The proof of a result in effect. */
export const CertificateShape = Type.Object({
  code: Type.String(),
  no: Type.String(),
  validFrom: DateTime,
  validTo: Nullable(DateTime),
  revokedAt: Nullable(DateTime),
});

/** Somebody began to help to fill in sections, said that they are done, or stopped. */
export const HelpLine = Type.Object({
  id: Type.String(),
  step: Type.Union([Type.Literal('JOINED'), Type.Literal('DONE'), Type.Literal('ENDED')]),
  by: Type.String(),
  at: DateTime,
  sections: Type.Array(Bilingual),
});

/** A sentence of the tenant's own for the desk, beside those of a programme. */
export const SentenceShape = Type.Object({ key: Type.String(), use: Type.String(), text: Bilingual });

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
