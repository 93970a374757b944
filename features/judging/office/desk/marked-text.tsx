import { Fragment } from 'react';
import { markedParts } from '#features/judging/shared/marked-parts.ts';
import type { ScoreMark } from '#features/judging/shared/marks.ts';
import styles from './desk.module.css';

interface MarkedTextProps {
  text: string;
  marks: readonly ScoreMark[];
  /** What a criterion is called beside a passage. */
  wordOf: (about: string) => string;
}

/** What an entrant stated, with the passages that scores rest on. */
export function MarkedText({ text, marks, wordOf }: MarkedTextProps) {
  return markedParts(text, marks).map(({ from, text: part, mark }) =>
    mark ? (
      <mark key={from} className={styles.mark}>
        {part}
        <b className={styles.word}>{wordOf(mark.about)}</b>
      </mark>
    ) : (
      <Fragment key={from}>{part}</Fragment>
    ),
  );
}
