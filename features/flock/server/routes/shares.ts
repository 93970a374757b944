import {
  flockBenchmarkCall,
  flockReadingCall,
  flockSettingsCall,
  flockTrainingCall,
  flockTrainingsCall,
} from '#features/flock/calls.ts';
import { readBenchmark } from '#features/flock/server/reports/benchmark.ts';
import { readShared } from '#features/flock/server/reports/read-shared.ts';
import { handInReading } from '#features/flock/server/reports/second-reading.ts';
import { listLinks, withdrawLink } from '#features/flock/server/reports/share-links.ts';
import { shareReport } from '#features/flock/server/reports/share-report.ts';
import { readSettings } from '#features/flock/server/settings.ts';
import { keepTraining, listTrainings } from '#features/flock/server/trainings.ts';
import { flockLinksCall, flockShareCall, flockSharedCall, flockWithdrawCall } from '#features/flock/share-calls.ts';
import { type Handler, handle, handleOpen } from '#server/handle.ts';

export const sharingRoutes: readonly Handler[] = [
  handleOpen(flockSettingsCall, readSettings),
  handle(flockShareCall, shareReport),
  handle(flockLinksCall, listLinks),
  handle(flockWithdrawCall, withdrawLink),
  handleOpen(flockSharedCall, readShared),
  handleOpen(flockReadingCall, handInReading),
  handle(flockBenchmarkCall, readBenchmark),
  handle(flockTrainingCall, keepTraining),
  handle(flockTrainingsCall, listTrainings),
];
