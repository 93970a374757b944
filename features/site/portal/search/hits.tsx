import type { ReactNode } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { nouns } from '#features/content-nouns.ts';
import type { searchCall } from '#features/site/calls/search.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { KnownLink } from '#web/portal/shell/known-paths.tsx';
import styles from './hits.module.css';

export type Hit = OutputOf<typeof searchCall>['rows'][number];

export function Hits({ rows }: { rows: readonly Hit[] }) {
  const locale = useSession((state) => state.locale);
  const language = locale === 'CN' ? 'CN' : 'EN';
  return (
    <ul className={`${cardClass} ${styles.hits}`}>
      {rows.map(({ id, type, title, titleMarks, snippet, datedAt, path }) => (
        <li className="parted" key={id}>
          <h3 className="row-title breaks">
            <KnownLink className="unlined underlines" to={path}>
              <Marked text={title[language]} marks={titleMarks[language]} />
            </KnownLink>
          </h3>
          <p className={`quiet breaks above-4 ${styles.snippet}`}>
            <Marked text={snippet.text} marks={snippet.marks} />
          </p>
          <p className="row gap-12 small muted above-8">
            <Tag tone="plain">{textIn(nameOf(type), locale)}</Tag>
            <time dateTime={datedAt}>{showDate(datedAt, locale)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A text with some stretches of it marked; given in order and apart from each other, in UTF-16 units. */
function Marked({ text, marks }: { text: string; marks: readonly (readonly [number, number])[] }) {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [from, to] of marks) {
    parts.push(
      text.slice(done, from),
      <mark key={from} className={`bold ${styles.mark}`}>
        {text.slice(from, to)}
      </mark>,
    );
    done = to;
  }
  return [...parts, text.slice(done)];
}

function nameOf(type: string): Text {
  return nouns.find(({ code }) => code === type)?.name ?? { CN: type, EN: type };
}
