import type { ServerRoom } from '#server/features.ts';
import { bannerStore } from './banners/banner-store.ts';
import { registerFeeds } from './feeds.ts';
import { requestPart, requestRetention } from './requests/own-data.ts';
import { requestStore } from './requests/request-store.ts';
import { bannerRoutes } from './routes/banners.ts';
import { homeRoutes } from './routes/home.ts';
import { miniSiteRoutes } from './routes/mini-sites.ts';
import { serviceRequestRoutes } from './routes/requests.ts';
import { searchRoutes } from './routes/search.ts';
import { registerSite } from './site.ts';

/** The portal’s home page, search, mini-sites, banners and requests; its pages with their heads. */
export const site: ServerRoom = {
  handlers: [...homeRoutes, ...searchRoutes, ...miniSiteRoutes, ...serviceRequestRoutes, ...bannerRoutes],
  stores: { servicerequest: requestStore, promote: bannerStore },
  ownParts: [requestPart],
  retention: { requests: requestRetention },
  plugins: [registerFeeds],
  registerSite,
};
