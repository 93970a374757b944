import { type ComponentType, lazy } from 'react';
import type { Text } from '#core/texts/text.ts';

interface RecordPanel {
  readonly title: Text;
  readonly Panel: ComponentType<{ id: string }>;
}

/** A further tab of a record, by the code of its resource; loaded when it is opened. */
export const recordPanels: Readonly<Record<string, RecordPanel>> = {
  company: {
    title: { CN: '核验', EN: 'Check' },
    Panel: lazy(() => import('../features/companies/check-panel.tsx').then((m) => ({ default: m.CheckPanel }))),
  },
};
