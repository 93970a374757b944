import {
  askDepartmentsCall,
  checkPartCall,
  checksCall,
  remindDepartmentsCall,
  ruleCheckCall,
} from '#features/casework/calls/joint.ts';
import { askOthers, readChecks, remindDepartments, ruleCheck } from '#features/casework/server/joint/case-checks.ts';
import { readPart } from '#features/casework/server/joint/read-part.ts';
import { type Handler, handle } from '#server/handle.ts';

export const jointRoutes: readonly Handler[] = [
  handle(checksCall, readChecks),
  handle(askDepartmentsCall, askOthers),
  handle(remindDepartmentsCall, remindDepartments),
  handle(ruleCheckCall, ruleCheck),
  handle(checkPartCall, readPart),
];
