import {
  employerDecideCall,
  employerDeskCall,
  employerMarkCall,
  employerOneCall,
  employerRecordsCall,
} from '#features/casework/calls/employer.ts';
import { readCompanyRecords } from '#features/casework/server/employer/company-records.ts';
import { readDesk } from '#features/casework/server/employer/desk.ts';
import { decideStaffCase, markField, readStaffCase } from '#features/casework/server/employer/vouch.ts';
import { type Handler, handle } from '#server/handle.ts';

export const employerRoutes: readonly Handler[] = [
  handle(employerDeskCall, readDesk),
  handle(employerRecordsCall, readCompanyRecords),
  handle(employerOneCall, readStaffCase),
  handle(employerMarkCall, async (scope, input) => {
    await markField(scope, input);
    return {};
  }),
  handle(employerDecideCall, decideStaffCase),
];
