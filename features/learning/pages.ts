import type { Heads, Pages } from '#core/pages.ts';

export const learningPages = {
  '/phenixcoll/course': { name: 'college-courses', title: { CN: '课程', EN: 'Courses' } },
  '/phenixcoll/course/:id': { name: 'college-course', title: { CN: '课程详情', EN: 'Course' } },
  '/phenixcoll/textbook/:id': { name: 'college-textbook', title: { CN: '教材', EN: 'Textbook' } },
  '/phenixcoll/exam/:id': { name: 'college-exam', title: { CN: '考试', EN: 'Exam' }, signIn: true, isApart: true },
  '/phenixcoll/exam/result/:id': {
    name: 'college-result',
    title: { CN: '考试成绩', EN: 'Result' },
    signIn: true,
  },
  '/phenixcoll/quest/:id': {
    name: 'college-quest',
    title: { CN: '问卷', EN: 'Questionnaire' },
    signIn: true,
    isApart: true,
  },
  '/personal/learning': { name: 'personal', title: { CN: '我的学习', EN: 'My learning' }, signIn: true },
} as const satisfies Pages;

/** What they tell search engines and messengers. */
export const learningHeads = {
  '/phenixcoll/course': {
    title: { CN: '凤凰学院课程', EN: 'Courses of Phoenix College' },
    description: {
      CN: '凤凰学院的政策解读、创业实训与专业技能课程：课时、教师、考试与结业证书。',
      EN: 'Courses of Phoenix College on policies, starting up and professional skills: lessons, teachers, exams, certificates.',
    },
  },
} satisfies Heads;
