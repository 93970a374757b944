import {
  addWordsCall,
  complaintOneCall,
  complaintRatesCall,
  complaintThreadCall,
  fileComplaintCall,
  judgeComplaintCall,
  myComplaintsCall,
} from '#features/complaints/calls.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';
import { fileComplaint } from './file-complaint.ts';
import { addWords, judgeComplaint, listMyComplaints, readComplaint } from './own-complaints.ts';
import { readRates, readThread } from './read-office.ts';

export const complaintRoutes: readonly Handler[] = [
  handleOpen(fileComplaintCall, fileComplaint),
  handle(myComplaintsCall, listMyComplaints),
  handleOpen(complaintOneCall, readComplaint),
  handleOpen(addWordsCall, addWords),
  handleOpen(judgeComplaintCall, judgeComplaint),
  handle(complaintThreadCall, readThread),
  handle(complaintRatesCall, readRates),
];
