import { useParams } from 'react-router';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { ComplaintView } from './complaint-view.tsx';

/** One of my complaints. */
export function Component() {
  const { no = '' } = useParams();
  return (
    <PersonalFrame>
      <ComplaintView no={no} link={undefined} />
    </PersonalFrame>
  );
}
