import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Id, Input, Nullable, RequestId } from '#core/contracts/shapes.ts';

/** A case that runs beside another, and what the desk concluded on the two. */
export const DuplicateShape = Type.Object({
  id: Id,
  no: Type.String(),
  programme: Type.String(),
  year: Type.Integer(),
  state: Type.String(),
  /** Masked. */
  applicant: Type.String(),
  isSameName: Type.Boolean(),
  /** What it asks for within its programme; empty where nothing is chosen. */
  subject: Bilingual,
  /** The employer, or the company that applies; empty where none was named. */
  company: Type.String(),
  /** Names, in the other case, of files that lie in both; papers of the employer aside. */
  sameFiles: Type.Array(Type.String()),
  submittedAt: DateTime,
  /** By what it was found: the same certificate, the same account, or a file that is in both. */
  reasons: Type.Array(Type.Enum(['person', 'account', 'file'])),
  /** Why the two exclude each other, by the rules of a programme. */
  conflict: Nullable(Bilingual),
  /** Whether it needs no conclusion: the same person on the same account, and no rule stands against both. */
  isAllowed: Type.Boolean(),
  verdict: Nullable(Type.Object({ affects: Type.Boolean(), note: Type.String(), by: Type.String(), at: DateTime })),
});

export const duplicateCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/duplicate/save',
  class: 'W',
  access: 'Mgr.Apply.audit',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Concludes whether a case that runs beside a held one stands in its way; both show it',
  summaryCN: '对查重命中的办件逐件给结论，两件都能看到',
  input: Input({
    tenantId: Id,
    id: Id,
    other: Id,
    affects: Type.Boolean(),
    /** Needed where it stands in the way. */
    note: Type.Optional(Type.String({ maxLength: 500 })),
    reqId: RequestId,
  }),
  output: Type.Object({ duplicates: Type.Array(DuplicateShape) }),
});
