import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './asking-notice.module.css';

interface AskingNoticeProps {
  title: string;
  text: string;
  /** What pressing it does, in a word or two. */
  now: string;
  onNow: () => void;
}

/** Tells, without taking the focus, that a dialog waits until the person has finished writing. */
export function AskingNotice({ title, text, now, onNow }: AskingNoticeProps) {
  return (
    <div className={`row gap-12 toned rounded ${styles.notice}`} data-tone="warn" role="alert">
      <Icon name="alert" />
      <p className="line wraps fills breaks">
        <b>{title}</b>
        <span>{text}</span>
      </p>
      <button className="rigid rounded" type="button" onClick={onNow}>
        {now}
      </button>
    </div>
  );
}
