import { bilingualLongText, bilingualText } from '#core/forms/bilingual.ts';
import type { Field } from '#core/forms/field.ts';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { isRecord, type Values } from '#core/forms/values.ts';
import type { StatusTag } from '#core/resources/resource.ts';

export const courseKinds = [
  { value: 'VIDEO', label: { CN: '视频', EN: 'Video' } },
  { value: 'DOC', label: { CN: '图文', EN: 'Reading' } },
  { value: 'LIVE', label: { CN: '直播', EN: 'Live' } },
  { value: 'OFFLINE', label: { CN: '线下', EN: 'In person' } },
  { value: 'MIXED', label: { CN: '混合', EN: 'Mixed' } },
];

/** Nothing said means by oneself. */
export const lessonWays = [
  { value: 'ONLINE', label: { CN: '自学', EN: 'By oneself' } },
  { value: 'PRESENT', label: { CN: '到场', EN: 'In person' } },
];

export const courseCategories = [
  { value: 'POLICY', label: { CN: '政策解读', EN: 'Policies explained' } },
  { value: 'STARTUP', label: { CN: '创业实训', EN: 'Starting up' } },
  { value: 'FINANCE', label: { CN: '财税融资', EN: 'Tax and finance' } },
  { value: 'LAW', label: { CN: '法务合规', EN: 'Law and compliance' } },
  { value: 'SKILL', label: { CN: '专业技能', EN: 'Professional skills' } },
  { value: 'LIFE', label: { CN: '融入本地', EN: 'Living here' } },
];

export const courseStatuses = {
  DRAFT: { label: { CN: '草稿', EN: 'Draft' }, tone: 'waiting' },
  ON: { label: { CN: '开放', EN: 'Open' }, tone: 'done' },
  OFF: { label: { CN: '暂停', EN: 'Paused' }, tone: 'off' },
  ARCHIVED: { label: { CN: '已归档', EN: 'Archived' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

export const enrolmentStates = {
  LEARNING: { label: { CN: '学习中', EN: 'Learning' }, tone: 'working' },
  FINISHED: { label: { CN: '已结业', EN: 'Finished' }, tone: 'done' },
  DROPPED: { label: { CN: '已退出', EN: 'Dropped' }, tone: 'off' },
} as const satisfies Record<string, StatusTag>;

/** Captions of a video, a file a language. */
const captionsFields: readonly FilesField[] = (['CN', 'EN'] as const).map((language) => ({
  key: `captions${language}`,
  kind: 'files',
  label:
    language === 'CN'
      ? { CN: '中文字幕（VTT）', EN: 'Chinese captions (VTT)' }
      : { CN: '英文字幕（VTT）', EN: 'English captions (VTT)' },
  types: ['text/vtt'],
  purpose: 'lesson-captions',
  maxMB: 1,
  max: 1,
  width: 'half',
}));

/** What a course is; its lessons in their order, each under the chapter that it names. */
export const courseFields: readonly Field[] = [
  ...bilingualText('title', { label: { CN: '课程名称', EN: 'Title' }, max: 80 }),
  {
    key: 'category',
    kind: 'choice',
    label: { CN: '分类', EN: 'Category' },
    options: courseCategories,
    required: true,
    width: 'half',
  },
  {
    key: 'kind',
    kind: 'choice',
    label: { CN: '形式', EN: 'Form' },
    options: courseKinds,
    required: true,
    width: 'half',
  },
  {
    key: 'teachers',
    kind: 'multi-choice',
    label: { CN: '教师', EN: 'Teachers' },
    options: 'teachers',
    required: true,
    min: 1,
  },
  { key: 'textbook', kind: 'choice', label: { CN: '教材', EN: 'Textbook' }, options: 'textbooks', width: 'half' },
  { key: 'paper', kind: 'choice', label: { CN: '结业考试', EN: 'Final exam' }, options: 'papers', width: 'half' },
  ...bilingualLongText('intro', { label: { CN: '课程简介', EN: 'About the course' }, max: 1000 }),
  {
    key: 'lessons',
    kind: 'rows',
    label: { CN: '课时', EN: 'Lessons' },
    item: { CN: '课时', EN: 'lesson' },
    summary: ['{chapterCN}', '{titleCN}', '{minutes}'],
    max: 100,
    required: true,
    min: 1,
    fields: [
      ...bilingualText('chapter', { label: { CN: '章', EN: 'Chapter' }, max: 60 }),
      ...bilingualText('title', { label: { CN: '课时名称', EN: 'Lesson' }, max: 80 }),
      {
        key: 'minutes',
        kind: 'number',
        label: { CN: '时长', EN: 'Length' },
        suffix: { CN: '分钟', EN: '{count:minute|minutes}' },
        decimals: 0,
        min: 1,
        max: 600,
        required: true,
        width: 'half',
      },
      {
        key: 'free',
        kind: 'choice',
        label: { CN: '试看', EN: 'Without enrolling' },
        options: [
          { value: 'YES', label: { CN: '可以', EN: 'Open to all' } },
          { value: 'NO', label: { CN: '报名后', EN: 'For learners' } },
        ],
        required: true,
        width: 'half',
      },
      {
        key: 'way',
        kind: 'choice',
        label: { CN: '上课方式', EN: 'How it is taken' },
        hint: {
          CN: '到场上课的，在“人才活动”里安排场次；签到后算学完。',
          EN: 'Sessions of lessons in person are planned under “Activities”; checking in there completes the lesson.',
        },
        options: lessonWays,
        width: 'half',
      },
      {
        key: 'video',
        kind: 'files',
        label: { CN: '视频', EN: 'Video' },
        hint: { CN: '看过九成算学完。', EN: 'A learner is done with it after nine tenths.' },
        types: ['video/mp4', 'video/webm'],
        purpose: 'lesson-video',
        maxMB: 200,
        max: 1,
      },
      ...captionsFields,
      {
        key: 'file',
        kind: 'files',
        label: { CN: '讲义（PDF）', EN: 'Handout (PDF)' },
        types: ['application/pdf'],
        purpose: 'lesson-file',
        maxMB: 50,
        max: 1,
      },
      ...bilingualLongText('body', { label: { CN: '正文', EN: 'Text' }, max: 20_000, required: false }),
    ],
  },
  { key: 'startAt', kind: 'date-time', label: { CN: '开课时间', EN: 'Begins' }, width: 'half' },
  {
    key: 'quota',
    kind: 'number',
    label: { CN: '名额', EN: 'Seats' },
    decimals: 0,
    min: 1,
    max: 100_000,
    width: 'half',
  },
  {
    key: 'credit',
    kind: 'number',
    label: { CN: '学时', EN: 'Credit hours' },
    decimals: 1,
    min: 0.5,
    max: 200,
    required: true,
    width: 'half',
  },
  {
    key: 'progress',
    kind: 'number',
    label: { CN: '结业要求的进度', EN: 'Progress needed to finish' },
    suffix: { CN: '%', EN: '%' },
    decimals: 0,
    min: 1,
    max: 100,
    required: true,
    width: 'half',
  },
  {
    key: 'cover',
    kind: 'files',
    label: { CN: '封面', EN: 'Cover' },
    hint: { CN: '16:9 的图片；不传时按分类绘制。', EN: 'A 16:9 picture; without one the category is drawn.' },
    types: ['image/jpeg', 'image/png', 'image/webp'],
    purpose: 'learning-image',
    maxMB: 10,
    max: 1,
  },
  {
    key: 'sort',
    kind: 'number',
    label: { CN: '排序', EN: 'Order' },
    hint: { CN: '数字小的在前。', EN: 'Lower numbers come first.' },
    decimals: 0,
    min: 0,
    max: 9999,
    width: 'half',
  },
];

/** A lesson of a course, by the id of its row. */
export interface Lesson {
  readonly id: string;
  readonly chapter: { readonly CN: string; readonly EN: string };
  readonly title: { readonly CN: string; readonly EN: string };
  readonly minutes: number;
  readonly isFree: boolean;
  /** Whether one comes to a session of it; being there completes it, and nothing else does. */
  readonly isPresent: boolean;
  readonly body: { readonly CN: string; readonly EN: string };
  readonly video: LessonFile | null;
  /** The files of its captions. */
  readonly captions: { readonly CN: LessonFile | null; readonly EN: LessonFile | null };
  /** The handout. */
  readonly file: LessonFile | null;
}

/** A file of a lesson; `size` in bytes. */
export interface LessonFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

/** The lessons of a course in their order. */
export function lessonsOf({ lessons }: Values): Lesson[] {
  const text = (row: Values, key: string) => ({ CN: String(row[`${key}CN`] ?? ''), EN: String(row[`${key}EN`] ?? '') });
  return (Array.isArray(lessons) ? lessons.filter(isRecord) : []).map((row) => {
    return {
      id: String(row.id),
      chapter: text(row, 'chapter'),
      title: text(row, 'title'),
      minutes: Number(row.minutes),
      isFree: row.free === 'YES',
      isPresent: row.way === 'PRESENT',
      body: text(row, 'body'),
      video: fileIn(row.video),
      captions: { CN: fileIn(row.captionsCN), EN: fileIn(row.captionsEN) },
      file: fileIn(row.file),
    };
  });
}

function fileIn(value: unknown): LessonFile | null {
  const [file] = Array.isArray(value) ? value.filter(isRecord) : [];
  if (!file) return null;
  return { id: String(file.id), name: String(file.name), size: Number(file.size), type: String(file.type) };
}

/**
 * Percent of a course that is done, by the minutes of its lessons: those that are finished count whole, films that are
 * watched in part by their `shares` (0 to 1, by lesson); lessons that there are no more do not count.
 */
export function progressOf(
  lessons: readonly Pick<Lesson, 'id' | 'minutes'>[],
  done: readonly string[],
  shares: ReadonlyMap<string, number> = new Map(),
): number {
  const all = lessons.reduce((sum, { minutes }) => sum + minutes, 0);
  const shareOf = (id: string) => (done.includes(id) ? 1 : Math.min(1, shares.get(id) ?? 0));
  const read = lessons.reduce((sum, { id, minutes }) => sum + minutes * shareOf(id), 0);
  // What adds up to a whole percent but for the arithmetic of fractions counts as that.
  return all === 0 ? 0 : Math.floor((read * 100) / all + 1e-9);
}
