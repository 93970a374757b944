import { useLocation, useParams } from 'react-router';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { ComplaintView } from './complaint-view.tsx';

/** A complaint by the link that was mailed to whoever filed it; the key stands behind the hash, where no server logs it. */
export function Component() {
  const { no = '' } = useParams();
  const { hash } = useLocation();
  const [, key] = /^#k=([\w-]{10,64})$/.exec(hash) ?? [];
  return (
    <div className="wrap">
      <Breadcrumb crumbs={useCrumbs()} />
      <ComplaintView no={no} link={key} />
    </div>
  );
}
