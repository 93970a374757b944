import type { Values } from '#core/forms/values.ts';
import { appVersions } from '#features/flock/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { Stage } from '#server/demo/demo-room.ts';

interface DemoVersion {
  readonly app: 'PORTAL' | 'OFFICE' | 'FARM';
  readonly number: string;
  readonly kind: 'MAJOR' | 'MINOR' | 'FIX';
  readonly state: 'DRAFT' | 'SCHEDULED' | 'RELEASED' | 'WITHDRAWN';
  /** Days from now; none for drafts. */
  readonly days: number | null;
  readonly title: readonly [CN: string, EN: string];
  readonly notes: readonly [CN: string, EN: string];
  /** In FlockScore's further languages: title and notes. */
  readonly further?: Readonly<Record<'es' | 'pt' | 'tr' | 'vi', readonly [string, string]>>;
}

const demoVersions: readonly DemoVersion[] = [
  {
    app: 'FARM',
    number: '0.1.0',
    kind: 'MAJOR',
    state: 'RELEASED',
    days: -12,
    title: ['禽评上线', 'FlockScore is here'],
    notes: [
      '八个评分项，没有信号也能完成评分和报告\n每周趋势与 95% 区间，结果不确定时会说明\n六种语言，随时切换',
      'Eight sections, scored and reported without a signal\nWeekly trends with 95 % intervals that say when a result is open\nSix languages, changed at any time',
    ],
    further: {
      es: [
        'FlockScore ya está aquí',
        'Ocho secciones, con puntuación e informe sin cobertura\nTendencias semanales con intervalos del 95 % que avisan si un resultado es incierto\nSeis idiomas, en cualquier momento',
      ],
      pt: [
        'O FlockScore chegou',
        'Oito seções, pontuadas e relatadas sem sinal\nTendências semanais com intervalos de 95 % que avisam quando o resultado é incerto\nSeis idiomas, a qualquer momento',
      ],
      tr: [
        'FlockScore yayında',
        'Sekiz bölüm; puanlama ve rapor çekim olmadan tamamlanır\nSonucun kesin olmadığını söyleyen %95 aralıklı haftalık eğilimler\nAltı dil, istediğiniz an',
      ],
      vi: [
        'FlockScore đã có mặt',
        'Tám phần, chấm điểm và lập báo cáo không cần sóng\nXu hướng hằng tuần với khoảng 95% cho biết khi kết quả chưa chắc chắn\nSáu ngôn ngữ, đổi bất cứ lúc nào',
      ],
    },
  },
  {
    app: 'PORTAL',
    number: '0.1.0',
    kind: 'MINOR',
    state: 'RELEASED',
    days: -20,
    title: ['智能政策与活动报名', 'Smart policy and sign-ups to activities'],
    notes: [
      '三个问题匹配适合您的政策\n活动报名、候补和签到\n个人数据可下载、可注销',
      'Three questions find the policies that fit\nSign-ups, waiting lists and check-in\nDownload or erase your data',
    ],
  },
  {
    app: 'OFFICE',
    number: '0.1.0',
    kind: 'MINOR',
    state: 'RELEASED',
    days: -20,
    title: ['批量操作与共享视图', 'Batches and shared views'],
    notes: [
      '批量操作可撤销，超过 100 行转为后台任务\n列表视图可保存、可共享',
      'Batches can be undone; long ones run in the background\nViews of lists are saved and shared',
    ],
  },
  {
    app: 'OFFICE',
    number: '0.1.1',
    kind: 'FIX',
    state: 'SCHEDULED',
    days: 9,
    title: ['列表与导出修复', 'Lists and exports mended'],
    notes: [
      '导出时保留列顺序\n修复窄屏下列设置被遮挡的问题',
      'Exports keep the order of columns\nColumn settings are no longer covered on narrow screens',
    ],
  },
  {
    app: 'PORTAL',
    number: '0.2.0',
    kind: 'MINOR',
    state: 'DRAFT',
    days: null,
    title: ['大赛报名改版', 'A new entry form for the contest'],
    notes: ['表单分节保存，断网也不丢失', 'The form saves section by section and survives a lost network'],
  },
  {
    app: 'PORTAL',
    number: '0.0.9',
    kind: 'FIX',
    state: 'WITHDRAWN',
    days: -33,
    title: ['登录验证码调整', 'Sign-in codes adjusted'],
    notes: ['因短信通道异常撤回', 'Withdrawn: the text-message provider had a failure'],
  },
];

/** Versions of the applications in every state; the released one of FlockScore is the one that is shipped. */
export async function seedVersions(db: Db, { tenantId: idOf, player, now: at }: Stage): Promise<void> {
  const tenantId = idOf('yunting');
  const savedBy = player('admin').id;
  const day = 24 * 3_600_000;
  await db.insert(appVersions).values(
    demoVersions.map((version) => {
      const { app, number, kind, state, days, title } = version;
      const changedAt = new Date(at.getTime() + Math.min(-1, days ?? -1) * day);
      return {
        id: newId(),
        tenantId,
        app,
        number,
        kind,
        state,
        savedBy,
        values: valuesOf(version),
        titleCN: title[0],
        titleEN: title[1],
        createdAt: changedAt,
        updatedAt: changedAt,
        releaseAt: days === null ? null : new Date(at.getTime() + days * day),
      };
    }),
  );
}

function valuesOf({ app, number, kind, title, notes, further }: DemoVersion): Values {
  return {
    app,
    number,
    kind,
    forced: 'NO',
    minNumber: '',
    builtFrom: '',
    titleCN: title[0],
    titleEN: title[1],
    notesCN: notes[0],
    notesEN: notes[1],
    ...Object.fromEntries(
      Object.entries(further ?? {}).flatMap(([locale, [name, text]]) => [
        [`title${locale}`, name],
        [`notes${locale}`, text],
      ]),
    ),
  };
}
