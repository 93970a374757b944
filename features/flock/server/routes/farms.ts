import {
  flockFarmsCall,
  flockHandOverCall,
  flockInviteCall,
  flockJoinCall,
  flockLeaveCall,
  flockMembersCall,
  flockSyncCall,
} from '#features/flock/calls.ts';
import { listFarms } from '#features/flock/server/farms.ts';
import { handFarmOver } from '#features/flock/server/hand-over.ts';
import { inviteToFarm, joinFarm } from '#features/flock/server/invites.ts';
import { leaveFarm, listMembers } from '#features/flock/server/members.ts';
import { syncFarm } from '#features/flock/server/sync.ts';
import { type Handler, handle } from '#server/handle.ts';

export const farmRoutes: readonly Handler[] = [
  handle(flockSyncCall, syncFarm),
  handle(flockFarmsCall, listFarms),
  handle(flockMembersCall, listMembers),
  handle(flockInviteCall, inviteToFarm),
  handle(flockJoinCall, joinFarm),
  handle(flockLeaveCall, leaveFarm),
  handle(flockHandOverCall, handFarmOver),
];
