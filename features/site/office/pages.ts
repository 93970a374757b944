import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';

export const siteOffice: OfficeRoom = {
  previews: {
    promote: lazy(() => import('./banner-preview.tsx').then((found) => ({ default: found.BannerPreview }))),
  },
};
