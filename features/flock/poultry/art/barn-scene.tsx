import { flockMark } from '#features/flock/shared/flock-mark.ts';
import styles from './barn-scene.module.css';

/** Sun behind two houses and a silo, a hen with her chick on the hill in front: the header of the home page. */
export function BarnScene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <Hill d="M0 46q90-34 190-14t200-10v60H0z" fill="var(--primary-ink)" />
      <svg className={styles.barn} viewBox="0 0 390 150" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        <g fill="#EDB94F" opacity=".25">
          <circle cx="318" cy="78" r="62" />
          <circle cx="318" cy="78" r="86" />
        </g>
        <circle cx="318" cy="78" r="40" fill="#EDB94F" />
        <path d="M178 112V80l40-20 40 20v32z" fill="#083742" />
        <path d="M258 112V84h104v28z" fill="#0A3F4B" />
        <path d="M258 84l-12-10h108l16 10zM174 82l44-23 44 23-4 6-40-20-40 20z" fill="#0D5261" />
        <path d="M366 112V70q0-10 9-10t9 10v42z" fill="#0D5261" />
        <path d="M204 112V90h28v22zM276 92h14v9h-14zM302 92h14v9h-14zM328 92h14v9h-14z" fill="#EDB94F" />
        <path d="M218 90v22M204 101h28" stroke="#083742" strokeWidth="2" />
      </svg>
      <Hill d="M0 58q110-22 210-6t180-6v36H0z" fill="var(--page)" />
      <svg className={styles.barn} viewBox="0 0 390 150" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        <g transform="translate(124 84) scale(.9)">
          <path d="M18 45v5M28 45v5" stroke="#EDB94F" strokeWidth="3" />
          <path fill="#fff" d={flockMark.body} />
          <path fill="#DDECEE" d={flockMark.wing} />
          <path d="M22 7l4-3 .5 3.200 4-.9-1.500 3z" fill="#C9302C" />
          <path d="M36 17.500l5 1.500-5 2z" fill="#EDB94F" />
          <circle cx="29" cy="13.5" r="1.7" fill="#16211E" />
        </g>
        <g transform="translate(96 106) scale(.46)">
          <path fill="#FBE7B8" d={flockMark.body} />
          <circle cx="29" cy="13.5" r="2" fill="#16211E" />
        </g>
      </svg>
    </div>
  );
}

function Hill({ d, fill }: { d: string; fill: string }) {
  return (
    <svg className={`whole ${styles.hill}`} viewBox="0 0 390 80" preserveAspectRatio="none" aria-hidden="true">
      <path d={d} fill={fill} />
    </svg>
  );
}
