import { type Menu, menuOf, ownPages } from '#core/resources/menu.ts';
import { learningLists } from './lists.ts';

/** The forms that the specification gives an address of their own. */
export const learningOwn = ownPages({
  '/question/add': { name: 'QuestionAdd', title: { CN: '新增题目', EN: 'Add question' }, codes: ['Mgr.Learn.edit'] },
  '/textbook/quest/add': {
    name: 'TextbookQuestAdd',
    title: { CN: '新增问卷', EN: 'Add questionnaire' },
    codes: ['Mgr.Learn.edit'],
  },
});

/** Questions, courses, learners and textbooks. */
export const learningMenus: readonly Menu[] = [
  {
    name: 'Question',
    title: { CN: '题库', EN: 'Question bank' },
    icon: 'question',
    children: [
      menuOf(learningLists.question, { name: 'QuestionList' }),
      learningOwn['/question/add'],
      menuOf(learningLists.questiontopic, { name: 'QuestionTopic' }),
    ],
  },
  {
    name: 'Course',
    title: { CN: '课程', EN: 'Courses' },
    icon: 'read',
    children: [
      menuOf(learningLists.course, { name: 'CourseList' }),
      menuOf(learningLists.teacher, { name: 'CourseTeacher' }),
      menuOf(learningLists.paper, { name: 'CoursePaper' }),
    ],
  },
  {
    name: 'Learner',
    title: { CN: '学员', EN: 'Learners' },
    icon: 'team',
    children: [
      menuOf(learningLists.enrolment, { name: 'CourseLearner' }),
      menuOf(learningLists.questionquiz, { name: 'QuestionQuiz' }),
      menuOf(learningLists.coursequiz, { name: 'CourseQuiz' }),
    ],
  },
  {
    name: 'Textbook',
    title: { CN: '教材', EN: 'Textbooks' },
    icon: 'book',
    children: [
      menuOf(learningLists.textbook, { name: 'TextbookList' }),
      menuOf(learningLists.quest, { name: 'TextbookQuest' }),
      learningOwn['/textbook/quest/add'],
      menuOf(learningLists.quant, { name: 'TextbookQuant' }),
    ],
  },
];

export const examMenu: Menu = menuOf(learningLists.paperrecord, { name: 'SettingPaperrecord' });
