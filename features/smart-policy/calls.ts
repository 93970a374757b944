import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import {
  Bilingual,
  DateTime,
  Day,
  Done,
  Id,
  Input,
  Named,
  Nothing,
  Nullable,
  RequestId,
} from '#core/contracts/shapes.ts';

/** Answers by fact, as features/contents/shared/conditions/facts.ts declares them; a fact that is not declared is refused. */
const Answers = Named(Type.Unknown());
const Value = Type.Union([Type.Number(), Type.String(), Type.Array(Type.String())]);
const Verdict = Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('missing')]);

const Condition = Type.Object({
  field: Type.String(),
  op: Type.Union([Type.Literal('AT_LEAST'), Type.Literal('AT_MOST'), Type.Literal('ANY'), Type.Literal('NONE')]),
  value: Value,
  hard: Type.Boolean(),
  clause: Bilingual,
  verdict: Verdict,
});

/** A policy or a service as the smart policy sees it. */
export const MatchedPolicy = Type.Object({
  id: Id,
  type: Type.Union([Type.Literal('polity'), Type.Literal('serve')]),
  title: Bilingual,
  summary: Bilingual,
  issueNo: Type.String(),
  amount: Bilingual,
  gives: Type.Array(Type.String()),
  /** The last day of applying; null when it is open all year. */
  applyBy: Nullable(Day),
  /** Where it is applied for; null when no service of the portal leads there. */
  applyPath: Nullable(Type.String()),
  /** Whoever fits gets it without applying. */
  instant: Type.Boolean(),
  group: Type.Union([Type.Literal('fits'), Type.Literal('likely'), Type.Literal('other')]),
  verdict: Verdict,
  score: Type.Integer(),
  /** All of them hold; of the conditions of one item any is enough. */
  items: Type.Array(Type.Object({ verdict: Verdict, conditions: Type.Array(Condition) })),
  /** The smallest change by which it would fit; null when nothing in life leads there. */
  change: Nullable(Type.Array(Type.Object({ field: Type.String(), from: Type.Optional(Value), to: Value }))),
  missing: Type.Array(Type.String()),
});

export const smartpolicyCall = defineCall({
  method: 'GET',
  path: '/web/smartpolicy',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary: 'Smart policy: how each policy and service stands to the answers, with reasons; best first; nothing is kept',
  summaryCN: '智能政策：各政策和服务与回答的匹配情况及理由，不保存',
  input: Input({ answers: Type.Optional(Answers), id: Type.Optional(Id) }),
  output: Type.Object({
    rows: Type.Array(MatchedPolicy),
    /** Facts not told yet, that on which most policies turn first. */
    missing: Type.Array(Type.Object({ field: Type.String(), count: Type.Integer() })),
  }),
});

const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

export const ownAnswersCall = defineCall({
  ...own,
  method: 'GET',
  path: '/web/smartpolicy/answers',
  class: 'R',
  summary: 'Smart policy: the own kept answers, and what tags and the last application suggest',
  summaryCN: '智能政策：本人已保存的回答，以及标签和上次申请的建议',
  input: Nothing,
  output: Type.Object({ answers: Answers, savedAt: Nullable(DateTime), suggested: Answers }),
});

export const saveAnswersCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/smartpolicy/save',
  class: 'W',
  summary: 'Smart policy: keeps the own answers, with consent only',
  summaryCN: '智能政策：经同意保存本人的回答',
  input: Input({ answers: Answers, consent: Type.Boolean() }),
  output: Type.Object({ savedAt: DateTime }),
});

export const forgetAnswersCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/smartpolicy/forget',
  class: 'W',
  summary: 'Smart policy: forgets the own answers and the wish to be told of new matches',
  summaryCN: '智能政策：删除本人的回答和提醒设置',
  input: Nothing,
  output: Done,
});

export const mailResultCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/smartpolicy/mail',
  class: 'W',
  summary: 'Smart policy: sends what the answers match to the own address, a few times a day; the answers are not kept',
  summaryCN: '智能政策：把匹配结果发到本人邮箱，不保存回答',
  input: Input({ answers: Answers, reqId: RequestId }),
  output: Done,
});

export const followsCall = defineCall({
  ...own,
  method: 'GET',
  path: '/web/follow',
  class: 'R',
  summary:
    'What the caller follows, newest first: contents, scarce posts they fit, and new matches of the kept answers',
  summaryCN: '本人的关注，新的在前',
  input: Nothing,
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        /** FIT is a scarce post that the caller says they fit. */
        kind: Type.Union([Type.Literal('CONTENT'), Type.Literal('MATCH'), Type.Literal('FIT')]),
        contentId: Nullable(Id),
        title: Nullable(Bilingual),
        path: Nullable(Type.String()),
        since: DateTime,
      }),
    ),
  }),
});

export const followCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/follow/save',
  class: 'W',
  summary:
    'Follows a published policy or service, says that a scarce post fits, or follows without an id new matches of the kept answers; twice is once',
  summaryCN: '关注政策或服务、登记符合的紧缺岗位，或关注新的匹配结果',
  input: Input({ contentId: Type.Optional(Id) }),
  output: Type.Object({ id: Id }),
});

export const unfollowCall = defineCall({
  ...own,
  method: 'POST',
  path: '/web/follow/del',
  class: 'W',
  summary: 'Ends one of the own follows',
  summaryCN: '取消本人的一项关注',
  input: Input({ id: Id }),
  output: Done,
});

export const stopFollowCall = defineCall({
  method: 'POST',
  path: '/web/follow/stop',
  class: 'W',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary: 'Ends a follow by the link of its mails, without signing in; NOT_FOUND for a link that is forged',
  summaryCN: '凭邮件中的链接取消关注，无须登录',
  input: Input({ link: Type.String({ maxLength: 200 }) }),
  output: Done,
});

/** People counted; null for one to four, who could be told apart. */
const Count = Nullable(Type.Integer());

export const tryOutCall = defineCall({
  method: 'POST',
  path: '/mgr/content/tryout',
  class: 'W',
  access: 'Mgr.Content',
  sides: ['office'],
  rate: 'general',
  owner: 'tenant',
  summary: 'Smart policy: tries conditions against those visitors have, on the example cases and on all kept answers',
  summaryCN: '智能政策：用示例和已保存的回答试算条件',
  input: Input({
    tenantId: Id,
    type: Type.String({ maxLength: 20 }),
    id: Type.Optional(Id),
    conditions: Type.Array(Type.Unknown(), { maxItems: 20 }),
    examples: Type.Array(Type.Unknown(), { maxItems: 20 }),
  }),
  output: Type.Object({
    /** Whether visitors have conditions to compare with. */
    isPublished: Type.Boolean(),
    examples: Type.Array(
      Type.Object({ name: Type.String(), expected: Verdict, before: Nullable(Verdict), after: Verdict }),
    ),
    people: Count,
    fitBefore: Count,
    fitAfter: Count,
    gain: Count,
    lose: Count,
  }),
});
