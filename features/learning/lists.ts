import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const learningLists = resourceHeads({
  question: {
    path: '/question',
    name: { CN: '题目', EN: 'Questions' },
    permission: 'operator',
    load: async () => (await import('./resources/question.ts')).question,
  },
  questiontopic: {
    path: '/question/topic',
    name: { CN: '题库分类', EN: 'Topics' },
    permission: 'operator',
    load: async () => (await import('./resources/topic.ts')).topic,
  },
  course: {
    path: '/course/list',
    name: { CN: '课程列表', EN: 'Courses' },
    permission: 'operator',
    load: async () => (await import('./resources/course.ts')).course,
  },
  teacher: {
    path: '/course/teacher',
    name: { CN: '教师', EN: 'Teachers' },
    permission: 'operator',
    load: async () => (await import('./resources/teacher.ts')).teacher,
  },
  paper: {
    path: '/course/paper',
    name: { CN: '试卷', EN: 'Papers' },
    permission: 'operator',
    load: async () => (await import('./resources/paper.ts')).paper,
  },
  enrolment: {
    path: '/course/learner',
    name: { CN: '学习记录', EN: 'Learners' },
    permission: 'operator',
    load: async () => (await import('./resources/enrolment.ts')).enrolment,
  },
  questionquiz: {
    path: '/user/question-quiz',
    name: { CN: '题目提问', EN: 'Questions on exercises' },
    permission: 'operator',
    load: async () => (await import('./resources/learner-questions.ts')).questionQuiz,
  },
  coursequiz: {
    path: '/user/course-quiz',
    name: { CN: '课程提问', EN: 'Questions on courses' },
    permission: 'operator',
    load: async () => (await import('./resources/learner-questions.ts')).courseQuiz,
  },
  textbook: {
    path: '/textbook/list',
    name: { CN: '教材列表', EN: 'Textbooks' },
    permission: 'operator',
    load: async () => (await import('./resources/textbook.ts')).textbook,
  },
  quest: {
    path: '/textbook/quest',
    name: { CN: '问卷与练习', EN: 'Questionnaires' },
    permission: 'operator',
    load: async () => (await import('./resources/quest.ts')).quest,
  },
  quant: {
    path: '/textbook/quant',
    name: { CN: '评分量表', EN: 'Scoring scales' },
    permission: 'operator',
    load: async () => (await import('./resources/quant.ts')).quant,
  },
  paperrecord: {
    path: '/setting/paperrecord',
    name: { CN: '考试记录', EN: 'Exam records' },
    permission: 'operator',
    load: async () => (await import('./resources/exam-record.ts')).examRecord,
  },
});
