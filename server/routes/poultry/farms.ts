import {
  flockFarmsCall,
  flockHandOverCall,
  flockInviteCall,
  flockJoinCall,
  flockLeaveCall,
  flockMembersCall,
  flockSyncCall,
} from '#core/contracts/flocks.ts';
import { listFarms } from '../../domain/flocks/farms.ts';
import { handFarmOver } from '../../domain/flocks/hand-over.ts';
import { inviteToFarm, joinFarm } from '../../domain/flocks/invites.ts';
import { leaveFarm, listMembers } from '../../domain/flocks/members.ts';
import { syncFarm } from '../../domain/flocks/sync.ts';
import { type Handler, handle } from '../../handle.ts';

export const farmRoutes: readonly Handler[] = [
  handle(flockSyncCall, syncFarm),
  handle(flockFarmsCall, listFarms),
  handle(flockMembersCall, listMembers),
  handle(flockInviteCall, inviteToFarm),
  handle(flockJoinCall, joinFarm),
  handle(flockLeaveCall, leaveFarm),
  handle(flockHandOverCall, handFarmOver),
];
