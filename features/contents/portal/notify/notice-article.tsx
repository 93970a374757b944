import { lazy, Suspense, useRef, useState } from 'react';
import { type Locale, textIn } from '#core/texts/text.ts';
import { Article, type ArticleProps } from '#features/contents/portal/article.tsx';
import type { OneContent } from '#features/contents/portal/article-page.tsx';
import { useContents } from '#features/contents/portal/words.ts';
import { loadListedBody, loadObjectionPanel } from '#features/form-means.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now as serverNow } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { lastMoment, showDate, showDeadline, timeLeft } from '#web/kit/dates.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Countdown, useNow } from '#web/kit/pieces/progress/countdown.tsx';
import { RichText } from '#web/kit/pieces/safe-html.tsx';
import { WhenNear } from '#web/kit/when-near.tsx';
import { useIsKnown } from '#web/portal/shell/known-paths.tsx';
import { isEnded } from './is-ended.ts';
import { NoticeTag } from './notice-row.tsx';
import { RelatedNotices } from './related-notices.tsx';

const ObjectionPanel = lazy(() => loadObjectionPanel().then((found) => ({ default: found.ObjectionPanel })));
const ListedBody = lazy(() => loadListedBody().then((found) => ({ default: found.ListedBody })));

export function NoticeArticle({ content, preview }: ArticleProps) {
  const texts = useContents();
  const locale = useSession((state) => state.locale);
  const now = useNow(serverNow);
  const issueNo = issueNoIn(content.facts, locale);
  const [about, setAbout] = useState('');
  const form = useRef<HTMLDivElement>(null);
  const isPublic = content.facts.kind === 'PUBLICITY' && !preview;
  const isRunning = isPublic && content.validTo !== null && !isEnded(content.validTo, now);
  const html = textIn(content.body, locale);
  const body = <RichText html={html} />;
  const objectTo = (entry: string) => {
    setAbout(entry);
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  const panel = isPublic && (
    <div ref={form}>
      <WhenNear className={isRunning ? undefined : 'above-32 unprinted'} shape={<Skeleton height="320px" />}>
        <ObjectionPanel noticeId={content.id} about={about} onAbout={setAbout} />
      </WhenNear>
    </div>
  );
  return (
    <Article
      content={content}
      preview={preview}
      path="/notify"
      tags={<NoticeTag kind={content.facts.kind} validTo={content.validTo} now={now} />}
      source={
        <>
          <span>{textIn(content.publisher, locale)}</span>
          <time dateTime={content.publishedAt}>
            {texts('notify.publishedOn', { date: showDate(content.publishedAt, locale) })}
          </time>
          {issueNo && <span>{issueNo}</span>}
        </>
      }
      aside={<Beside notice={content} now={now} isCounted={!isRunning} />}
      form={isRunning && panel}
    >
      <Ended notice={content} now={now} />
      {isRunning ? (
        <Suspense fallback={body}>
          <ListedBody noticeId={content.id} html={html} about={about} onObject={objectTo} />
        </Suspense>
      ) : (
        body
      )}
      {!isRunning && panel}
    </Article>
  );
}

/** Says of a notice whose time is over when it ended. */
function Ended({ notice, now }: { notice: OneContent; now: number }) {
  const texts = useContents();
  const locale = useSession((state) => state.locale);
  if (notice.validTo === null || !isEnded(notice.validTo, now)) return null;
  const words = notice.facts.kind === 'PUBLICITY' ? 'notify.endedOn' : 'notify.expiredOn';
  return <Notice>{texts(words, { date: showDate(lastMoment(notice.validTo), locale) })}</Notice>;
}

/** `isCounted`: the days left stand here, not at the form. */
function Beside({ notice, now, isCounted }: { notice: OneContent; now: number; isCounted: boolean }) {
  const texts = useContents();
  const locale = useSession((state) => state.locale);
  const isKnown = useIsKnown();
  const left =
    isCounted && notice.facts.kind === 'PUBLICITY' && notice.validTo ? timeLeft(notice.validTo, now) : undefined;
  const { programme } = notice.facts;
  const guide = programme && isKnown(`/serve/${programme}`) ? `/serve/${programme}` : undefined;
  return (
    <>
      {left && notice.validTo && (
        <Countdown
          title={texts('notify.countdown')}
          figure={left.count}
          unit={texts(left.unit === 'day' ? 'notify.unitDay' : 'notify.unitHour', { count: left.count })}
        >
          <p>{texts('notify.closes', { date: showDeadline(notice.validTo, locale) })}</p>
        </Countdown>
      )}
      {guide && (
        <Card boxed>
          <h2>{texts('notify.programme')}</h2>
          <ButtonLink block to={guide}>
            {texts('notify.toProgramme')}
          </ButtonLink>
        </Card>
      )}
      <RelatedNotices notice={notice} now={now} />
    </>
  );
}

/** The number a paper bears in a language, or in Chinese where it has no other; empty without one. */
function issueNoIn(facts: OneContent['facts'], locale: Locale): string {
  const { issueNoCN, issueNoEN } = facts;
  return String((locale === 'CN' ? issueNoCN : issueNoEN || issueNoCN) || '');
}
