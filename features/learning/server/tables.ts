import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from '#server/database/pg-tables.ts';
import { createdAt, id, instant, rev, tenantId, updatedAt } from '#server/database/tables/columns.ts';

/** What every record that learning managers write has: its form's values whole, and when it changed. */
const written = () => ({
  id: id(),
  tenantId: tenantId(),
  /** Values of the form, by field key. */
  values: jsonb('values').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  rev: rev(),
});

/** Questions of the bank. An exam freezes them when it begins, so that a change reaches later exams only. */
export const questions = pgTable(
  'learning_questions',
  {
    ...written(),
    /** Counts up in the tenant; people name a question by it. */
    no: text('no').notNull(),
    /** A subject or a topic below it. */
    bank: text('bank').notNull(),
    type: text('type').notNull(),
    stem: text('stem').notNull(),
    difficulty: text('difficulty').notNull(),
    /** DRAFT, ON, OFF. */
    status: text('status').notNull().default('DRAFT'),
    /** How often it was handed in, and how often with all its points. */
    shown: integer('shown').notNull().default(0),
    hits: integer('hits').notNull().default(0),
  },
  (t) => [
    uniqueIndex('learning_questions_no').on(t.tenantId, t.no),
    index('learning_questions_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('learning_questions_draw').on(t.tenantId, t.bank, t.type, t.status),
  ],
);

/** Topics of the bank that a tenant made, below the subjects that come with the product. */
export const topics = pgTable(
  'learning_topics',
  {
    id: id(),
    tenantId: tenantId(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    /** A subject or another topic. */
    parent: text('parent').notNull(),
    /** `/{subject}/{topic}/…/{own id}/`: a topic lies below all that it names. */
    path: text('path').notNull(),
    /** ON, OFF. */
    status: text('status').notNull().default('ON'),
    sort: integer('sort').notNull().default(100),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('learning_topics_sort').on(t.tenantId, t.sort, t.id)],
);

/** Exams: their questions or the rules by which they are drawn. */
export const papers = pgTable(
  'learning_papers',
  {
    ...written(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    courseId: text('course_id'),
    mode: text('mode').notNull(),
    questionCount: integer('question_count').notNull(),
    total: doublePrecision('total').notNull(),
    pass: integer('pass').notNull(),
    minutes: integer('minutes').notNull(),
    attempts: integer('attempts').notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** DRAFT, ON, OFF. */
    status: text('status').notNull().default('DRAFT'),
  },
  (t) => [
    index('learning_papers_updated').on(t.tenantId, t.updatedAt.desc(), t.id),
    index('learning_papers_course').on(t.tenantId, t.courseId),
  ],
);

/** One sitting of an exam: its questions as they were when it began, the answers, and what they are worth. */
export const examRecords = pgTable(
  'learning_exam_records',
  {
    id: id(),
    tenantId: tenantId(),
    paperId: text('paper_id').notNull(),
    accountId: text('account_id').notNull(),
    attempt: integer('attempt').notNull(),
    /** DOING, MARKING, DONE, VOID. */
    state: text('state').notNull().default('DOING'),
    startedAt: instant('started_at').notNull(),
    /** When it is handed in by itself; later by what the server was out of reach. */
    dueAt: instant('due_at').notNull(),
    /** Seconds given back, and when the browser was last heard of. */
    givenBack: integer('given_back').notNull().default(0),
    heardAt: instant('heard_at').notNull(),
    submittedAt: instant('submitted_at'),
    /** Whether it was handed in by the clock. */
    isTimedOut: boolean('is_timed_out').notNull().default(false),
    questions: jsonb('questions').notNull(),
    /** Answers and marks by question id. */
    answers: jsonb('answers').notNull(),
    marks: jsonb('marks').notNull(),
    total: doublePrecision('total').notNull(),
    pass: integer('pass').notNull(),
    score: doublePrecision('score'),
    isPassed: boolean('is_passed'),
    /** How often the page was left for longer than five seconds. */
    leaves: integer('leaves').notNull().default(0),
    certNo: text('cert_no'),
    /** Why it was declared void. */
    note: text('note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('learning_exam_attempt').on(t.tenantId, t.paperId, t.accountId, t.attempt),
    index('learning_exam_started').on(t.tenantId, t.startedAt.desc(), t.id.desc()),
    index('learning_exam_account').on(t.tenantId, t.accountId, t.startedAt.desc()),
    index('learning_exam_due').on(t.state, t.dueAt),
  ],
);

/** Courses; lessons lie in the values of the form. */
export const courses = pgTable(
  'learning_courses',
  {
    ...written(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    category: text('category').notNull(),
    kind: text('kind').notNull(),
    paperId: text('paper_id'),
    startAt: instant('start_at'),
    quota: integer('quota'),
    sort: integer('sort').notNull().default(0),
    /** DRAFT, ON, OFF, ARCHIVED. */
    status: text('status').notNull().default('DRAFT'),
  },
  (t) => [index('learning_courses_sort').on(t.tenantId, t.sort, t.id)],
);

/** Who takes a course, and what they have read of it. */
export const enrolments = pgTable(
  'learning_enrolments',
  {
    id: id(),
    tenantId: tenantId(),
    courseId: text('course_id').notNull(),
    accountId: text('account_id').notNull(),
    /** LEARNING, FINISHED, DROPPED. */
    state: text('state').notNull().default('LEARNING'),
    /** Ids of lessons that were read to their end. */
    done: jsonb('done').$type<string[]>().notNull().default([]),
    progress: integer('progress').notNull().default(0),
    lastLesson: text('last_lesson'),
    rating: integer('rating'),
    finishedAt: instant('finished_at'),
    certNo: text('cert_no'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('learning_enrolments_once').on(t.tenantId, t.courseId, t.accountId),
    index('learning_enrolments_list').on(t.tenantId, t.createdAt.desc(), t.id),
    index('learning_enrolments_account').on(t.tenantId, t.accountId, t.updatedAt.desc()),
  ],
);

/** What somebody has watched of the film of a lesson. */
export const watches = pgTable(
  'learning_watches',
  {
    id: id(),
    tenantId: tenantId(),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    accountId: text('account_id').notNull(),
    /** The film; another one in its place begins anew. */
    fileId: text('file_id').notNull(),
    /** Seconds from and to, in order, none touching the next. */
    spans: jsonb('spans').$type<[number, number][]>().notNull().default([]),
    /** Seconds that the spans cover, that the film runs, and where it stopped. */
    watched: doublePrecision('watched').notNull().default(0),
    length: doublePrecision('length').notNull(),
    position: doublePrecision('position').notNull().default(0),
    /** Seconds that might have been watched when it was last heard of, and when that was. */
    allowance: doublePrecision('allowance').notNull(),
    heardAt: instant('heard_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('learning_watches_once').on(t.tenantId, t.courseId, t.accountId, t.lessonId),
    index('learning_watches_account').on(t.tenantId, t.accountId),
  ],
);

/** What learners note for themselves beside a lesson. */
export const notes = pgTable(
  'learning_notes',
  {
    id: id(),
    tenantId: tenantId(),
    courseId: text('course_id').notNull(),
    lessonId: text('lesson_id').notNull(),
    accountId: text('account_id').notNull(),
    /** Of the lesson's film. */
    second: integer('second'),
    content: text('content').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [index('learning_notes_account').on(t.tenantId, t.accountId, t.courseId, t.lessonId)],
);

/** Who teaches. */
export const teachers = pgTable(
  'learning_teachers',
  {
    ...written(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    /** ON, OFF. */
    status: text('status').notNull().default('ON'),
  },
  (t) => [index('learning_teachers_updated').on(t.tenantId, t.updatedAt.desc(), t.id)],
);

/** Books, manuals and slides. */
export const textbooks = pgTable(
  'learning_textbooks',
  {
    ...written(),
    code: text('code').notNull(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    kind: text('kind').notNull(),
    sort: integer('sort').notNull().default(0),
    /** DRAFT, ON, OFF. */
    status: text('status').notNull().default('DRAFT'),
  },
  (t) => [uniqueIndex('learning_textbooks_code').on(t.tenantId, t.code)],
);

/** Scoring scales; one that was published stays as it is, and the next version is a record of its own. */
export const quants = pgTable(
  'learning_quants',
  {
    ...written(),
    code: text('code').notNull(),
    version: integer('version').notNull(),
    nameCN: text('name_cn').notNull(),
    nameEN: text('name_en').notNull(),
    domain: text('domain').notNull(),
    /** DRAFT, PUBLISHED, RETIRED. */
    status: text('status').notNull().default('DRAFT'),
  },
  (t) => [uniqueIndex('learning_quants_version').on(t.tenantId, t.code, t.version)],
);

/** Questionnaires. */
export const quests = pgTable(
  'learning_quests',
  {
    ...written(),
    titleCN: text('title_cn').notNull(),
    titleEN: text('title_en').notNull(),
    purpose: text('purpose').notNull(),
    courseId: text('course_id'),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    /** DRAFT, PUBLISHED, CLOSED. */
    status: text('status').notNull().default('DRAFT'),
  },
  (t) => [index('learning_quests_updated').on(t.tenantId, t.updatedAt.desc(), t.id)],
);

/** What somebody answered to a questionnaire; without an account where it is anonymous. */
export const questAnswers = pgTable(
  'learning_quest_answers',
  {
    id: id(),
    tenantId: tenantId(),
    questId: text('quest_id').notNull(),
    accountId: text('account_id'),
    answers: jsonb('answers').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('learning_quest_answers_quest').on(t.tenantId, t.questId, t.createdAt.desc(), t.id)],
);

/** How often somebody answered an anonymous questionnaire, which is kept apart from what they answered. */
export const questTurns = pgTable(
  'learning_quest_turns',
  {
    id: id(),
    tenantId: tenantId(),
    questId: text('quest_id').notNull(),
    accountId: text('account_id').notNull(),
    turns: integer('turns').notNull(),
  },
  (t) => [uniqueIndex('learning_quest_turns_once').on(t.tenantId, t.questId, t.accountId)],
);

/** What learners ask about a question of an exam, or about a course. */
export const learnerQuestions = pgTable(
  'learning_learner_questions',
  {
    id: id(),
    tenantId: tenantId(),
    no: text('no').notNull(),
    /** QUESTION or COURSE, and which one. */
    about: text('about').notNull(),
    subjectId: text('subject_id').notNull(),
    lessonId: text('lesson_id'),
    /** Of the lesson's film. */
    second: integer('second'),
    accountId: text('account_id').notNull(),
    /** WRONG_ANSWER, DOUBT, SUGGESTION; of questions. */
    kind: text('kind'),
    content: text('content').notNull(),
    reply: text('reply'),
    repliedBy: text('replied_by'),
    repliedAt: instant('replied_at'),
    /** Of the lesson's handout, from 1. */
    replyPage: integer('reply_page'),
    isPublic: boolean('is_public').notNull().default(false),
    /** Asked of the teacher alone: nobody makes it public. */
    isPrivate: boolean('is_private').notNull().default(false),
    /** OPEN, ANSWERED, FIXED, CLOSED, HIDDEN. */
    state: text('state').notNull().default('OPEN'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    rev: rev(),
  },
  (t) => [
    uniqueIndex('learning_learner_questions_no').on(t.tenantId, t.no),
    index('learning_learner_questions_created').on(t.tenantId, t.about, t.createdAt.desc(), t.id.desc()),
    index('learning_learner_questions_subject').on(t.tenantId, t.subjectId, t.createdAt.desc()),
    index('learning_learner_questions_account').on(t.tenantId, t.accountId, t.createdAt.desc()),
  ],
);

/** Learners who would like to know what another one asked about their course. */
export const questionLikes = pgTable(
  'learning_question_likes',
  {
    id: id(),
    tenantId: tenantId(),
    /** Of `learnerQuestions`. */
    questionId: text('question_id').notNull(),
    accountId: text('account_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('learning_question_likes_once').on(t.questionId, t.accountId),
    index('learning_question_likes_account').on(t.accountId),
  ],
);
