import { dayInShanghai } from '#core/calendar/dates.ts';
import { ask, like } from '#features/learning/server/asking.ts';
import { startExam, submitExam } from '#features/learning/server/exams.ts';
import { enrol, rateCourse, readLesson } from '#features/learning/server/learning.ts';
import { saveNote } from '#features/learning/server/lessons/notes.ts';
import { watch } from '#features/learning/server/lessons/watching.ts';
import { answerQuest } from '#features/learning/server/quests.ts';
import { ownSitting, questionsOf } from '#features/learning/server/sitting.ts';
import { examRecords, learnerQuestions, quests } from '#features/learning/server/tables.ts';
import type { FrozenQuestion } from '#features/learning/shared/question.ts';
import { newId } from '#server/base/ids.ts';
import { eq } from '#server/database/sql.ts';
import { asPerson } from '#server/demo/act.ts';
import type { Happening, Player, Stage } from '#server/demo/demo-room.ts';
import type { ActorScope } from '#server/scope.ts';
import { college, draftCourse } from './college.ts';
import { addFilm, filmLesson } from './film.ts';
import { readCourses } from './written-courses.ts';

const tenant = 'yunting';

/** The course that is held in sessions; its sessions are among the demo's activities. */
const taughtInPerson = 'course-4';

/** Who is in the middle of the film, and has passed another course. */
const shownFirst = 'person@example.com';
const passedCourse = 'course-9';

/** People who learn: each joins courses, reads some of them, and most sit an exam, evening by evening. */
export function learn(stage: Stage): Happening[] {
  const dayMs = 86_400_000;
  const studies = stage.players
    .filter(({ side, kind }) => side === 'portal' && kind === 'PERSON')
    .slice(0, 16)
    .flatMap((player, index) => {
      const dayAfter = dayInShanghai(player.signedUpAt.getTime() + dayMs);
      const since = Math.max(stage.time.at(38 - index, '20:10').getTime(), Date.parse(`${dayAfter}T20:10:00+08:00`));
      return byEvening(studyOf(player, index), new Date(since))
        .filter(({ at }) => at < stage.now)
        .map(({ at, act }) => ({ at, act: () => asPerson(stage, { player, tenant, at }, act) }));
    });
  const yesterday = stage.time.at(1, '16:20');
  return [
    { at: stage.time.at(45, '09:00'), act: () => addFilm(stage) },
    ...studies,
    {
      at: yesterday,
      act: () =>
        asPerson(stage, { player: stage.player(shownFirst), tenant, at: yesterday }, async (scope) => {
          await askAtSecond(scope, aboutFilm.open);
          await enrol(scope, { id: taughtInPerson, reqId: newId() });
        }),
    },
  ];
}

/** Something that somebody does at the end of so many minutes of study. */
interface Step {
  readonly minutes: number;
  readonly act: (scope: ActorScope) => Promise<void>;
}

/** No evening begins another lesson after so many minutes. */
const eveningMinutes = 60;

/** Steps with their instants: one after the other from the first evening on, and on the next one when it gets late. */
function byEvening(steps: readonly Step[], since: Date): { at: Date; act: Step['act'] }[] {
  let [evening, spent] = [0, 0];
  return steps.map(({ minutes, act }) => {
    if (spent >= eveningMinutes) [evening, spent] = [evening + 1, 0];
    spent += minutes;
    return { at: new Date(since.getTime() + evening * 86_400_000 + spent * 60_000), act };
  });
}

/** What somebody does for the first course, for another one, and for the college that asks how it was. */
function studyOf(player: Player, index: number): Step[] {
  const isPresented = player.isPresented === true;
  const told = readCourses();
  const open = told.flatMap(({ lessons, startsIn, exam, offline }, at) =>
    // One is still being written.
    at === draftCourse ? [] : [{ id: `course-${at + 1}`, at, lessons, startsIn, exam, offline }],
  );
  const taken = [open[0]!, open[(index % (open.length - 1)) + 1]!].filter(({ startsIn }) => startsIn === undefined);
  const steps = taken.flatMap(({ id, at, lessons, exam, offline }, which): Step[] => {
    // The person who is shown first is in the middle of the first course.
    const read = isPresented ? 3 : which === 0 ? lessons.length : (index * 2) % lessons.length;
    const isFirst = which === 0;
    return [
      once(1, (scope) => enrol(scope, { id, reqId: newId() })),
      ...lessons.slice(0, offline ? 0 : read).map(({ minutes }, number) => {
        const lesson = `L${at + 1}-${number + 1}`;
        return once(minutes, (scope) =>
          lesson === filmLesson.lesson
            ? watchFilm(scope, { from: 0, to: 82 })
            : readLesson(scope, { id, lesson, done: true }),
        );
      }),
      ...(isFirst ? aroundFilm(player, index) : []),
      ...(index % 2 === 0 ? [once(1, (scope) => rateCourse(scope, { id, rating: 3 + (index % 3) }))] : []),
      ...(exam && isFirst && !isPresented ? sitting(`paper-${at + 1}`, index) : []),
    ];
  });
  const passed = open.find(({ id }) => id === passedCourse)!;
  const [content, reply] = college().questions[index] ?? [];
  return [
    ...steps,
    ...(player.loginName === shownFirst ? passing(passed) : []),
    ...(isPresented ? [] : [once(4, (scope) => answerOpenQuest(scope, index))]),
    ...(content === undefined ? [] : [once(3, (scope) => askAboutCourse(scope, open[0]!.id, { content, reply }))]),
  ];
}

/** Everything of a course and its exam, nearly all of it known; the essays are left out, so that nobody has to mark them. */
function passing({ id, at, lessons }: { id: string; at: number; lessons: readonly { minutes: number }[] }): Step[] {
  return [
    once(1, (scope) => enrol(scope, { id, reqId: newId() })),
    ...lessons.map(({ minutes }, number) =>
      once(minutes, (scope) => readLesson(scope, { id, lesson: `L${at + 1}-${number + 1}`, done: true })),
    ),
    ...sitting(`paper-${at + 1}`, 9),
  ];
}

function once(minutes: number, act: (scope: ActorScope) => Promise<unknown>): Step {
  return { minutes, act: async (scope) => void (await act(scope)) };
}

function aroundFilm({ loginName }: Player, index: number): Step[] {
  return [
    ...(loginName === shownFirst ? [once(3, beginFilm)] : []),
    ...(index === 1 ? [once(2, (scope) => askAtSecond(scope, aboutFilm.early))] : []),
    ...(index % 3 === 2 ? [once(1, likeEarly)] : []),
  ];
}

async function answerOpenQuest(scope: ActorScope, index: number): Promise<void> {
  const [quest] = await scope.db.select().from(quests).where(eq(quests.status, 'PUBLISHED'));
  if (!quest) return;
  await answerQuest(scope, {
    id: quest.id,
    answers: {
      Q1: 1 + (index % 3),
      ...(index % 3 === 1 && { Q2: [2, 3] }),
      Q3: [1 + (index % 5)],
      Q4: 3 + (index % 3),
    },
    reqId: newId(),
  });
}

async function askAboutCourse(
  scope: ActorScope,
  id: string,
  { content, reply }: { content: string; reply: string | null | undefined },
): Promise<void> {
  await ask(scope, { about: 'COURSE', id, content, reqId: newId() });
  if (reply)
    await scope.db
      .update(learnerQuestions)
      .set({ reply, repliedBy: '沈听荷', repliedAt: scope.now, isPublic: true, state: 'ANSWERED' })
      .where(eq(learnerQuestions.content, content));
}

/** Watches a stretch of the film of the first course, in half the time that it takes. */
async function watchFilm(scope: ActorScope, { from, to }: { from: number; to: number }): Promise<void> {
  const { course: id, lesson } = filmLesson;
  await watch(scope, { id, lesson, spans: [], position: from, begins: true });
  const later = { ...scope, now: new Date(scope.now.getTime() + (to - from) * 1000) };
  await watch(later, { id, lesson, spans: [{ from, to }], position: to });
}

/** The person who is shown first is in the middle of the film, with a stretch left out, a note and an answer. */
async function beginFilm(scope: ActorScope): Promise<void> {
  await watchFilm(scope, { from: 0, to: 31.4 });
  await watchFilm(scope, { from: 37.6, to: 47.2 });
  await saveNote(scope, {
    id: filmLesson.course,
    lesson: filmLesson.lesson,
    second: 29,
    content: '我的卡 2027-06-30 期满，往前数 60 日是 2027-05-01，到时当天就办。',
    reqId: newId(),
  });
  await askAtSecond(scope, aboutFilm.mine);
}

/** Says that one would like to know what was asked about the film first. */
async function likeEarly(scope: ActorScope): Promise<void> {
  const [question] = await scope.db
    .select({ id: learnerQuestions.id })
    .from(learnerQuestions)
    .where(eq(learnerQuestions.content, aboutFilm.early.content));
  if (question) await like(scope, { id: question.id, on: true });
}

interface AboutFilm {
  readonly second: number;
  readonly isPublic: boolean;
  readonly content: string;
  readonly reply?: string;
  readonly page?: number;
}

/** What is asked about seconds of the film. */
const aboutFilm: Readonly<Record<'early' | 'mine' | 'open', AboutFilm>> = {
  early: {
    second: 22,
    isPublic: true,
    content: '提前一天提交，会被退回吗？',
    reply: '不会进入审核：窗口没开时“续期”按钮是灰的，点开会告诉您从哪天起可以办。',
  },
  mine: {
    second: 40,
    isPublic: true,
    content: '为什么续期数自然日，公示却数工作日？',
    reply:
      '续期是给您留准备时间，按日历数最不容易算错；公示要让别人有机会提出异议，休息日不算。讲义第 2 页有两种数法的对照。',
    page: 2,
  },
  open: { second: 52, isPublic: false, content: '正在换单位，新合同下个月才签，可以先提交、后补合同吗？' },
};

async function askAtSecond(scope: ActorScope, { reply, page, ...question }: AboutFilm): Promise<void> {
  const { course: id, lesson } = filmLesson;
  await ask(scope, { about: 'COURSE', id, lesson, ...question, reqId: newId() });
  if (!reply) return;
  const repliedAt = new Date(scope.now.getTime() + 13 * 3_600_000);
  await scope.db
    .update(learnerQuestions)
    .set({ reply, replyPage: page ?? null, repliedBy: '沈听荷', repliedAt, state: 'ANSWERED' })
    .where(eq(learnerQuestions.content, question.content));
}

/** Sits an exam as somebody who knows more or less of it: begins, and hands in when they are done. */
function sitting(paper: string, index: number): Step[] {
  let record = '';
  return [
    once(2, async (scope) => {
      ({ record } = await startExam(scope, { id: paper, reqId: newId() }));
    }),
    once(18 + index, async (scope) => {
      // Each sitting mixes the questions; what somebody knows does not depend on it.
      const asked = questionsOf(await ownSitting(scope, record)).toSorted((a, b) => a.stem.localeCompare(b.stem));
      const answers = Object.fromEntries(
        asked.map((question, at) => [
          question.id,
          answerTo(question, (at * 7 + index * 3) % 10 < 5 + (index % 5), index),
        ]),
      );
      // The page was heard from all the while.
      await scope.db.update(examRecords).set({ heardAt: scope.now }).where(eq(examRecords.id, record));
      await submitExam(scope, { id: record, answers });
      const doubt = doubts[index];
      if (doubt) await ask(scope, { about: 'QUESTION', id: asked[0]!.id, ...doubt, reqId: newId() });
    }),
  ];
}

/** What is asked about the first question of a sitting. */
const doubts = [
  { kind: 'DOUBT', content: '为什么不按自然日计算？' },
  { kind: 'SUGGESTION', content: '题干可以写明是“自公布之日起”吗？' },
  { kind: 'WRONG_ANSWER', content: '新办法改成了七个工作日，这题的答案是不是旧的？' },
] as const;

function answerTo({ type, options, right }: FrozenQuestion, isKnown: boolean, index: number) {
  if ('options' in right)
    return isKnown ? [...right.options] : [(right.options[0]! + 1 + (index % 2)) % options.length];
  if ('isTrue' in right) return right.isTrue === isKnown ? 'TRUE' : 'FALSE';
  if ('blanks' in right) return right.blanks.map(([way = '']) => (isKnown ? way : '不清楚'));
  if (type !== 'ESSAY' || index % 3 !== 0)
    return isKnown ? '规则是这样定的，我在单位里遇到过一次类似的情况，按规则处理后没有争议。' : '';
  return '';
}
