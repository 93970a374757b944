import { ownRequestsCall, saveRequestCall, withdrawRequestCall } from '#features/site/calls/requests.ts';
import { addRequest, listOwnRequests, withdrawRequest } from '../../domain/requests/own-requests.ts';
import { type Handler, handle } from '../../handle.ts';

export const serviceRequestRoutes: readonly Handler[] = [
  handle(ownRequestsCall, listOwnRequests),
  handle(saveRequestCall, addRequest),
  handle(withdrawRequestCall, withdrawRequest),
];
