import { Link } from 'react-router';
import { type DoorArt, DoorDrawing } from '#web/kit/art/doors.tsx';
import { useIsSignedIn } from '#web/kit/call/session.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { usePortal } from '#web/portal/shell/page-title.ts';
import styles from './doors.module.css';

const centre = '/personal/user';

const doors = [
  {
    art: 'person',
    word: 'home.person',
    note: 'home.personNote',
    to: '/serve',
    kind: 'PERSON',
    join: 'home.personJoin',
  },
  {
    art: 'company',
    word: 'home.company',
    note: 'home.companyNote',
    to: '/personal/auth',
    kind: 'COMPANY',
    join: 'home.companyJoin',
  },
  {
    art: 'supporter',
    word: 'home.supporter',
    note: 'home.supporterNote',
    to: '/personal/supporter',
    kind: 'PERSON',
    join: 'home.supporterJoin',
  },
] as const satisfies readonly { art: DoorArt; word: string; note: string; to: string; kind: string; join: string }[];

/** The three ways in: each to its part of the site, or to an account while that part is not there; the words say which. */
export function Doors() {
  const t = usePortal();
  const isKnown = useIsKnown();
  const isSignedIn = useIsSignedIn();
  const wayOf = ({ to, note, kind, join }: (typeof doors)[number]) => {
    if (isKnown(to)) return { path: to, words: t(note) };
    if (isSignedIn && isKnown(centre)) return { path: centre, words: t('home.toCentre') };
    return { path: `/login?mode=register&kind=${kind}`, words: t(join) };
  };
  return (
    <nav className={`stack gap-24 ${styles.doors} folds-tablet`} aria-label={t('home.doors')}>
      {doors.map((door) => {
        const { path, words } = wayOf(door);
        return (
          <Link key={door.art} className={`row on-card round-card ink unlined ${styles.door}`} to={path}>
            <DoorDrawing className={styles.drawing} art={door.art} />
            <span>
              <b className="title-20 block">{t(door.word)}</b>
              <span className="block small muted">{words}</span>
            </span>
            <Icon name="arrow" size={24} />
          </Link>
        );
      })}
    </nav>
  );
}
