import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import {
  Bilingual,
  DateTime,
  Done,
  Id,
  Input,
  Instant,
  LocaleName,
  Nothing,
  Nullable,
  PageTenant,
  Revision,
} from '#core/contracts/shapes.ts';
import { type Side, sides } from '#core/sides.ts';

const Code = Type.String({ maxLength: 12 });

export const sessionsCall = defineCall({
  method: 'GET',
  path: '/web/user/sessions',
  class: 'R',
  access: 'signed-in',
  sides,
  rate: 'general',
  owner: 'self',
  summary: 'The own live sessions, newest first',
  summaryCN: '本人当前的各处登录，新的在前',
  input: Nothing,
  output: Type.Object({
    sessions: Type.Array(
      Type.Object({
        id: Id,
        side: Type.Unsafe<Side>({ type: 'string', enum: [...sides] }),
        device: Type.String(),
        place: Type.String(),
        startedAt: DateTime,
        seenAt: DateTime,
        /** Of one that its owner asked to stay signed in: when it ends. */
        until: Nullable(DateTime),
        current: Type.Boolean(),
      }),
    ),
  }),
});

export const endSessionCall = defineCall({
  method: 'POST',
  path: '/web/user/endsession',
  class: 'W',
  access: 'signed-in',
  sides,
  rate: 'general',
  owner: 'self',
  whileReadOnly: true,
  summary: 'Ends one own session, or all but the current one when no id is given',
  summaryCN: '退出本人的一处登录，或除当前外的全部登录',
  input: Input({ id: Type.Optional(Id) }),
  output: Done,
});

const Profile = Type.Object({
  userId: Id,
  loginName: Type.String(),
  kind: Type.String(),
  nickname: Type.String(),
  email: Nullable(Type.String()),
  area: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  /** A number given to be called at, while none is proven. */
  contact: Nullable(Type.Object({ area: Type.String(), phone: Type.String() })),
  locale: LocaleName,
  avatar: Nullable(Type.String()),
  registeredAt: DateTime,
  passwordChangedAt: DateTime,
  rev: Revision,
});

export const profileCall = defineCall({
  method: 'GET',
  path: '/web/user/',
  class: 'R',
  access: 'signed-in',
  sides,
  rate: 'general',
  owner: 'self',
  summary: 'The own profile',
  summaryCN: '本人资料',
  input: Nothing,
  output: Profile,
});

export const saveProfileCall = defineCall({
  method: 'POST',
  path: '/web/user/save',
  class: 'W',
  access: 'signed-in',
  sides,
  rate: 'general',
  owner: 'self',
  summary: 'Changes nickname and language',
  summaryCN: '修改昵称和语言',
  input: Input({ nickname: Type.String({ minLength: 1, maxLength: 50 }), locale: LocaleName, rev: Revision }),
  output: Profile,
});

export const saveAvatarCall = defineCall({
  method: 'POST',
  path: '/web/user/avatar',
  class: 'W',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'Shows an own uploaded picture (purpose avatar) beside the name, or none when no file is given',
  summaryCN: '设置或去掉本人头像',
  input: Input({ fileId: Type.Optional(Id), rev: Revision }),
  output: Profile,
});

export const bindEmailCall = defineCall({
  method: 'POST',
  path: '/web/user/email',
  class: 'A',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'sign-in',
  owner: 'self',
  summary:
    'Binds or changes the e-mail address: proven by a code, with the password and the second factor; the old address is told',
  summaryCN: '绑定或更换邮箱，须验证码、密码和两步验证，并通知原邮箱',
  input: Input({
    email: Type.String({ maxLength: 254 }),
    authcode: Code,
    loginPwd: Type.String({ maxLength: 1024 }),
    totp: Type.Optional(Type.String({ maxLength: 24 })),
    rev: Revision,
  }),
  output: Profile,
});

export const bindPhoneCall = defineCall({
  method: 'POST',
  path: '/web/user/phone',
  class: 'A',
  access: 'signed-in',
  sides: ['portal', 'poultry'],
  rate: 'code',
  owner: 'self',
  summary: 'Binds a mobile number proven by a code',
  summaryCN: '凭验证码绑定手机号',
  input: Input({
    area: Type.String({ pattern: '^\\+\\d{1,4}$' }),
    phone: Type.String({ maxLength: 20 }),
    authcode: Code,
    rev: Revision,
  }),
  output: Profile,
});

const Message = Type.Object({
  id: Id,
  title: Bilingual,
  body: Bilingual,
  /** The page it is about, below the origin of the front end it was written for. */
  path: Nullable(Type.String()),
  at: DateTime,
  read: Type.Boolean(),
});

export const secondFactorCall = defineCall({
  method: 'GET',
  path: '/web/user/totp',
  class: 'R',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'general',
  owner: 'self',
  beforeSecondFactor: true,
  summary: 'Whether the own second factor is on, since when, and how many recovery codes are left',
  summaryCN: '本人两步验证是否开启、开启时间和剩余恢复码数',
  input: Nothing,
  output: Type.Object({
    isOn: Type.Boolean(),
    since: Nullable(DateTime),
    codesLeft: Type.Integer(),
    /** Whether this side cannot be used without one. */
    isRequired: Type.Boolean(),
  }),
});

export const beginTotpCall = defineCall({
  method: 'POST',
  path: '/web/user/totp/begin',
  class: 'A',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'sign-in',
  owner: 'self',
  whileReadOnly: true,
  beforeSecondFactor: true,
  summary: 'Begins to set up a second factor: the secret for an authenticator app, as text and as otpauth address',
  summaryCN: '开始设置两步验证，给出验证器所需的密钥',
  input: Nothing,
  answer: 'sealed',
  output: Type.Object({ secret: Type.String(), uri: Type.String() }),
});

/** Whoever changes the second factor gives the password and a code: of the app, the new one at first, or for recovery. */
const proofs = { loginPwd: Type.String({ maxLength: 1024 }), totp: Type.String({ maxLength: 24 }) };
const RecoveryCodes = Type.Object({ codes: Type.Array(Type.String()) });

export const confirmTotpCall = defineCall({
  method: 'POST',
  path: '/web/user/totp/confirm',
  class: 'A',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'sign-in',
  owner: 'self',
  whileReadOnly: true,
  beforeSecondFactor: true,
  summary: 'Turns the second factor on with its first code and answers ten recovery codes; all other sessions end',
  summaryCN: '凭首个动态口令开启两步验证，给出十个恢复码，其他登录一并退出',
  input: Input(proofs),
  answer: 'sealed',
  output: RecoveryCodes,
});

export const removeTotpCall = defineCall({
  method: 'POST',
  path: '/web/user/totp/remove',
  class: 'A',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'sign-in',
  owner: 'self',
  whileReadOnly: true,
  summary: 'Turns the second factor off with the password and a code; all other sessions end',
  summaryCN: '凭密码和动态口令关闭两步验证，其他登录一并退出',
  input: Input(proofs),
  output: Done,
});

export const recoveryCodesCall = defineCall({
  method: 'POST',
  path: '/web/user/totp/codes',
  class: 'A',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'sign-in',
  owner: 'self',
  whileReadOnly: true,
  summary: 'Ten new recovery codes with the password and a code; the old ones are worth nothing',
  summaryCN: '凭密码和动态口令换发十个恢复码，旧的作废',
  input: Input(proofs),
  answer: 'sealed',
  output: RecoveryCodes,
});

export const overviewCall = defineCall({
  method: 'GET',
  path: '/web/user/view',
  class: 'R',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'general',
  owner: 'self',
  fromTenant: true,
  summary: 'The personal centre: what is to do, counters, latest applications and messages',
  summaryCN: '个人中心：待办、数字、最近的申请和消息',
  input: Input({ tenantId: PageTenant }),
  output: Type.Object({
    /** Where the person works, as their latest application says. */
    employer: Nullable(Type.Object({ name: Type.String(), position: Type.String() })),
    toDo: Type.Array(
      Type.Object({
        applicationId: Id,
        programme: Type.String(),
        no: Nullable(Type.String()),
        title: Bilingual,
        state: Type.String(),
        openItems: Type.Integer(),
        dueAt: Nullable(DateTime),
        updatedAt: DateTime,
      }),
    ),
    counts: Type.Object({
      drafts: Type.Integer(),
      running: Type.Integer(),
      toCorrect: Type.Integer(),
      approved: Type.Integer(),
      unread: Type.Integer(),
      /** Applications of its staff that the company the caller acts for has to confirm. */
      toConfirm: Type.Integer(),
    }),
    messages: Type.Array(Message),
  }),
});

export const messagesCall = defineCall({
  method: 'GET',
  path: '/web/user/messages',
  class: 'R',
  access: 'signed-in',
  sides: ['portal'],
  rate: 'general',
  owner: 'self',
  summary: 'The own messages, newest first, by keyset, all or the unread ones; `total` counts the filter',
  summaryCN: '本人的消息，全部或未读，新的在前',
  input: Input({
    unread: Type.Optional(Type.Boolean()),
    page: Type.Optional(PageNumber),
    after: Type.Optional(Type.String({ maxLength: 200 })),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({
    rows: Type.Array(Message),
    total: Type.Integer(),
    unread: Type.Integer(),
    next: Nullable(Type.String()),
  }),
});

export const readMessageCall = defineCall({
  method: 'POST',
  path: '/web/user/readmessage',
  class: 'W',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'general',
  owner: 'self',
  summary: 'Marks one own message as read, or all that had arrived `until` an instant',
  summaryCN: '把一条消息标为已读，或把某时刻前的全部标为已读',
  input: Input({ id: Type.Optional(Id), until: Type.Optional(Instant) }),
  output: Done,
});

export const preferenceCall = defineCall({
  method: 'GET',
  path: '/m/account/preference',
  class: 'R',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'general',
  owner: 'self',
  summary: 'One own setting kept on the server, such as the columns of a list',
  summaryCN: '本人保存在服务器上的一项设置',
  input: Input({ key: Type.String({ maxLength: 80 }) }),
  output: Type.Object({ value: Nullable(Type.String()) }),
});

export const savePreferenceCall = defineCall({
  method: 'POST',
  path: '/m/account/savepreference',
  class: 'W',
  access: 'signed-in',
  sides: ['portal', 'office'],
  rate: 'general',
  owner: 'self',
  summary: 'Keeps one own setting; without a value it returns to the default',
  summaryCN: '保存本人的一项设置，不给值则恢复默认',
  input: Input({ key: Type.String({ maxLength: 80 }), value: Type.Optional(Type.String({ maxLength: 20000 })) }),
  output: Done,
});
