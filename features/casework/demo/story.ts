import { moveDate } from '#core/calendar/dates.ts';
import type { ProgrammeCode } from '#features/casework/programmes/registry.ts';
import type { StoryTime } from '#server/demo/story-time.ts';
import { personOf } from './people.ts';
import type { Answer, Move, Sitting } from './play.ts';

/** One thing that happens to an application. */
export type Turn = { readonly at: Date } & (
  | { readonly do: 'fill'; readonly sections?: readonly string[] }
  | { readonly do: 'submit' }
  | { readonly do: 'answer'; readonly answers: readonly Answer[] }
  | { readonly do: 'review'; readonly sitting: Sitting }
  | { readonly do: 'assign'; readonly by: string; readonly to: string; readonly reason: string }
  | { readonly do: 'move'; readonly action: Move; readonly reason: string }
  | { readonly do: 'lapse' }
);

/** The whole life of one application so far. */
export interface Tale {
  readonly login: string;
  readonly programme: ProgrammeCode;
  readonly tenant?: 'fengqi';
  /** What an earlier application relied on. */
  readonly claim?: { readonly clause: string; readonly reason: string };
  /** A month (YYYY-MM) that the social insurance record lacks. */
  readonly gap?: string;
  readonly turns: readonly Turn[];
}

const basics = ['person.name', 'person.identity', 'person.birth', 'person.photo', 'contact.phone'];
const work = ['employment.company', 'employment.companyCode', 'employment.position', 'employment.joinedOn'];
const studies = ['education.degrees[degree1].school', 'education.degrees[degree1].major'];
const studiesDone = [...studies, 'education.degrees[degree1].endedOn', 'education.degrees[degree1].files'];

/** Everything that happened before the story's day. */
export function tellStory(time: StoryTime): Tale[] {
  const { at, day } = time;
  const fill = (days: number, hour: string, sections?: readonly string[]): Turn => ({
    do: 'fill',
    at: at(days, hour),
    sections,
  });
  const submit = (days: number, hour: string): Turn => ({ do: 'submit', at: at(days, hour) });
  const review = (days: number, hour: string, sitting: Omit<Sitting, 'by'> & { by?: string }): Turn => ({
    do: 'review',
    at: at(days, hour),
    sitting: { by: 'reviewer', ...sitting },
  });
  const answer = (days: number, hour: string, answers: readonly Answer[]): Turn => ({
    do: 'answer',
    at: at(days, hour),
    answers,
  });
  const applicant = (number: number) => `applicant${number}@example.com`;
  const gap = moveDate(`${day(7).slice(0, 7)}-01`, { months: -3 }).slice(0, 7);
  const gapMonth = Number(gap.slice(5));
  const contractEnd = personOf('person@example.com').contract[1];

  return [
    {
      login: 'person@example.com',
      programme: 'talentapply',
      claim: { clause: 'E2', reason: '本人为全日制材料科学与工程硕士并取得硕士学位，从事海洋防护涂层研发六年。' },
      turns: [
        { do: 'fill', at: new Date('2025-03-03T20:10:00+08:00') },
        { do: 'submit', at: new Date('2025-03-04T09:22:00+08:00') },
        {
          do: 'review',
          at: new Date('2025-03-06T10:05:00+08:00'),
          sitting: { by: 'reviewer', marks: [...basics, ...work], action: 'accept' },
        },
        {
          do: 'review',
          at: new Date('2025-03-18T15:30:00+08:00'),
          sitting: {
            by: 'reviewer',
            marks: studiesDone,
            opinion: '学位已在学信网核验，条款 E2 成立，建议通过。',
            action: 'pass',
          },
        },
        {
          do: 'review',
          at: new Date('2025-03-26T09:10:00+08:00'),
          sitting: { by: 'admin', action: 'publicity-pass' },
        },
        { do: 'review', at: new Date('2025-04-02T11:00:00+08:00'), sitting: { by: 'admin', action: 'issue' } },
      ],
    },
    {
      login: 'person@example.com',
      programme: 'talentapply',
      gap,
      turns: [
        fill(8, '20:40'),
        submit(7, '16:20'),
        review(5, '10:08', { marks: [...basics, ...work], action: 'accept' }),
        review(1, '09:40', {
          marks: studiesDone,
          items: [
            {
              path: 'employment.contractTo',
              reason: 'expired',
              note: `上传的合同 ${contractEnd} 到期，距今不足一年，请补传续签页或变更协议，并更新终止日期。`,
            },
            {
              path: 'materials.insurance',
              reason: 'insurance',
              note: `缺 ${gap} 的缴费记录，请说明原因或补传补缴证明。`,
            },
            {
              path: 'recognition.reason',
              reason: 'clause-proof',
              note: '请写明您在专利中的具体贡献，避免只写“参与研发”。',
            },
          ],
          opinion: '年薪与纳税记录一致。合同期限和社保断月须先补正，再看专利贡献。',
          action: 'ask',
        }),
        answer(1, '20:13', [
          {
            path: 'materials.insurance',
            paper: 'insurance-added',
            reply: `${gapMonth} 月因单位变更社保户头，次月补缴到账。已补传补缴证明。`,
          },
          {
            path: 'recognition.reason',
            value:
              '本人任云汀海洋材料研究所涂层工艺主管，年薪达到规定标准；负责海上风电叶片自修复涂层的配方与高温验证，独立完成专利权利要求 1–4 对应的试验',
          },
        ]),
      ],
    },
    {
      login: 'person@example.com',
      programme: 'apartapply',
      turns: [fill(3, '21:05', ['person', 'contact', 'employment'])],
    },
    {
      login: 'company@example.com',
      programme: 'talentapply',
      turns: [fill(2, '17:46', ['person', 'contact', 'employment', 'education', 'recognition'])],
    },
    {
      login: applicant(1),
      programme: 'talentapply',
      turns: [
        fill(20, '19:30'),
        submit(19, '09:02'),
        review(18, '09:05', { by: 'admin', marks: basics, action: 'accept' }),
        review(12, '10:12', {
          by: 'admin',
          marks: [...work, ...studies],
          items: [
            {
              path: 'education.degrees[degree1].endedOn',
              reason: 'mismatch',
              note: '证书所载授予日期为 2017-07-14，请核对起止年月，如有休学请附说明。',
            },
            {
              path: 'materials.insurance',
              reason: 'unclear',
              note: '缴费证明最后两行模糊，请重新打印上传。',
            },
            {
              path: 'person.overseasMonths',
              reason: 'mismatch',
              note: '留学认证所载在外时间与填报的月数不一致，请按出入境记录核对。',
            },
          ],
          action: 'ask',
        }),
        answer(9, '21:18', [
          {
            path: 'education.degrees[degree1].endedOn',
            value: '2017-07',
            reply: '2016 年 7 月完成论文，2017 年 7 月答辩并授予学位，已改为授予时间。',
          },
          { path: 'materials.insurance', paper: 'insurance-added', reply: '已重新打印并上传。' },
          {
            path: 'person.overseasMonths',
            value: 56,
            reply: '已扣除 2014 年回国调研的两个月，出入境记录见留学认证。',
          },
        ]),
        submit(9, '21:40'),
        review(4, '14:03', {
          by: 'admin',
          accept: ['materials.insurance'],
          marks: ['materials.insurance'],
          opinion: '学位真实。就读时间以授予日期为准，待核对出入境记录后一并接受。',
        }),
      ],
    },
    {
      login: applicant(1),
      programme: 'apartapply',
      turns: [fill(4, '18:20'), submit(3, '08:51')],
    },
    {
      login: applicant(2),
      programme: 'talentapply',
      turns: [
        fill(8, '12:30'),
        submit(6, '10:35'),
        { do: 'assign', at: at(5, '16:40'), by: 'admin', to: 'reviewer', reason: '与同单位件一并办理' },
      ],
    },
    {
      login: applicant(2),
      programme: 'apartapply',
      turns: [
        fill(19, '13:05'),
        submit(19, '14:44'),
        review(17, '09:30', { marks: [...basics, ...work], action: 'accept' }),
        review(8, '15:15', {
          marks: [...studiesDone, 'housing.localHome', 'family.members'],
          opinion: '夫妻双方在本市均无住房登记，合同剩余期限满一年。',
          action: 'pass',
        }),
      ],
    },
    {
      login: applicant(3),
      programme: 'talentapply',
      turns: [fill(3, '20:02'), submit(2, '11:26')],
    },
    {
      login: applicant(4),
      programme: 'apartapply',
      turns: [
        fill(18, '22:11'),
        submit(17, '09:48'),
        review(15, '10:20', { marks: basics, action: 'accept' }),
        review(9, '16:02', {
          marks: [...work, 'materials.authority', 'materials.licence'],
          opinion: '已向不动产登记部门发起核验，回函后再定。',
        }),
        {
          do: 'move',
          at: at(1, '18:26'),
          action: 'request-withdrawal',
          reason: '单位已安排宿舍，本期不再需要公寓，请准予撤回。',
        },
      ],
    },
    {
      login: applicant(4),
      programme: 'talentapply',
      turns: [
        fill(16, '21:00'),
        submit(16, '22:32'),
        review(14, '11:10', { by: 'admin', marks: [...basics, ...work], action: 'accept' }),
      ],
    },
    {
      login: applicant(5),
      programme: 'talentapply',
      turns: [
        fill(15, '12:40'),
        submit(14, '13:12'),
        review(12, '15:20', { marks: [...basics, ...work], action: 'accept' }),
        review(3, '10:40', {
          marks: [...studiesDone, 'recognition.clause', 'materials.proof'],
          opinion: '博士学位真实，条款 D2 成立。',
          action: 'pass',
        }),
      ],
    },
    {
      login: applicant(5),
      programme: 'apartapply',
      turns: [
        fill(9, '19:50'),
        submit(8, '08:40'),
        review(4, '09:55', {
          marks: basics,
          items: [
            {
              path: 'housing.people',
              reason: 'occupants',
              note: '申请表备注有老人同住，入住人数只填了 1 人，请核对。',
            },
            { path: 'materials.household', reason: 'unclear', note: '户口簿首页缺失，请补传户主页和本人页。' },
          ],
          action: 'ask',
        }),
        answer(2, '12:22', [{ path: 'housing.people', value: 2, reply: '母亲同住，已改为 2 人。' }]),
      ],
    },
    {
      login: applicant(6),
      programme: 'apartapply',
      turns: [
        fill(20, '18:16'),
        submit(20, '18:58'),
        review(18, '14:30', { marks: [...basics, ...work], action: 'accept' }),
        review(11, '10:05', { marks: studiesDone, opinion: '材料齐全，核验无异常。', action: 'pass' }),
      ],
    },
    {
      login: applicant(6),
      programme: 'talentapply',
      tenant: 'fengqi',
      turns: [fill(5, '20:30'), submit(4, '09:16')],
    },
    {
      login: applicant(7),
      programme: 'talentapply',
      turns: [
        fill(21, '09:20'),
        submit(21, '10:30'),
        review(20, '10:30', { marks: [...basics, ...work], action: 'accept' }),
        review(18, '16:20', {
          marks: [...studiesDone, 'materials.proof'],
          opinion: '直接认定，条款 E2 成立。',
          action: 'pass',
        }),
        review(12, '09:00', { by: 'admin', action: 'publicity-pass' }),
        review(10, '09:40', { by: 'admin', action: 'issue' }),
      ],
    },
    {
      login: applicant(7),
      programme: 'apartapply',
      turns: [
        fill(8, '20:15'),
        submit(7, '09:09'),
        review(5, '11:02', { marks: [...basics, ...work], action: 'accept', release: true }),
      ],
    },
    {
      login: applicant(8),
      programme: 'talentapply',
      turns: [
        fill(17, '08:30'),
        submit(17, '09:31'),
        review(15, '15:50', { marks: basics, action: 'accept' }),
        review(5, '16:12', {
          marks: [...work, 'materials.proof'],
          opinion: '上年度工资薪金 31.2 万元，低于 D3 条款标准，不宜放宽。',
          action: 'refuse',
          reason: '经审核，申请人年薪为 31.2 万元，未达到 D3 条款规定的标准。如取得职称或学位后可按其他条款重新申请。',
        }),
      ],
    },
    {
      login: applicant(9),
      programme: 'apartapply',
      turns: [
        fill(6, '21:27'),
        submit(5, '09:53'),
        review(3, '14:25', {
          marks: [...basics, 'employment.company'],
          items: [
            { path: 'materials.pledge', reason: 'seal', note: '承诺书法定代表人签名与营业执照不一致，请重新出具。' },
            { path: 'housing.estates', reason: 'mismatch', note: '梧桐里本批无合租房源，请调整意向或改为整租。' },
          ],
          action: 'ask',
        }),
      ],
    },
    {
      login: applicant(10),
      programme: 'apartapply',
      turns: [
        fill(20, '11:33'),
        submit(19, '15:27'),
        review(16, '09:20', { marks: basics, action: 'accept' }),
        review(13, '11:45', { marks: [...work, ...studiesDone], action: 'pass' }),
        review(6, '17:05', {
          by: 'admin',
          opinion: '已与申请人电话确认。',
          action: 'cancel',
          reason: '申请人因工作调动书面放弃配租资格。',
        }),
      ],
    },
    {
      login: applicant(11),
      programme: 'talentapply',
      turns: [fill(2, '22:40', ['person', 'contact', 'employment', 'education'])],
    },
    {
      login: applicant(12),
      programme: 'apartapply',
      turns: [fill(1, '12:20'), submit(1, '13:36')],
    },
    {
      login: applicant(12),
      programme: 'talentapply',
      turns: [fill(7, '12:10'), submit(4, '10:48')],
    },
    {
      login: applicant(13),
      programme: 'talentapply',
      turns: [
        fill(11, '10:40'),
        submit(10, '16:55'),
        review(8, '10:10', { by: 'admin', marks: [...basics, ...work], action: 'accept' }),
        review(2, '15:48', {
          by: 'admin',
          marks: ['title.titles[title1].name', 'title.titles[title1].files', ...studies],
          opinion: '正高级职称由原单位评审，已函请核实评审权限，预计三个工作日回复。',
        }),
      ],
    },
    {
      login: applicant(14),
      programme: 'apartapply',
      turns: [
        fill(13, '19:18'),
        submit(12, '10:22'),
        review(9, '11:20', {
          marks: basics,
          action: 'refuse-acceptance',
          reason: '经核验，申请人名下在本市有住房登记，不符合申请条件。如登记有误，请先办理更正后重新申请。',
        }),
        {
          do: 'move',
          at: at(2, '10:05'),
          action: 'appeal',
          reason: '该住房已于今年六月完成转移登记，不再在本人名下，登记中心的查询结果可以核对。',
        },
      ],
    },
    {
      login: applicant(15),
      programme: 'apartapply',
      turns: [
        fill(21, '10:50'),
        submit(21, '14:10'),
        review(20, '14:25', { marks: [...basics, ...work], action: 'accept' }),
        review(17, '16:10', { marks: [...studiesDone, 'housing.localHome'], action: 'pass' }),
        review(13, '09:35', { by: 'admin', opinion: '已选定听澜 1 幢 1006 室，在线签约完成。', action: 'issue' }),
      ],
    },
    {
      login: applicant(15),
      programme: 'talentapply',
      tenant: 'fengqi',
      turns: [
        fill(9, '19:10'),
        submit(8, '14:33'),
        review(6, '14:10', { marks: [...basics, ...work], action: 'accept' }),
      ],
    },
    {
      login: applicant(16),
      programme: 'talentapply',
      turns: [
        fill(18, '20:20'),
        submit(18, '21:34'),
        review(16, '14:50', {
          marks: basics,
          items: [
            {
              path: 'education.degrees[degree1].files',
              reason: 'foreign-degree',
              note: '认证书签发日期早于学位授予日期，请上传复核后的认证书。',
            },
          ],
          action: 'ask',
        }),
        { do: 'lapse', at: at(10, '08:00') },
      ],
    },
    {
      login: applicant(17),
      programme: 'talentapply',
      turns: [
        fill(16, '10:15'),
        submit(15, '11:18'),
        review(13, '15:05', { marks: [...basics, ...work], action: 'accept' }),
        review(2, '11:30', {
          marks: ['title.titles[title1].name', 'title.titles[title1].files', 'materials.insurance'],
          opinion: '高级工程师证书在职称系统可查，条款 E1 成立。',
          action: 'pass',
        }),
      ],
    },
    {
      login: applicant(18),
      programme: 'apartapply',
      turns: [fill(1, '21:30', ['person', 'contact'])],
    },
  ];
}
