import { ownRequestsCall, saveRequestCall, withdrawRequestCall } from '#features/site/calls/requests.ts';
import { addRequest, listOwnRequests, withdrawRequest } from '#features/site/server/requests/own-requests.ts';
import { type Handler, handle } from '#server/handle.ts';

export const serviceRequestRoutes: readonly Handler[] = [
  handle(ownRequestsCall, listOwnRequests),
  handle(saveRequestCall, addRequest),
  handle(withdrawRequestCall, withdrawRequest),
];
