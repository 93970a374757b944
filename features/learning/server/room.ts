import {
  certificateFileCall,
  collegeCall,
  courseOneCall,
  coursesCall,
  dropCall,
  enrolCall,
  examOneCall,
  examResultCall,
  myLearningCall,
  rateCourseCall,
  readLessonCall,
  saveAnswersCall,
  sittingCall,
  startExamCall,
  submitExamCall,
  textbookCall,
} from '#features/learning/calls.ts';
import {
  askCall,
  lessonCall,
  likeCall,
  readPageCall,
  removeNoteCall,
  saveNoteCall,
  watchCall,
} from '#features/learning/lesson-calls.ts';
import { markRecordCall, recordAnswersCall, topicTreeCall } from '#features/learning/office-calls.ts';
import { answerQuestCall, questFiguresCall, questOneCall } from '#features/learning/quest-calls.ts';
import { pastScoresCall } from '#features/learning/scale-calls.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleOpen, handleSlow } from '#server/handle.ts';
import { originOf } from '#server/routes/origin.ts';
import { courseQuizStore, questionQuizStore } from './asked-stores.ts';
import { ask, like } from './asking.ts';
import { paperStore } from './bank/paper-store.ts';
import { questionStore } from './bank/question-store.ts';
import { topicStore } from './bank/topic-store.ts';
import { readTopicTree } from './bank/topics.ts';
import { printOwn } from './certificates.ts';
import { courseScene } from './code-scene.ts';
import { readCollege } from './college.ts';
import { courseStore, enrolmentStore, teacherStore, textbookStore } from './course-stores.ts';
import { listCourses, readCourse, readMine } from './courses.ts';
import { learningDatasets } from './datasets.ts';
import {
  handInDue,
  markSitting,
  readExam,
  readResult,
  readSitting,
  saveAnswers,
  startExam,
  submitExam,
} from './exams.ts';
import { drop, enrol, rateCourse, readLesson } from './learning.ts';
import { readHandoutPage } from './lessons/handouts.ts';
import { lessonFiles, writtenLessonFiles } from './lessons/lesson-files.ts';
import { removeNote, saveNote } from './lessons/notes.ts';
import { readLessonOf, watch } from './lessons/watching.ts';
import { learningLogWords } from './log-words.ts';
import { learningPart } from './own-data.ts';
import { quantStore, questStore } from './quest-stores.ts';
import { answerQuest, readFigures, readQuest } from './quests.ts';
import { readRecordAnswers, recordStore } from './record-store.ts';
import { tryOnPast } from './scores/past-scores.ts';
import { readTextbook } from './textbooks.ts';

/** Courses, questions and exams of the college. */
export const learning: ServerRoom = {
  handlers: [
    handleOpen(coursesCall, listCourses),
    handleOpen(collegeCall, readCollege),
    handleOpen(courseOneCall, readCourse),
    handleOpen(textbookCall, readTextbook),
    handle(enrolCall, enrol),
    handle(dropCall, drop),
    handle(readLessonCall, readLesson),
    handle(rateCourseCall, rateCourse),
    handle(askCall, ask),
    handle(likeCall, like),
    handle(lessonCall, readLessonOf),
    handle(watchCall, watch),
    handle(readPageCall, readHandoutPage),
    handle(saveNoteCall, saveNote),
    handle(removeNoteCall, removeNote),
    handle(myLearningCall, readMine),
    handleSlow(certificateFileCall, (call, { no }, http) =>
      printOwn(call, { no, origin: originOf(http, call.services.env) }),
    ),
    handle(examOneCall, readExam),
    handle(startExamCall, startExam),
    handle(sittingCall, readSitting),
    handle(saveAnswersCall, saveAnswers),
    handle(submitExamCall, submitExam),
    handle(examResultCall, readResult),
    handle(questOneCall, readQuest),
    handle(answerQuestCall, answerQuest),
    handle(topicTreeCall, readTopicTree),
    handle(pastScoresCall, tryOnPast),
    handle(recordAnswersCall, readRecordAnswers),
    handle(markRecordCall, markSitting),
    handle(questFiguresCall, readFigures),
  ],
  stores: {
    question: questionStore,
    questiontopic: topicStore,
    paper: paperStore,
    paperrecord: recordStore,
    course: courseStore,
    enrolment: enrolmentStore,
    teacher: teacherStore,
    textbook: textbookStore,
    quest: questStore,
    quant: quantStore,
    questionquiz: questionQuizStore,
    coursequiz: courseQuizStore,
  },
  schedules: [{ name: 'hand-in-exams', cron: '* * * * *', run: handInDue }],
  openFileReaders: [lessonFiles],
  fileReaders: [writtenLessonFiles],
  ownParts: [learningPart],
  logWords: learningLogWords,
  datasets: learningDatasets,
  codeScenes: [courseScene],
};
