import { Type } from 'typebox';
import { Bilingual, DateTime, Nullable } from '#core/contracts/shapes.ts';

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
