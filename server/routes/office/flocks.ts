import { farmPanelCall, reportPanelCall } from '#core/contracts/flock-office.ts';
import { readFarmPanel } from '../../domain/flocks/read-farm-panel.ts';
import { readReportPanel } from '../../domain/flocks/read-report-panel.ts';
import { type Handler, handle } from '../../handle.ts';

export const flockOfficeRoutes: readonly Handler[] = [
  handle(farmPanelCall, readFarmPanel),
  handle(reportPanelCall, readReportPanel),
];
