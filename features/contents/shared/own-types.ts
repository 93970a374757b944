import type { ContentType } from './content.ts';
import { highlight } from './highlight.ts';
import { notify } from './notify.ts';
import { page } from './page.ts';
import { polity } from './polity.ts';
import { post } from './post.ts';
import { serve } from './serve.ts';

/** The types of content that are no room's of their own. */
export const ownTypes: readonly ContentType[] = [highlight, notify, polity, post, serve, page];
