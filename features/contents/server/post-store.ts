import { post } from '#features/contents/shared/post.ts';
import { maskCount } from '#server/base/sensitive/mask-count.ts';
import { sql } from '#server/database/sql.ts';
import { contentStore } from './content-store.ts';

/** Scarce posts with how many people say that they fit; who they are is nobody's business, nor a number below five. */
export const postStore = contentStore(post, {
  columns: () => sql`, (select count(*)::int from follows f
    where f.tenant_id = c.tenant_id and f.kind = 'FIT' and f.content_id = c.id) as fits`,
  present: ({ fits, ...row }) => ({ ...row, fits: String(maskCount(Number(fits)) ?? '< 5') }),
});
