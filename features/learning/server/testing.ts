/** An item of a questionnaire, by its code and what is particular to it. */
export const questItem = (code: string, more: Record<string, unknown>) => ({
  id: code,
  code,
  titleCN: `问题 ${code}`,
  titleEN: `Question ${code}`,
  required: 'YES',
  ...more,
});

/** Items of the questionnaire: Q2 is asked of whoever chose the second option of Q1, and Q3 may be left out. */
export const surveyItems = {
  first: questItem('Q1', { type: 'SINGLE', options: '线上|Online\n线下|In class' }),
  second: questItem('Q2', { type: 'MULTI', options: '白天|Day\n晚上|Evening', showIf: 'Q1=2' }),
  third: questItem('Q3', { type: 'TEXT', required: 'NO' }),
};

/** An anonymous questionnaire with a condition, answered once. */
export const survey = {
  titleCN: '需求调查',
  titleEN: 'Survey',
  purpose: 'SURVEY',
  anonymous: 'YES',
  limit: 1,
  items: Object.values(surveyItems),
};
