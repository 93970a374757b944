import {
  flockFarmsCall,
  flockHandOverCall,
  flockInviteCall,
  flockJoinCall,
  flockLeaveCall,
  flockMembersCall,
  flockSyncCall,
} from '#features/flock/calls.ts';
import { syncFarm } from '#features/flock/server/entries/sync.ts';
import { listFarms } from '#features/flock/server/farms/farms.ts';
import { handFarmOver } from '#features/flock/server/farms/hand-over.ts';
import { inviteToFarm, joinFarm } from '#features/flock/server/farms/invites.ts';
import { leaveFarm, listMembers } from '#features/flock/server/farms/members.ts';
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
