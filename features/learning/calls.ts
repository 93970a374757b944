import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { PageNumber } from '#core/contracts/numbered-pages.ts';
import { Bilingual, DateTime, Done, Id, Input, Named, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { Asked, LessonShape, lessonCalls } from './lesson-calls.ts';
import { Marked, officeCalls } from './office-calls.ts';
import { questCalls } from './quest-calls.ts';

const read = { method: 'GET', class: 'R' } as const;
const write = { method: 'POST', class: 'W' } as const;
const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'none' } as const;
const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;

const Person = Type.Object({ id: Id, name: Bilingual, title: Bilingual, org: Bilingual, intro: Bilingual });
/** What a learner has of a course. */
const Mine = Nullable(
  Type.Object({
    state: Type.String(),
    progress: Type.Integer(),
    done: Type.Array(Type.String()),
    lastLesson: Nullable(Type.String()),
    rating: Nullable(Type.Integer()),
    certNo: Nullable(Type.String()),
  }),
);
const Course = {
  id: Id,
  title: Bilingual,
  category: Type.String(),
  kind: Type.String(),
  cover: Nullable(Id),
  minutes: Type.Integer(),
  lessonCount: Type.Integer(),
  teachers: Type.Array(Person),
  startAt: Nullable(DateTime),
  /** Seats that are left; null where there is no limit. */
  seats: Nullable(Type.Integer()),
  learners: Type.Integer(),
  rating: Nullable(Type.Number()),
  credit: Type.Number(),
  mine: Mine,
};
const Exam = Type.Object({
  id: Id,
  title: Bilingual,
  questions: Type.Integer(),
  total: Type.Number(),
  /** Percent of the points. */
  pass: Type.Integer(),
  minutes: Type.Integer(),
  attempts: Type.Integer(),
  used: Type.Integer(),
  opensAt: Nullable(DateTime),
  closesAt: Nullable(DateTime),
  state: Type.Union([Type.Literal('open'), Type.Literal('coming'), Type.Literal('closed')]),
  /** A sitting that goes on. */
  doing: Nullable(Id),
  /** The best of those that are over. */
  last: Nullable(Type.Object({ id: Id, score: Nullable(Type.Number()), isPassed: Nullable(Type.Boolean()) })),
});
export const coursesCall = defineCall({
  ...read,
  ...open,
  path: '/web/learn/course',
  summary: 'College: open courses in their order, with what the caller has of each',
  summaryCN: '学院：开放的课程及本人的学习情况',
  input: Input({
    category: Type.Optional(Type.String({ maxLength: 40 })),
    /** Part of a title, or of a teacher's name. */
    keyword: Type.Optional(Type.String({ maxLength: 60 })),
    page: Type.Optional(PageNumber),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  output: Type.Object({ rows: Type.Array(Type.Object(Course)), total: Type.Integer() }),
});

export const collegeCall = defineCall({
  ...read,
  ...open,
  path: '/web/learn/college',
  summary: 'College: figures, teachers and textbooks of its home',
  summaryCN: '学院首页：数字、教师和教材',
  input: Input({}),
  output: Type.Object({
    figures: Type.Object({
      courses: Type.Integer(),
      teachers: Type.Integer(),
      learners: Type.Integer(),
      graduates: Type.Integer(),
    }),
    teachers: Type.Array(Type.Intersect([Person, Type.Object({ courses: Type.Integer() })])),
    textbooks: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        kind: Type.String(),
        author: Type.String(),
        edition: Type.String(),
        /** Whether everybody may read it; otherwise who learns a course that uses it. */
        isForAll: Type.Boolean(),
      }),
    ),
  }),
});

export const courseOneCall = defineCall({
  ...read,
  ...open,
  path: '/web/learn/course/one',
  summary:
    'College: one course with its lessons, its exam and what was asked; texts of lessons for whoever may read them',
  summaryCN: '学院：一门课程的课时、考试和提问',
  input: Input({ id: Id }),
  output: Type.Object({
    ...Course,
    intro: Bilingual,
    /** Percent that is needed to finish. */
    needed: Type.Integer(),
    lessons: Type.Array(LessonShape),
    textbook: Nullable(
      Type.Object({
        id: Id,
        title: Bilingual,
        edition: Type.String(),
        /** How many chapters it has to read; none where it is only a file. */
        chapters: Type.Integer(),
        file: Nullable(Id),
        size: Nullable(Type.Integer()),
      }),
    ),
    exam: Nullable(Exam),
    asked: Type.Array(Asked),
  }),
});

export const textbookCall = defineCall({
  ...read,
  ...open,
  path: '/web/learn/textbook',
  summary: 'College: a textbook with its chapters; their texts for whoever may read it',
  summaryCN: '学院：一本教材的章节',
  input: Input({ id: Id }),
  output: Type.Object({
    title: Bilingual,
    kind: Type.String(),
    author: Type.String(),
    edition: Type.String(),
    isForAll: Type.Boolean(),
    mayRead: Type.Boolean(),
    /** Open courses that use it; whoever takes one may read it. */
    courses: Type.Array(Type.Object({ id: Id, title: Bilingual })),
    chapters: Type.Array(Type.Object({ title: Bilingual, body: Nullable(Bilingual) })),
    file: Nullable(Id),
    size: Nullable(Type.Integer()),
  }),
});

export const enrolCall = defineCall({
  ...write,
  ...own,
  path: '/web/learn/enrol',
  summary: 'College: joins a course',
  summaryCN: '学院：加入课程',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const dropCall = defineCall({
  ...write,
  ...own,
  path: '/web/learn/drop',
  summary: 'College: leaves a course; what was read stays known for whoever joins again',
  summaryCN: '学院：退出课程，学习记录保留',
  input: Input({ id: Id }),
  output: Done,
});

export const readLessonCall = defineCall({
  ...write,
  ...own,
  path: '/web/learn/read',
  summary: 'College: marks a lesson as read to its end, or not; finishes the course when its rule is met',
  summaryCN: '学院：标记课时是否学完，符合条件即结业',
  input: Input({ id: Id, lesson: Id, done: Type.Boolean() }),
  output: Type.Object({ progress: Type.Integer(), state: Type.String(), certNo: Nullable(Type.String()) }),
});

export const rateCourseCall = defineCall({
  ...write,
  ...own,
  path: '/web/learn/rate',
  summary: 'College: rates a course that one takes, from 1 to 5',
  summaryCN: '学院：给所学课程评分',
  input: Input({ id: Id, rating: Type.Integer({ minimum: 1, maximum: 5 }) }),
  output: Done,
});

export const myLearningCall = defineCall({
  ...read,
  ...own,
  path: '/web/learn/mine',
  summary: 'College: courses, sittings of exams and certificates of the caller',
  summaryCN: '学院：本人的课程、考试和证书',
  input: Input({}),
  output: Type.Object({
    courses: Type.Array(Type.Object({ ...Course, joinedAt: DateTime })),
    exams: Type.Array(
      Type.Object({
        id: Id,
        paper: Id,
        title: Bilingual,
        state: Type.String(),
        attempt: Type.Integer(),
        score: Nullable(Type.Number()),
        total: Type.Number(),
        isPassed: Nullable(Type.Boolean()),
        certNo: Nullable(Type.String()),
        at: DateTime,
      }),
    ),
    /** Exams of own courses that were not sat yet and have their days, the one that ends first before the others. */
    ahead: Type.Array(
      Type.Object({
        paper: Id,
        title: Bilingual,
        questions: Type.Integer(),
        minutes: Type.Integer(),
        opensAt: Nullable(DateTime),
        closesAt: DateTime,
      }),
    ),
    asked: Type.Array(Asked),
  }),
});

export const certificateFileCall = defineCall({
  method: 'POST',
  class: 'D',
  ...own,
  rate: 'export',
  path: '/web/learn/certificate',
  summary: 'College: a certificate of the caller by its number, as PDF with a code that leads to its public check',
  summaryCN: '学院：本人的证书（PDF）',
  input: Input({ no: Type.String({ minLength: 1, maxLength: 20 }) }),
  output: Type.Object({}),
});

export const examOneCall = defineCall({
  ...read,
  ...own,
  path: '/web/exam/one',
  summary: 'Exams: what a paper asks for, and how the caller stands',
  summaryCN: '考试：试卷要求和本人的情况',
  input: Input({ id: Id }),
  output: Exam,
});

export const startExamCall = defineCall({
  ...write,
  ...own,
  path: '/web/exam/start',
  summary: 'Exams: begins a sitting, or goes on with the one that was begun',
  summaryCN: '考试：开始作答，或继续已开始的',
  input: Input({ id: Id, reqId: RequestId }),
  output: Type.Object({ record: Id }),
});

/** A question as it is asked; options in the order of the paper, without a word on which are right. */
const Asking = Type.Object({
  id: Id,
  type: Type.String(),
  stem: Type.String(),
  options: Type.Array(Type.String()),
  gaps: Type.Integer(),
  score: Type.Number(),
  /** How an answer counts that is right in part. */
  partial: Type.String(),
});

export const sittingCall = defineCall({
  ...read,
  ...own,
  path: '/web/exam/sitting',
  summary: 'Exams: the questions of a sitting, what was answered, and the time by the clock of the server',
  summaryCN: '考试：题目、已答内容和服务器时间',
  input: Input({ id: Id }),
  output: Type.Object({
    paper: Id,
    title: Bilingual,
    state: Type.String(),
    attempt: Type.Integer(),
    attempts: Type.Integer(),
    total: Type.Number(),
    /** Percent of the total. */
    pass: Type.Number(),
    questions: Type.Array(Asking),
    answers: Named(Type.Unknown()),
    now: DateTime,
    dueAt: DateTime,
    givenBack: Type.Integer(),
    /** How often the page was left. */
    leaves: Type.Integer(),
  }),
});

export const saveAnswersCall = defineCall({
  ...write,
  ...own,
  path: '/web/exam/save',
  summary: 'Exams: keeps answers, and hears that the browser is there; the last of two answers to a question counts',
  summaryCN: '考试：保存答案，以后一次为准',
  input: Input({
    id: Id,
    answers: Named(Type.Unknown()),
    /** How often the page was left since the last call. */
    leaves: Type.Integer({ minimum: 0, maximum: 100 }),
  }),
  output: Type.Object({
    state: Type.String(),
    now: DateTime,
    dueAt: DateTime,
    givenBack: Type.Integer(),
    leaves: Type.Integer(),
  }),
});

export const submitExamCall = defineCall({
  ...write,
  ...own,
  path: '/web/exam/submit',
  summary: 'Exams: hands in; what the computer can mark is marked at once',
  summaryCN: '考试：交卷，简答题以外即时评分',
  input: Input({ id: Id, answers: Named(Type.Unknown()) }),
  output: Type.Object({ state: Type.String() }),
});

export const examResultCall = defineCall({
  ...read,
  ...own,
  path: '/web/exam/result',
  summary: 'Exams: what came of a sitting, question by question',
  summaryCN: '考试：成绩和逐题结果',
  input: Input({ id: Id }),
  output: Type.Object({
    paper: Id,
    title: Bilingual,
    state: Type.String(),
    score: Nullable(Type.Number()),
    total: Type.Number(),
    pass: Type.Integer(),
    isPassed: Nullable(Type.Boolean()),
    isTimedOut: Type.Boolean(),
    certNo: Nullable(Type.String()),
    note: Nullable(Type.String()),
    startedAt: DateTime,
    submittedAt: Nullable(DateTime),
    questions: Type.Array(Marked),
  }),
});

export const learningCalls = {
  ...lessonCalls,
  ...officeCalls,
  ...questCalls,
  coursesCall,
  collegeCall,
  courseOneCall,
  textbookCall,
  enrolCall,
  dropCall,
  readLessonCall,
  rateCourseCall,
  myLearningCall,
  certificateFileCall,
  examOneCall,
  startExamCall,
  sittingCall,
  saveAnswersCall,
  submitExamCall,
  examResultCall,
};
