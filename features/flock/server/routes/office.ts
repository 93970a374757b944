import { farmPanelCall, reportPanelCall } from '#features/flock/office-calls.ts';
import { readFarmPanel } from '#features/flock/server/farms/read-farm-panel.ts';
import { readReportPanel } from '#features/flock/server/reports/read-report-panel.ts';
import { type Handler, handle } from '#server/handle.ts';

export const flockOfficeRoutes: readonly Handler[] = [
  handle(farmPanelCall, readFarmPanel),
  handle(reportPanelCall, readReportPanel),
];
