import type { LogWords } from '#server/base/business-log/log-words.ts';

/** What is noted of courses and exams beyond what their lists say. */
export const learningLogWords: LogWords = {
  modules: {
    LEARNING: {
      name: { CN: '学习', EN: 'Learning' },
      actions: {
        FILL_PAPER: { CN: '题目放入试卷', EN: 'Put questions into a paper' },
        START: { CN: '开始考试', EN: 'Began an exam' },
        HAND_IN: { CN: '交卷', EN: 'Handed in' },
        MARK: { CN: '评分', EN: 'Marked' },
        ENROL: { CN: '报名课程', EN: 'Joined a course' },
        DROP: { CN: '退出课程', EN: 'Left a course' },
        NOTE: { CN: '记笔记', EN: 'Wrote a note' },
        NOTE_REMOVE: { CN: '删除笔记', EN: 'Removed a note' },
        ASK: { CN: '提问', EN: 'Asked' },
      },
    },
  },
};
