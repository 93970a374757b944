import { switchDatabase } from './database.ts';
import { startOutbox } from './sending/outbox.ts';
import { askToKeep } from './storage.ts';
import { useWorker, type Worker } from './worker.ts';

/** Opens what `worker` keeps on this device, closes what anybody else does, and begins to send; before any page reads. */
export function beginWork(worker: Worker): void {
  switchDatabase(worker.userId);
  useWorker.setState({ worker });
  startOutbox();
  void askToKeep();
}

/** Closes what the present person keeps here; nobody works here then. */
export function endWork(): void {
  switchDatabase(null);
  useWorker.setState({ worker: null });
}
