import type { LearningOfficeTexts } from './CN.ts';

export const EN: LearningOfficeTexts = {
  learning: {
    preview: 'Preview',
    during: 'While answering',
    after: 'Afterwards',
    right: 'Right answer',
    analysis: 'Explanation',
    nothing: 'Write the question and its options to see it as learners do.',
    answer: 'Answer',
    none: 'No answer',
    mark: 'Points',
    of: 'of {score}',
    save: 'Save marks',
    saved: 'Marks saved',
    allMarked: 'Every question is marked.',
    toMark: '{count:# question|# questions} to mark',
    reference: 'Model answer',
    answers: '{count:# answer|# answers}',
    noAnswers: 'No answers yet',
    answered: '{count} answered',
    link: 'Address of the questionnaire',
    wrongMark: 'Between 0 and {score}',
  },
};
