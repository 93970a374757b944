import {
  addWordsCall,
  answerFileCall,
  complaintDeskCall,
  complaintFactsCall,
  complaintOneCall,
  complaintRatesCall,
  complaintThreadCall,
  fileComplaintCall,
  judgeComplaintCall,
  myComplaintsCall,
  readyAnswersCall,
} from '#features/complaints/calls.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';
import { listDesk } from './desk.ts';
import { fileComplaint } from './file-complaint.ts';
import { addWords, judgeComplaint, listMyComplaints, readAnswerFile, readComplaint } from './own-complaints.ts';
import { readFacts } from './read-facts.ts';
import { readRates, readThread } from './read-office.ts';
import { readReadyAnswers } from './ready-answers.ts';

export const complaintRoutes: readonly Handler[] = [
  handleOpen(fileComplaintCall, fileComplaint),
  handle(myComplaintsCall, listMyComplaints),
  handleOpen(complaintOneCall, readComplaint),
  handleOpen(addWordsCall, addWords),
  handleOpen(judgeComplaintCall, judgeComplaint),
  handleOpen(answerFileCall, readAnswerFile),
  handle(complaintDeskCall, listDesk),
  handle(complaintThreadCall, readThread),
  handle(complaintFactsCall, readFacts),
  handle(complaintRatesCall, readRates),
  handle(readyAnswersCall, readReadyAnswers),
];
