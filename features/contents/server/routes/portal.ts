import { getContentType } from '#features/content-types.ts';
import { contentCalls, highlightCountCall } from '#features/contents/calls/contents.ts';
import { countView } from '#features/contents/server/count-view.ts';
import { listPublished, readHead, readPublished } from '#features/contents/server/published.ts';
import { highlight } from '#features/contents/shared/highlight.ts';
import { type Handler, handleOpen } from '#server/handle.ts';

/** The same three readings for every type; activities, whose places change by the minute, have their own. */
export const contentsRoutes: readonly Handler[] = [
  ...contentCalls.flatMap(({ code, calls }) => {
    const type = getContentType(code);
    return [
      ...(calls.head ? [handleOpen(calls.head, (scope) => readHead(scope, type))] : []),
      handleOpen(calls.list, (scope, input) => listPublished(scope, type, input)),
      handleOpen(calls.one, (scope, input) => readPublished(scope, type, input)),
    ];
  }),
  handleOpen(highlightCountCall, (scope, input) => countView(scope, highlight, input)),
];
