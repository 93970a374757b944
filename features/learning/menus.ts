import type { Menu } from '#core/resources/menu.ts';

/** Questions, courses, learners and textbooks. */
export const learningMenus: readonly Menu[] = [
  {
    name: 'Question',
    title: { CN: '题库', EN: 'Question bank' },
    icon: 'question',
    children: [
      { name: 'QuestionList', title: { CN: '题目', EN: 'Questions' }, path: '/question' },
      { name: 'QuestionAdd', title: { CN: '新增题目', EN: 'Add question' }, path: '/question/add' },
    ],
  },
  {
    name: 'Course',
    title: { CN: '课程', EN: 'Courses' },
    icon: 'read',
    children: [
      { name: 'CourseList', title: { CN: '课程列表', EN: 'Courses' }, path: '/course/list' },
      { name: 'CourseTeacher', title: { CN: '教师', EN: 'Teachers' }, path: '/course/teacher' },
    ],
  },
  {
    name: 'Learner',
    title: { CN: '学员', EN: 'Learners' },
    icon: 'team',
    children: [
      { name: 'QuestionQuiz', title: { CN: '题目提问', EN: 'Questions on exercises' }, path: '/user/question-quiz' },
      { name: 'CourseQuiz', title: { CN: '课程提问', EN: 'Questions on courses' }, path: '/user/course-quiz' },
    ],
  },
  {
    name: 'Textbook',
    title: { CN: '教材', EN: 'Textbooks' },
    icon: 'book',
    children: [
      { name: 'TextbookList', title: { CN: '教材列表', EN: 'Textbooks' }, path: '/textbook/list' },
      { name: 'TextbookQuest', title: { CN: '问卷与练习', EN: 'Questionnaires' }, path: '/textbook/quest' },
      { name: 'TextbookQuant', title: { CN: '评分量表', EN: 'Scoring scales' }, path: '/textbook/quant' },
    ],
  },
];

export const examMenu: Menu = {
  name: 'SettingPaperrecord',
  title: { CN: '考试记录', EN: 'Exam records' },
  path: '/setting/paperrecord',
};
