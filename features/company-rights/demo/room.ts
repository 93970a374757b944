import { moveDate } from '#core/calendar/dates.ts';
import type { FileValue, Values } from '#core/forms/values.ts';
import { agentPage, letterPage, licencePage } from '#features/casework/demo/papers/letters.ts';
import { type DemoPerson, personOf } from '#features/casework/demo/people.ts';
import { drawPapers, type Portfolio, storePapers } from '#features/casework/demo/stored-papers.ts';
import { companyperm as resource } from '#features/company-rights/resources/companyperm.ts';
import { rightStore as store } from '#features/company-rights/server/right-store.ts';
import { saveRight } from '#features/company-rights/server/write.ts';
import { newId } from '#server/base/ids.ts';
import { asOfficer, asPerson } from '#server/demo/act.ts';
import type { DemoRoom, Happening, Stage } from '#server/demo/demo-room.ts';
import { actOnResource } from '#server/resources/verbs.ts';
import type { ActorScope } from '#server/scope.ts';

interface RightStory {
  readonly type: string;
  /** Working days ago: asked, and decided two days later. */
  readonly ago: number;
  readonly quota: number;
  readonly reason: string;
  readonly isDraft?: true;
  readonly decide?: { readonly action: 'approve' | 'reject'; readonly values: Values };
}

const agent = 'company@example.com';

/** One right of each standing. */
const told: readonly RightStory[] = [
  {
    type: 'talentapply',
    ago: 90,
    quota: 20,
    reason: '公司现有硕士以上研发人员 34 人，其中 18 人符合 D 至 F 类条款，本年度拟分两批申报。',
    decide: { action: 'approve', values: { granted: 15 } },
  },
  {
    type: 'housingSupportApply',
    ago: 30,
    quota: 60,
    reason: '公司有租房补贴需求的员工较多，申请为全体研发人员统一办理。',
    decide: {
      action: 'reject',
      values: { reason: '人员名单没有加盖公章，申请名额多于在职研发人员数，请核对后重新申请。' },
    },
  },
  {
    type: 'apartapply',
    ago: 2,
    quota: 8,
    reason: '新入职工程师 8 人，本市均无住房，申请为其集中申报人才公寓。',
  },
  {
    type: 'prapply',
    ago: 1,
    quota: 5,
    reason: '两名外籍专家需要办理工作许可，三名员工申请落户。',
    isDraft: true,
  },
];

/** The rights of one company of the demo, as its agent and the office make them. */
export const companyRightsDemo: DemoRoom = { happenings };

function happenings(stage: Stage): Happening[] {
  const person = personOf(agent, stage.time);
  return told.flatMap((story): Happening[] => {
    const at = stage.time.at(story.ago, '14:10');
    const today = stage.time.day(story.ago);
    const portfolio = portfolioOf(person, today);
    let id = '';
    const asking: Happening = {
      at,
      act: async () => {
        await drawPapers(portfolio, ['letter', 'licence', 'staff']);
        await asPerson(stage, { player: stage.player(agent), tenant: 'yunting', at }, async (scope) => {
          id = await ask(scope, { story, person, portfolio, today });
        });
      },
    };
    const { decide } = story;
    if (!decide) return [asking];
    const decidedAt = stage.time.at(story.ago - 2, '10:40');
    const { action } = decide;
    const values = action === 'approve' ? { ...decide.values, validTo: moveDate(today, { years: 1 }) } : decide.values;
    return [
      asking,
      {
        at: decidedAt,
        act: () =>
          asOfficer(stage, { player: stage.player('reviewer'), tenant: 'yunting', at: decidedAt }, async (scope) => {
            await actOnResource(scope, { resource, store, input: { ids: [id], action, values } });
          }),
      },
    ];
  });
}

async function ask(
  scope: ActorScope,
  { story, person, portfolio, today }: { story: RightStory; person: DemoPerson; portfolio: Portfolio; today: string },
): Promise<string> {
  const wanted = ['letter', 'licence', 'staff'].map((id) => ({ id, purpose: `companyperm:right.${id}` }));
  const [letter, licence, staff] = (await storePapers(scope, portfolio, wanted)) as [FileValue, FileValue, FileValue];
  const values: Values = {
    quota: story.quota,
    from: today,
    to: moveDate(today, { years: 1 }),
    agentName: person.name,
    agentPhone: { area: '+86', number: person.phone },
    agentIdentity: { type: 'ID_CARD', number: person.idNumber },
    reason: story.reason,
    letter: [letter],
    licence: [licence],
    staff: [staff],
  };
  const submit = story.isDraft === undefined;
  const { id } = await saveRight(scope, { type: story.type, rev: 0, values, submit, reqId: newId() });
  return id;
}

function portfolioOf(person: DemoPerson, on: string): Portfolio {
  const { company } = person;
  const subject = `${company.code} ${on}`;
  const staff = () =>
    letterPage({
      title: '人员名单',
      from: company.name,
      on,
      lines: [
        '陆知行　研发工程师　E 类',
        '沈若汀　光学工程师　E 类',
        '贺南枝　工艺工程师　F 类',
        '以上人员均在我单位在职并缴纳社会保险。',
      ],
    });
  return {
    scans: new Map(),
    papers: {
      letter: { subject, name: '单位授权书.pdf', type: 'application/pdf', pages: () => [agentPage(person, on)] },
      licence: { subject, name: '营业执照.jpg', type: 'image/jpeg', pages: () => [licencePage(person)] },
      staff: { subject, name: '人员名单.pdf', type: 'application/pdf', pages: () => [staff()] },
    },
  };
}
