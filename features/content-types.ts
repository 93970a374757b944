import { activity } from './activities/shared/activity.ts';
import type { ContentType } from './contents/shared/content.ts';
import { ownTypes } from './contents/shared/own-types.ts';

/** Every type of content, in the order of the back office's menu. */
export const contentTypes: readonly ContentType[] = [...ownTypes, activity];

/** The type by its code; throws for an unknown one. */
export function getContentType(code: string): ContentType {
  const found = contentTypes.find((type) => type.code === code);
  if (!found) throw new RangeError(`no content type ${code}`);
  return found;
}
