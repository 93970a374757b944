import { activity } from '#features/activities/shared/activity.ts';
import type { ContentType } from './content.ts';
import { highlight } from './highlight.ts';
import { notify } from './notify.ts';
import { page } from './page.ts';
import { polity } from './polity.ts';
import { post } from './post.ts';
import { serve } from './serve.ts';

/** Every type of content, in the order of the back office's menu. */
export const contentTypes: readonly ContentType[] = [highlight, notify, polity, post, serve, page, activity];

/** The type by its code; throws for an unknown one. */
export function getContentType(code: string): ContentType {
  const found = contentTypes.find((type) => type.code === code);
  if (!found) throw new RangeError(`no content type ${code}`);
  return found;
}
