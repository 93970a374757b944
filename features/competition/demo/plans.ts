import type { Content } from 'pdfmake/interfaces.js';
import type { Data } from '#core/forms/values.ts';
import { snapshotDigest } from '#features/competition/server/packet/snapshot-digest.ts';
import { entries, entrySnapshots } from '#features/competition/server/tables.ts';
import { entryCode } from '#features/competition/shared/form/entry-form.ts';
import type { Db } from '#server/database/database.ts';
import { and, eq } from '#server/database/sql.ts';
import { makePdf, pdfFont } from '#server/demo/make-pdf.ts';
import type { Services } from '#server/services.ts';
import { type Print, storeHandedIn } from './handed-in-file.ts';

/** Gives each handed-in entry of the list its business plan, as an upload before the hand-in would have done; ids of the files by entry. */
export async function writePlans(db: Db, services: Services, ids: readonly string[]): Promise<Map<string, string>> {
  const plans = new Map<string, string>();
  for (const id of ids) {
    const [entry] = await db.select().from(entries).where(eq(entries.id, id));
    const isOfEntry = and(eq(entrySnapshots.entryId, id), eq(entrySnapshots.form, entryCode));
    const [snapshot] = await db.select().from(entrySnapshots).where(isOfEntry);
    if (!entry || !snapshot) continue;
    const name = `${entry.project} 商业计划书.pdf`;
    const told = { purpose: 'attachments.plan', name, print: await printPlan(entry.project), at: snapshot.at };
    const plan = await storeHandedIn(db, services, { entry, ...told });
    plans.set(id, plan.id);
    const given = snapshot.data as Data;
    const data = { ...given, attachments: { ...given.attachments, plan: [plan] } };
    await db
      .update(entrySnapshots)
      .set({ data, digest: snapshotDigest(data) })
      .where(eq(entrySnapshots.id, snapshot.id));
    const sections = entry.sections as Record<string, { values: object }>;
    const attachments = { ...sections.attachments, values: data.attachments };
    await db
      .update(entries)
      .set({ sections: { ...sections, attachments } as typeof entry.sections })
      .where(eq(entries.id, id));
  }
  return plans;
}

/** What every plan of the demo says, a page a chapter; the first number tells them apart. */
const chapters: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    '一、项目概要',
    [
      [
        '1.1 解决什么问题',
        '现有方案依赖进口部件，价格高、交货期长，故障后平均停机 11 天。客户要的是能就地维护的国产方案。',
      ],
      ['1.2 我们做什么', '核心部件自研，整机在云汀装配；首批样机连续运行 4,300 小时，故障率低于同类产品的三分之一。'],
      ['1.3 现在走到哪一步', '完成三轮样机和第三方检测，5 家客户付费试用，其中 2 家已续签。'],
    ],
  ],
  [
    '二、技术',
    [
      ['2.1 卡在哪里', '传统路线在高温高湿下漂移明显，校准周期短，现场人员难以完成。'],
      ['2.2 我们的办法', '采用差分补偿和自校准算法，第三方检测报告显示 1,000 次循环后性能保持 97.4%，见附件检测报告。'],
      ['2.3 与同类的差别', '与两家国外厂商的公开数据相比，成本约为其 38%，核心发明专利 3 件已授权。'],
    ],
  ],
  [
    '三、团队',
    [
      [
        '3.1 核心成员',
        '首席工程师有两条中试线经验；算法负责人发表相关论文 14 篇；运营负责人曾主管年销售 6,000 万元的业务。',
      ],
      ['3.2 还缺什么', '缺一名专职销售负责人，计划在首轮融资到账后三个月内到岗。'],
    ],
  ],
  [
    '四、市场与商业模式',
    [
      ['4.1 客户', '首批客户为长三角沿海的 40 家制造企业，年更换需求约 2.6 亿元。'],
      ['4.2 怎么赚钱', '设备销售加年度服务，服务收入占比从 12% 升到第三年的 35%，综合毛利率 46%。'],
      ['4.3 三年预测', '收入 900 万、2,600 万、6,200 万元；第二年下半年达到盈亏平衡。'],
    ],
  ],
  [
    '五、落地计划',
    [
      ['5.1 场地和设备', '在云汀三号产业园租用 1,800 平方米，建中试线一条，设备投入 1,200 万元。'],
      ['5.2 人员', '首年 18 人，其中研发 11 人；三年内增加到 60 人，优先在本地招聘。'],
      ['5.3 时间表', '签约后 1 个月完成注册，4 个月投产，12 个月内实现首笔本地销售。'],
    ],
  ],
];

/** The plan of a project, its title page first. */
export async function printPlan(project: string): Promise<Print> {
  const content: Content[] = [
    { text: '商业计划书', fontSize: 13, color: '#5a6b64', margin: [0, 180, 0, 12] },
    { text: project, fontSize: 26, bold: true, color: '#123552' },
    ...chapters.flatMap(([title, parts]): Content[] => [
      { text: title, fontSize: 20, bold: true, color: '#123552', pageBreak: 'before', margin: [0, 0, 0, 14] },
      ...parts.flatMap(([name, text]): Content[] => [
        { text: name, bold: true, fontSize: 13, margin: [0, 10, 0, 4] },
        { text },
      ]),
    ]),
  ];
  const pdf = await makePdf({
    info: { title: `${project} 商业计划书` },
    pageSize: 'A4',
    pageMargins: [64, 72, 64, 64],
    defaultStyle: { font: pdfFont, fontSize: 12, lineHeight: 1.6 },
    content,
  });
  return { content: pdf, pages: chapters.length + 1 };
}
