import { asWritten, type Moved, readDrafts } from './read-drafts.ts';
import { NewsHead, PageHead, type WrittenContent, writeNews, writePage } from './write-content.ts';
import { GuideHead, writeGuide } from './write-guide.ts';
import { NoticeHead, writeNotice } from './write-notice.ts';
import { PolicyHead, writePolicy } from './write-policy.ts';
import { PostHead, writePost } from './write-post.ts';

/** Every published notice of the demo story, read from data/demo. */
export function readNotices(moved?: Moved): WrittenContent[] {
  return readDrafts('notices', NoticeHead, moved).map(writeNotice);
}

/** Every content of the demo story but notices and activities, read from data/demo; throws for one that an editor could not publish. */
export function readContents(moved: Moved = asWritten): WrittenContent[] {
  return [
    ...readDrafts('news', NewsHead, moved).map(writeNews),
    ...readDrafts('policies', PolicyHead, moved).map(writePolicy),
    ...readDrafts('posts', PostHead, moved).map((post) => writePost(post, moved)),
    ...readDrafts('guides', GuideHead, moved).map(writeGuide),
    ...readDrafts('pages', PageHead, moved).map(writePage),
  ];
}
