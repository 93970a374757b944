import { jobFileCall, jobListCall, jobRemoveCall, jobRetryCall } from '#core/contracts/jobs.ts';
import { type Handler, handle } from '#server/handle.ts';
import { downloadJob, removeJob, retryJob } from '#server/jobs/own-jobs.ts';
import { listJobs } from '#server/jobs/queries.ts';

export const jobRoutes: readonly Handler[] = [
  handle(jobListCall, listJobs),
  handle(jobFileCall, (scope, { id }) => downloadJob(scope, id)),
  handle(jobRetryCall, retryJob),
  handle(jobRemoveCall, removeJob),
];
