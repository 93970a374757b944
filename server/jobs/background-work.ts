import type { ActorScope } from '#server/scope.ts';
import type { Job } from './queries.ts';

/** What is written into the file of a job. */
export interface Made {
  readonly rows: number;
  readonly fileName: string;
  readonly fileType: string;
}

/** A kind of background work: what its file is, who may have it, and what is said about it. */
export interface Work {
  /** What the log calls its part. */
  readonly module: string;
  /** Milliseconds the file is kept once it is there. */
  readonly life: number;
  /** Its rows, its file and its end are kept together or not at all; others hold no transaction while a file is stored. */
  readonly changesRows?: boolean;
  /** Throws NO_PERMISSION, or NOT_ALLOWED: asked when the file is made and again when it is fetched. */
  check(scope: ActorScope, job: Job): void;
  /** Writes the file to the local `path`; `step` tells how far it is and stops the work when the job is gone. */
  make(scope: ActorScope, job: Job, file: { path: string; step: (rows: number) => Promise<void> }): Promise<Made>;
  /** In the transaction that ends the job: logs it and tells who asked. */
  made(scope: ActorScope, job: Job, made: Made): Promise<void>;
  failed(scope: ActorScope, job: Job): Promise<void>;
}
