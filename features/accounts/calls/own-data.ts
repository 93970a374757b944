import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Done, Id, Input, Nothing, Nullable } from '#core/contracts/shapes.ts';

/** Days in which somebody can take back the wish to have the account erased. */
export const daysToKeep = 15;

const OwnArchive = Type.Object({
  id: Id,
  state: Type.Union([Type.Literal('QUEUED'), Type.Literal('RUNNING'), Type.Literal('DONE'), Type.Literal('FAILED')]),
  askedAt: DateTime,
  expiresAt: DateTime,
  size: Nullable(Type.Integer()),
});

export const ownDataCall = defineCall({
  method: 'GET',
  path: '/web/user/dtl',
  class: 'R',
  access: 'signed-in',
  sides: ['portal', 'poultry'],
  rate: 'general',
  owner: 'self',
  summary: 'What is kept about the caller and why, what was agreed to, the archive being made, a deletion under way',
  summaryCN: '保存了本人的哪些数据及原因、已同意的事项、导出和注销的进展',
  input: Nothing,
  output: Type.Object({
    consents: Type.Array(
      Type.Object({ text: Type.String(), version: Type.String(), locale: Type.String(), at: DateTime }),
    ),
    parts: Type.Array(Type.Object({ key: Type.String(), name: Bilingual, kept: Nullable(Bilingual) })),
    archive: Nullable(OwnArchive),
    /** When the account is erased; null unless its owner asked for it. */
    erasedAt: Nullable(DateTime),
  }),
});

const proven = { loginPwd: Type.String({ maxLength: 1024 }), totp: Type.Optional(Type.String({ maxLength: 24 })) };
const self = { access: 'signed-in', sides: ['portal', 'poultry'], owner: 'self' } as const;

export const askArchiveCall = defineCall({
  ...self,
  method: 'POST',
  path: '/web/user/export',
  class: 'A',
  rate: 'export',
  summary: 'Asks, with the password, for an archive of the own data and files; it is made in the background',
  summaryCN: '凭密码申请导出本人的数据和文件，后台生成',
  input: Input(proven),
  output: Type.Object({ id: Id }),
});

export const archiveFileCall = defineCall({
  ...self,
  method: 'POST',
  path: '/web/user/exportfile',
  class: 'D',
  rate: 'export',
  summary: 'The archive, once and within 24 hours',
  summaryCN: '下载本人数据的压缩包，24 小时内一次',
  input: Input({ id: Id }),
  output: Type.Object({}),
});

export const eraseCall = defineCall({
  ...self,
  method: 'POST',
  path: '/web/user/erase',
  class: 'A',
  rate: 'sign-in',
  summary: 'Asks, with the password, to have the account erased after 15 days; all other sessions end',
  summaryCN: '凭密码申请 15 天后注销账号，其他登录一并退出',
  input: Input(proven),
  output: Type.Object({ erasedAt: DateTime }),
});

export const keepCall = defineCall({
  ...self,
  method: 'POST',
  path: '/web/user/keep',
  class: 'W',
  rate: 'general',
  summary: 'Keeps an account that was to be erased',
  summaryCN: '撤回注销，保留账号',
  input: Nothing,
  output: Done,
});
