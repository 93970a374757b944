import { lazy } from 'react';
import type { OfficeRoom } from '#web/office/room.ts';
import { withWords } from '#web/office/texts.ts';
import { words } from './words.ts';

export const siteOffice: OfficeRoom = {
  previews: {
    promote: lazy(
      withWords(words, () => import('./banner-preview.tsx').then((found) => ({ default: found.BannerPreview }))),
    ),
  },
};
