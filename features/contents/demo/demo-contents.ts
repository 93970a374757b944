import { readDrafts } from './read-drafts.ts';
import { NewsHead, PageHead, type WrittenContent, writeNews, writePage } from './write-content.ts';
import { GuideHead, writeGuide } from './write-guide.ts';
import { NoticeHead, writeNotice } from './write-notice.ts';
import { PolicyHead, writePolicy } from './write-policy.ts';
import { PostHead, writePost } from './write-post.ts';

/** Every published notice of the demo story, read from data/demo. */
export function readNotices(): WrittenContent[] {
  return readDrafts('notices', NoticeHead).map(writeNotice);
}

/** Every content of the demo story but notices and activities, read from data/demo; throws for one that an editor could not publish. */
export function readContents(): WrittenContent[] {
  return [
    ...readDrafts('news', NewsHead).map(writeNews),
    ...readDrafts('policies', PolicyHead).map(writePolicy),
    ...readDrafts('posts', PostHead).map(writePost),
    ...readDrafts('guides', GuideHead).map(writeGuide),
    ...readDrafts('pages', PageHead).map(writePage),
  ];
}
