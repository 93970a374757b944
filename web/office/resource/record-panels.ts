import { type ComponentType, lazy } from 'react';
import type { Text } from '#core/texts/text.ts';

interface RecordPanel {
  readonly title: Text;
  /** Needs more room than other records. */
  readonly isWide?: boolean;
  readonly Panel: ComponentType<{ id: string }>;
}

/** A further tab of a record, by the code of its resource; loaded when it is opened. */
export const recordPanels: Readonly<Record<string, RecordPanel>> = {
  company: {
    title: { CN: '核验', EN: 'Check' },
    isWide: true,
    Panel: lazy(() => import('#features/companies/office/check-panel.tsx').then((m) => ({ default: m.CheckPanel }))),
  },
  supporter: {
    title: { CN: '核验', EN: 'Check' },
    isWide: true,
    Panel: lazy(() =>
      import('#features/supporters/office/supporter-panel.tsx').then((m) => ({ default: m.SupporterPanel })),
    ),
  },
  flockfarm: {
    title: { CN: '禽舍与成员', EN: 'Houses and people' },
    Panel: lazy(() => import('#features/flock/office/farm-panel.tsx').then((m) => ({ default: m.FarmPanel }))),
  },
  flockreport: {
    title: { CN: '结果', EN: 'Result' },
    isWide: true,
    Panel: lazy(() => import('#features/flock/office/report-panel.tsx').then((m) => ({ default: m.ReportPanel }))),
  },
  place: {
    title: { CN: '日历', EN: 'Calendar' },
    isWide: true,
    Panel: lazy(() => import('#features/places/office/week-panel.tsx').then((m) => ({ default: m.WeekPanel }))),
  },
  activity: {
    title: { CN: '二维码与打印', EN: 'QR codes and print' },
    Panel: lazy(() =>
      import('#features/activities/office/hand-out-panel.tsx').then((m) => ({ default: m.HandOutPanel })),
    ),
  },
  origin: {
    title: { CN: '链接与二维码', EN: 'Link and QR code' },
    Panel: lazy(() => import('#features/supporters/office/share-panel.tsx').then((m) => ({ default: m.SharePanel }))),
  },
};
