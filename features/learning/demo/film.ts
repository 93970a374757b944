import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from 'pdfmake/interfaces.js';
import { parseCaptions } from '#core/files/captions.ts';
import type { Values } from '#core/forms/values.ts';
import { courses } from '#features/learning/server/tables.ts';
import { inspectWebm } from '#server/base/files/inspect-webm.ts';
import { fileFolder, newObjectKey } from '#server/base/files/objects.ts';
import { newId } from '#server/base/ids.ts';
import { and, eq } from '#server/database/sql.ts';
import { files } from '#server/database/tables/files.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import { makePdf, pdfFont } from '#server/demo/make-pdf.ts';
import { dataFolder } from '#server/demo/read-data.ts';

/** Which lesson of the demo has a film, and where it lies in data/demo. */
export const filmLesson = { course: 'course-1', lesson: 'L1-4' } as const;
/** The one after it is a booklet to read. */
const readLesson = 'L1-5';
const film = 'learning/card-renewal';

interface Made {
  readonly key: 'video' | 'captionsCN' | 'captionsEN' | 'file' | 'booklet';
  readonly name: string;
  readonly type: string;
  readonly purpose: string;
  readonly content: Buffer;
  readonly facts: Readonly<Record<string, number>>;
}

/** Gives a lesson of the first course its film, captions in both languages and a handout. */
export async function addFilm({ services, tenantId: idOf, time }: Stage): Promise<void> {
  const tenantId = idOf('yunting');
  const createdAt = time.at(45, '09:00');
  const stored = await Promise.all(
    (await makeFiles()).map(async (made) => {
      const objectKey = newObjectKey(fileFolder);
      await services.storage.put(objectKey, made.content);
      return { ...made, id: newId(), size: made.content.length, objectKey };
    }),
  );
  const named = Object.fromEntries(
    stored.map(({ key, id, name, size, type }) => [key, [{ id, name, size, type }]] as const),
  );
  await services.database.asOwner(async (db) => {
    for (const { key: _, content, ...file } of stored)
      await db.insert(files).values({
        ...file,
        tenantId,
        ownerId: null,
        sha256: createHash('sha256').update(content).digest(),
        visibility: 'private',
        createdAt,
      });
    const which = and(eq(courses.tenantId, tenantId), eq(courses.id, filmLesson.course));
    const [course] = await db.select().from(courses).where(which);
    const values = course!.values as Values & { lessons: Values[] };
    const { booklet, ...ofFilm } = named;
    const lessons = values.lessons.map((lesson) => {
      if (lesson.id === filmLesson.lesson) return { ...lesson, ...ofFilm };
      return lesson.id === readLesson ? { ...lesson, bodyCN: '', bodyEN: '', file: booklet } : lesson;
    });
    await db
      .update(courses)
      .set({ kind: 'MIXED', values: { ...values, kind: 'MIXED', lessons } })
      .where(which);
  });
}

async function makeFiles(): Promise<Made[]> {
  const path = join(dataFolder, `${film}.webm`);
  const captions = async (language: 'CN' | 'EN'): Promise<Made> => {
    const content = await readFile(join(dataFolder, `${film}.${language}.vtt`));
    return {
      key: `captions${language}`,
      name: `人才卡续期.${language}.vtt`,
      type: 'text/vtt',
      purpose: 'lesson-captions',
      content,
      facts: { captions: parseCaptions(content.toString()).length },
    };
  };
  return [
    {
      key: 'video',
      name: '人才卡续期.webm',
      type: 'video/webm',
      purpose: 'lesson-video',
      content: await readFile(path),
      facts: await inspectWebm(path, {}),
    },
    await captions('CN'),
    await captions('EN'),
    {
      key: 'file',
      name: '第 4 讲讲义：人才卡续期.pdf',
      type: 'application/pdf',
      purpose: 'lesson-file',
      content: await makeHandout(),
      facts: { pages: 2 },
    },
    {
      key: 'booklet',
      name: '第 5 讲讲义：补正不返工.pdf',
      type: 'application/pdf',
      purpose: 'lesson-file',
      content: await makeBooklet(),
      facts: { pages: bookletPages.length },
    },
  ];
}

/** Two pages: what the film says, and how days are counted. */
function makeHandout(): Promise<Buffer> {
  const heading = (text: string, isNewPage = false): Content => ({
    text,
    fontSize: 15,
    bold: true,
    margin: [0, 0, 0, 12],
    ...(isNewPage && { pageBreak: 'before' }),
  });
  return makePdf({
    info: { title: '人才卡续期' },
    pageSize: 'A4',
    pageMargins: [64, 72, 64, 64],
    defaultStyle: { font: pdfFont, fontSize: 11, lineHeight: 1.6 },
    content: [
      heading('人才卡续期：期满前 60 日，当天就办'),
      { text: '人才卡自发卡之日起五年有效。期满前 60 日起可以在线申请续期，早于这一天系统不受理。' },
      { text: '四步办完', bold: true, margin: [0, 12, 0, 4] },
      { ol: ['核对工作单位与社会保险', '确认个人信息，有变化的改正', '上传新的劳动合同', '提交申请，等待公示'] },
      { text: '过期的后果', bold: true, margin: [0, 12, 0, 4] },
      { ul: ['公寓续租重新排队', '乘车、就医等优惠暂停', '只能按首次认定重新申请'] },
      heading('两种数法，不要混', true),
      {
        table: {
          headerRows: 1,
          widths: ['auto', 'auto', '*'],
          body: [
            ['事项', '怎么数', '例子'],
            ['续期窗口', '自然日', '2027-02-28 期满，2026-12-30 起可以办'],
            ['公示', '工作日', '周五公示，5 个工作日到下周五'],
            ['补正', '工作日', '收到通知后 5 个工作日内补齐'],
          ],
        },
      },
      { text: '练习：写下您的卡期满的日期，往前数 60 日，是哪一天？', margin: [0, 16, 0, 0] },
    ],
  });
}

const bookletPages: readonly (readonly [title: string, lines: readonly string[]])[] = [
  [
    '一、收到补正通知先看三样',
    ['哪一项：通知逐项列出，没有列的不必改。', '为什么：每一项写着原因和条款。', '到哪天：按工作日数，节假日不算。'],
  ],
  [
    '二、最常见的四种',
    ['劳动合同缺签字页。', '社会保险的月份不够。', '学历认证的姓名写法不一致。', '单位证明没有落款日期。'],
  ],
  [
    '三、怎样一次改对',
    ['先改事实，再换材料：材料要和填写的一致。', '扫描件四角完整，文字清楚。', '改完逐项点“已改”，再一起提交。'],
  ],
  [
    '四、来不及怎么办',
    [
      '到期前可以申请延期一次，说明原因。',
      '到期没有补正的，按撤回处理，可以重新申请。',
      '有疑问先问窗口，不要等最后一天。',
    ],
  ],
];

/** One page a step. */
function makeBooklet(): Promise<Buffer> {
  return makePdf({
    info: { title: '补正不返工' },
    // Read on a phone as well.
    pageSize: 'A5',
    pageOrientation: 'landscape',
    pageMargins: [48, 56, 48, 48],
    defaultStyle: { font: pdfFont, fontSize: 19, lineHeight: 1.8 },
    content: bookletPages.flatMap(([title, lines], at): Content[] => [
      { text: title, fontSize: 27, bold: true, margin: [0, 0, 0, 20], ...(at > 0 && { pageBreak: 'before' }) },
      { ul: [...lines] },
    ]),
  });
}
