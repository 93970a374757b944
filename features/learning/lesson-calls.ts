import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Day, Done, Id, Input, Nullable, RequestId, Revision } from '#core/contracts/shapes.ts';

const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const write = { method: 'POST', class: 'W', ...own } as const;

/** A second of a film or of a text; a day at most. */
const Second = Type.Integer({ minimum: 0, maximum: 86_400 });
const Moment = Type.Number({ minimum: 0, maximum: 86_400 });
const Span = Type.Object({ from: Moment, to: Moment }, { additionalProperties: false });
const LessonFile = Type.Object({ id: Id, name: Type.String(), size: Type.Integer(), pages: Nullable(Type.Integer()) });

/** A lesson as its course shows it: files and text for whoever may read them. */
export const LessonShape = Type.Object({
  id: Type.String(),
  chapter: Bilingual,
  title: Bilingual,
  minutes: Type.Integer(),
  isFree: Type.Boolean(),
  /** Whether one comes to a session of it. */
  isPresent: Type.Boolean(),
  body: Nullable(Bilingual),
  /** Seconds of its film; null for a lesson without one. */
  seconds: Nullable(Type.Number()),
  video: Nullable(Type.Object({ id: Id, type: Type.String() })),
  captions: Type.Object({ CN: Nullable(Id), EN: Nullable(Id) }),
  file: Nullable(LessonFile),
  /**
   * How much of its film the caller has watched, and where they stopped, in seconds; of a lesson without a film pages of
   * its handout.
   */
  watched: Type.Number(),
  position: Type.Number(),
});

/** What somebody asked, as the asker and, where it is public, all learners see it. */
export const Asked = Type.Object({
  id: Id,
  no: Type.String(),
  lessonId: Nullable(Type.String()),
  /** Of the lesson's film. */
  second: Nullable(Type.Integer()),
  content: Type.String(),
  reply: Nullable(Type.String()),
  repliedBy: Nullable(Type.String()),
  repliedAt: Nullable(DateTime),
  /** Of the lesson's handout, from 1. */
  page: Nullable(Type.Integer()),
  state: Type.String(),
  isMine: Type.Boolean(),
  isPublic: Type.Boolean(),
  /** Other learners who would like to know it as well, and whether the caller is one. */
  likes: Type.Integer(),
  isLiked: Type.Boolean(),
  /** The masked name. */
  asker: Type.String(),
  at: DateTime,
  /** When it should be answered by. */
  dueOn: Day,
});

export const askCall = defineCall({
  ...write,
  path: '/web/learn/ask',
  summary: 'College: asks about a course that one takes, or about a question of an exam that one has handed in',
  summaryCN: '学院：就所学课程或已交卷的考题提问',
  input: Input({
    about: Type.Union([Type.Literal('COURSE'), Type.Literal('QUESTION')]),
    id: Id,
    lesson: Type.Optional(Id),
    second: Type.Optional(Second),
    /** Whether other learners see it at once; without a word whoever answers decides, with false nobody else ever sees it. */
    isPublic: Type.Optional(Type.Boolean()),
    kind: Type.Optional(Type.Union([Type.Literal('WRONG_ANSWER'), Type.Literal('DOUBT'), Type.Literal('SUGGESTION')])),
    content: Type.String({ minLength: 2, maxLength: 500 }),
    reqId: RequestId,
  }),
  output: Type.Object({ no: Type.String() }),
});

export const likeCall = defineCall({
  ...write,
  path: '/web/learn/like',
  summary:
    'College: says that one would like to know what another learner asked in public about a course that one takes, or ' +
    'takes it back; NOT_ALLOWED about a question of one’s own',
  summaryCN: '学院：标记也想知道他人公开的提问，或取消',
  input: Input({ id: Id, on: Type.Boolean() }),
  output: Type.Object({ likes: Type.Integer() }),
});

export const lessonCall = defineCall({
  method: 'GET',
  class: 'R',
  ...own,
  path: '/web/learn/lesson',
  summary: 'College: what the caller has watched of a lesson and noted beside it',
  summaryCN: '学院：本人在一节课的观看记录和笔记',
  input: Input({ id: Id, lesson: Id }),
  output: Type.Object({
    spans: Type.Array(Span),
    position: Type.Number(),
    savedAt: Nullable(DateTime),
    notes: Type.Array(
      Type.Object({
        id: Id,
        rev: Revision,
        second: Nullable(Type.Integer()),
        content: Type.String(),
        at: DateTime,
      }),
    ),
  }),
});

export const watchCall = defineCall({
  ...write,
  path: '/web/learn/watch',
  summary:
    'College: keeps what was watched of a film and where it stopped; not more than the clock allows at double speed',
  summaryCN: '学院：保存观看过的片段和位置',
  input: Input({
    id: Id,
    lesson: Id,
    /** What was watched since the last call. */
    spans: Type.Array(Span, { maxItems: 50 }),
    position: Moment,
    /** The film was opened: what went by since the last time counts for nothing. */
    begins: Type.Optional(Type.Boolean()),
  }),
  output: Type.Object({
    spans: Type.Array(Span),
    isDone: Type.Boolean(),
    progress: Type.Integer(),
    state: Type.String(),
    certNo: Nullable(Type.String()),
    savedAt: DateTime,
  }),
});

export const readPageCall = defineCall({
  ...write,
  path: '/web/learn/page',
  summary:
    'College: keeps which page of a handout was read, and that the reader is there; a lesson without a film whose ' +
    'pages were nearly all read is finished',
  summaryCN: '学院：保存讲义的阅读页码和在线情况',
  input: Input({ id: Id, lesson: Id, page: Type.Integer({ minimum: 1, maximum: 5000 }) }),
  output: Type.Object({
    read: Type.Integer(),
    isDone: Type.Boolean(),
    progress: Type.Integer(),
    state: Type.String(),
    certNo: Nullable(Type.String()),
  }),
});

export const saveNoteCall = defineCall({
  ...write,
  path: '/web/learn/note',
  summary: 'College: writes a note of one’s own beside a lesson, or changes it',
  summaryCN: '学院：新增或修改本人的笔记',
  input: Input({
    id: Id,
    lesson: Id,
    /** The note that is changed, with its revision. */
    note: Type.Optional(Id),
    rev: Type.Optional(Revision),
    second: Type.Optional(Second),
    content: Type.String({ minLength: 1, maxLength: 1000 }),
    reqId: RequestId,
  }),
  output: Type.Object({ id: Id }),
});

export const removeNoteCall = defineCall({
  ...write,
  path: '/web/learn/note/remove',
  summary: 'College: removes a note of one’s own',
  summaryCN: '学院：删除本人的笔记',
  input: Input({ note: Id, rev: Revision }),
  output: Done,
});

export const lessonCalls = { askCall, likeCall, lessonCall, watchCall, readPageCall, saveNoteCall, removeNoteCall };
