import { readDrafts } from './read-drafts.ts';
import type { DemoContent } from './seed-contents.ts';
import { NoticeHead, writeNotice } from './write-notice.ts';

/** Every published notice of the demo story, read from data/demo. */
export function readNotices(): DemoContent[] {
  return readDrafts('notices', NoticeHead).map(writeNotice);
}
