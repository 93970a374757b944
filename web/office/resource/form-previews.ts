import { type ComponentType, lazy } from 'react';
import type { Values } from '#core/forms/values.ts';

/** How a record will look, shown below its form while it is filled in, by the code of its resource. */
export const formPreviews: Readonly<Record<string, ComponentType<{ values: Values }>>> = {
  promote: lazy(() => import('#features/site/office/banner-preview.tsx').then((m) => ({ default: m.BannerPreview }))),
};
