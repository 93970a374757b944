import styles from './avatar.module.css';

/** The picture somebody chose, or the first sign of the name; the name stands beside it in words. */
export function Avatar({ nickname, fileId, large }: { nickname: string; fileId: string | null; large?: boolean }) {
  return (
    <span className={`${styles.avatar} ${large ? styles.large : ''}`} aria-hidden="true">
      {fileId ? <img className="filled whole" src={`/files/${fileId}`} alt="" /> : Array.from(nickname)[0]}
    </span>
  );
}
