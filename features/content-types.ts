import { activity } from './activities/shared/activity.ts';
import type { ContentType } from './contents/shared/content.ts';
import { highlight } from './contents/shared/highlight.ts';
import { notify } from './contents/shared/notify.ts';
import { page } from './contents/shared/page.ts';
import { polity } from './contents/shared/polity.ts';
import { post } from './contents/shared/post.ts';
import { serve } from './contents/shared/serve.ts';

/** Every type of content, in the order of the back office's menu. */
export const contentTypes: readonly ContentType[] = [highlight, notify, polity, post, serve, page, activity];

/** The type by its code; throws for an unknown one. */
export function getContentType(code: string): ContentType {
  const found = contentTypes.find((type) => type.code === code);
  if (!found) throw new RangeError(`no content type ${code}`);
  return found;
}
