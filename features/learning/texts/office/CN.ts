/** What the back office says about exams and questionnaires. */
export const CN = {
  learning: {
    topics: '题库分类',
    questions: '{count} 题',
    allTopics: '全部题目',
    findTopic: '找分类',
    addTopic: '新增分类',
    noTopics: '分类没有载入',
    topicsNote: '勾选题目可“移动到”别的分类；停用的分类不再出现在组卷里。',
    off: '停用',
    open: '展开{name}',
    close: '收起{name}',
    preview: '预览',
    during: '作答时',
    after: '交卷后',
    right: '正确答案',
    analysis: '解析',
    nothing: '填写题干和选项后，这里显示考生看到的样子。',
    answer: '考生答案',
    none: '没有作答',
    mark: '得分',
    of: '满分 {score}',
    save: '保存评分',
    saved: '评分已保存',
    allMarked: '全部题目已评分。',
    toMark: '还有 {count} 题待评分',
    reference: '参考答案',
    answers: '{count} 份答卷',
    noAnswers: '还没有答卷',
    answered: '{count} 人回答',
    link: '问卷地址',
    wrongMark: '应在 0 到 {score} 之间',
  },
};

/** Every language has exactly these keys. */
export type LearningOfficeTexts = {
  readonly [Area in keyof typeof CN]: { readonly [Key in keyof (typeof CN)[Area]]: string };
};
