import {
  flockBenchmarkCall,
  flockLinksCall,
  flockReadingCall,
  flockSettingsCall,
  flockShareCall,
  flockSharedCall,
  flockTrainingCall,
  flockTrainingsCall,
  flockWithdrawCall,
} from '#core/contracts/flocks.ts';
import { readBenchmark } from '../../domain/flocks/benchmark.ts';
import { readShared } from '../../domain/flocks/read-shared.ts';
import { handInReading } from '../../domain/flocks/second-reading.ts';
import { readSettings } from '../../domain/flocks/settings.ts';
import { listLinks, withdrawLink } from '../../domain/flocks/share-links.ts';
import { shareReport } from '../../domain/flocks/share-report.ts';
import { keepTraining, listTrainings } from '../../domain/flocks/trainings.ts';
import { type Handler, handle, handleOpen } from '../../handle.ts';

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
