import type { DemoContent } from './contents.ts';
import { NoticeHead, writeNotice } from './notices/write-notice.ts';
import { readDrafts } from './read-drafts.ts';

/** Every published notice of the demo story, read from data/demo. */
export function readNotices(): DemoContent[] {
  return readDrafts('notices', NoticeHead).map(writeNotice);
}
