import { bannerCall, bannerCountCall } from '#features/site/calls/banners.ts';
import { countBanners } from '#features/site/server/banners/count-banners.ts';
import { listBanners } from '#features/site/server/banners/list-banners.ts';
import { type Handler, handleOpen } from '#server/handle.ts';

export const bannerRoutes: readonly Handler[] = [
  handleOpen(bannerCall, listBanners),
  handleOpen(bannerCountCall, countBanners),
];
