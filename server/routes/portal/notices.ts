import { noticeHeadCall, noticeListCall, noticeOneCall } from '#core/contracts/notices.ts';
import { listNotices, readNotice, readNoticeHead } from '../../domain/notices/queries.ts';
import { type Handler, handleOpen } from '../../handle.ts';

export const noticesRoutes: readonly Handler[] = [
  handleOpen(noticeHeadCall, readNoticeHead),
  handleOpen(noticeListCall, listNotices),
  handleOpen(noticeOneCall, readNotice),
];
