import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Id, Input, Nullable } from '#core/contracts/shapes.ts';

export const blankPaperCall = defineCall({
  method: 'POST',
  path: '/web/serve/blank',
  class: 'D',
  access: 'open',
  sides: ['portal'],
  rate: 'export',
  owner: 'none',
  summary: 'A paper that a programme asks for, as an empty PDF to fill in; NOT_FOUND for one that there is not',
  summaryCN: '下载事项所需材料的空白表（PDF）',
  input: Input({ key: Type.String({ maxLength: 40 }) }),
  output: Type.Object({}),
});

export const certificateCall = defineCall({
  method: 'GET',
  path: '/web/verify/certificate',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary:
    'Public check of a certificate by its decision number or code: what it is and whether it counts, no private data',
  summaryCN: '公开核验证书：按文号或编码查是什么、是否有效，不含个人信息',
  input: Input({ no: Type.String({ minLength: 4, maxLength: 60 }) }),
  output: Type.Object({
    no: Type.String(),
    title: Bilingual,
    year: Type.Integer(),
    holder: Type.String(),
    issuer: Bilingual,
    issuedAt: DateTime,
    validTo: Nullable(DateTime),
    revokedAt: Nullable(DateTime),
    state: Type.Enum(['VALID', 'ENDED', 'REVOKED']),
  }),
});

export const certificateFileCall = defineCall({
  method: 'POST',
  path: '/web/declare/certificate',
  class: 'D',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'export',
  owner: 'self',
  summary: 'The certificate of an own application in effect as PDF; NOT_FOUND while there is none',
  summaryCN: '下载本人生效申请的证书（PDF）',
  input: Input({ id: Id }),
  output: Type.Object({}),
});

export const caseCertificateCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/certificate',
  class: 'D',
  access: 'Mgr.Apply',
  sides: ['office'],
  rate: 'export',
  owner: 'tenant',
  summary: 'The certificate of a case as PDF; noted in the business log',
  summaryCN: '下载办件的证书（PDF），记日志',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({}),
});

export const verifyCall = defineCall({
  method: 'GET',
  path: '/web/verify',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary: 'Public check of a receipt by its code: whether signature, data and files still agree',
  summaryCN: '公开核验回执：签名、数据和文件是否一致',
  input: Input({ code: Type.String({ minLength: 4, maxLength: 40 }) }),
  output: Type.Object({
    valid: Type.Boolean(),
    no: Type.String(),
    programme: Bilingual,
    applicant: Type.String(),
    submittedAt: DateTime,
    /** When the same application was handed in last, if that was later. */
    newerAt: Nullable(DateTime),
    files: Type.Array(Type.Object({ size: Type.Integer(), sha256: Type.String(), intact: Type.Boolean() })),
    digest: Type.String(),
    signature: Type.String(),
    key: Type.String(),
    /** The first link that does not hold: `signature`, `data`, or `file:` with its number, from 1; null when all do. */
    broken: Nullable(Type.String()),
  }),
});

export const caseFormCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/form',
  class: 'D',
  access: 'Mgr.Apply',
  sides: ['office'],
  rate: 'export',
  owner: 'tenant',
  summary: 'The answers of a case as submitted last, as PDF, sensitive values masked; noted in the business log',
  summaryCN: '下载办件最近一次提交的内容（PDF），记日志',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({}),
});

export const caseFilesCall = defineCall({
  method: 'POST',
  path: '/mgr/apply/files',
  class: 'D',
  access: 'Mgr.Apply',
  sides: ['office'],
  rate: 'export',
  owner: 'tenant',
  summary: 'The files of a case as submitted last, as a ZIP with a list of their SHA-256; noted in the business log',
  summaryCN: '下载办件最近一次提交的文件（ZIP），记日志',
  input: Input({ tenantId: Id, id: Id }),
  output: Type.Object({}),
});
