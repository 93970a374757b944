import { removeViewCall, saveViewCall, viewCountsCall, viewListCall } from '#core/contracts/list-views.ts';
import { type Handler, handle } from '#server/handle.ts';
import { countViews } from '#server/resources/count-views.ts';
import { listViewsOf, removeView, saveView } from '#server/resources/list-views.ts';

export const listViewRoutes: readonly Handler[] = [
  handle(viewListCall, listViewsOf),
  handle(viewCountsCall, countViews),
  handle(saveViewCall, saveView),
  handle(removeViewCall, removeView),
];
