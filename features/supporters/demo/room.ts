import { consentVersion } from '#features/casework/programmes/blocks/consent.ts';
import { origin } from '#features/supporters/resources/origin.ts';
import { supporter } from '#features/supporters/resources/supporter.ts';
import { originStore } from '#features/supporters/server/origins/origin-store.ts';
import { supporterStore } from '#features/supporters/server/supporters/supporter-store.ts';
import { saveSupporter, submitSupporter } from '#features/supporters/server/supporters/supporters.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { supporterForm } from '#features/supporters/shared/supporter.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { origins } from '#server/database/tables/origins.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import { actOnResource, saveResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';

interface SupporterStory {
  readonly login: string;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly intro: string;
  /** Working days ago. */
  readonly ago: number;
  readonly brought?: readonly [visits: number, registers: number, applies: number];
}

const told: readonly SupporterStory[] = [
  {
    login: 'supporter@example.com',
    profile: {
      kind: 'PERSON',
      name: '苏婉清',
      nameEN: 'Su Wanqing',
      org: '听松渡创业投资 合伙人',
      country: 'CN',
      fields: ['IT', 'MAKING', 'FINANCE'],
      phone: { area: '+86', number: '13900002301' },
      email: 'supporter@example.com',
    },
    intro: '从事早期科技投资十二年，关注光电、机器人与海洋装备，熟悉长三角和海外高校的创业团队，每年接触项目三百余个。',
    ago: 96,
    brought: [428, 37, 9],
  },
  {
    login: 'applicant13@example.com',
    profile: {
      kind: 'PERSON',
      name: '闻仲言',
      nameEN: 'Wen Zhongyan',
      org: '云汀大学 教授',
      country: 'CN',
      fields: ['BIO', 'FARM'],
      phone: { area: '+86', number: '13900002302' },
      email: 'applicant13@example.com',
    },
    intro: '在高校从事生物技术研究与教学，指导的学生多在海内外从事酶工程与海水稻育种，愿意介绍他们了解本地的人才政策。',
    ago: 2,
  },
];

/** Further sources with what they brought so far. */
const sources = [
  ['WXMP', '云汀人才公众号', 'Yunting Talent on WeChat', 'WECHAT', '/', 1860, 142, 31],
  ['FORUM26', '2026 海洋装备论坛', 'Marine Equipment Forum 2026', 'EVENT', '/activity', 512, 64, 12],
  ['BHU', '北湖理工大学就业网', 'Beihu University careers site', 'PARTNER', '/post', 933, 88, 20],
  ['HALL', '一站通大厅易拉宝', 'Roll-up in the service hall', 'OFFLINE', '/serve', 207, 41, 18],
] as const;

/** Supporters and sources of the demo as the verbs make them; what they brought is told, not acted. */
export const supportersDemo: DemoRoom = { happenings };

function happenings(stage: Stage): Happening[] {
  const { time } = stage;
  const part = (login: string, ago: number, clock: string) => ({
    player: stage.player(login),
    tenant: 'yunting',
    at: time.at(ago, clock),
  });
  const opening = part('admin', 150, '09:40');
  const open: Happening = { at: opening.at, act: () => asOfficer(stage, opening, addSources) };
  return [open, ...told.flatMap((each) => turnsOf(stage, each, part))];
}

function turnsOf(
  stage: Stage,
  { login, profile, intro, ago, brought }: SupporterStory,
  part: (login: string, ago: number, clock: string) => Parameters<typeof asOfficer>[1],
): Happening[] {
  const first = part(login, ago, '11:15');
  let id = '';
  const asking: Happening = {
    at: first.at,
    act: async () => {
      id = await asPerson(stage, first, (scope) => handIn(scope, { profile, record: { intro } }));
    },
  };
  if (!brought) return [asking];
  const second = part('reviewer', ago - 2, '10:30');
  const approve = async (scope: ActorScope) => {
    await actOnResource(scope, {
      resource: supporter,
      store: supporterStore,
      input: { ids: [id], action: 'approve' },
    });
    const [row] = await scope.db.select().from(supporters).where(eq(supporters.id, id));
    const [visits, registers, applies] = brought;
    await scope.db.update(origins).set({ visits, registers, applies }).where(eq(origins.id, row!.originId!));
  };
  return [asking, { at: second.at, act: () => asOfficer(stage, second, approve) }];
}

async function handIn(scope: ActorScope, data: Record<string, Readonly<Record<string, unknown>>>): Promise<string> {
  const agreed = { agreed: true, version: consentVersion };
  const whole = { ...data, consent: { rules: agreed, privacy: agreed } } as typeof data;
  for (const { key } of supporterForm.sections)
    await saveSupporter(scope, { section: key, baseRev: 0, patch: { ...whole[key] }, clientTx: newId() });
  return (await submitSupporter(scope)).id;
}

async function addSources(scope: ActorScope): Promise<void> {
  for (const [code, nameCN, nameEN, kind, landing, visits, registers, applies] of sources) {
    const values = { code, nameCN, nameEN, kind, landing };
    const { id } = await saveResource(scope, { resource: origin, store: originStore, input: { values } });
    await scope.db.update(origins).set({ visits, registers, applies }).where(eq(origins.id, id));
  }
}
