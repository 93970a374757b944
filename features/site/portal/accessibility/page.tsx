import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import { useAccessibilityWords } from './words.ts';

const parts = ['keyboard', 'display', 'reader', 'forms', 'limits', 'report'] as const;

/** What the platform does for those who see, hear or move differently, what it cannot do, and whom to tell. */
export function Component() {
  const t = useAccessibilityWords();
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('title')} note={t('note')} />
      <div className="wrap">
        <div className="stack two gap-24 folds above-32">
          {parts.map((part) => (
            <Card key={part} boxed role="group" aria-labelledby={`about-${part}`}>
              <h2 id={`about-${part}`} className="title-20 below-8">
                {t(`${part}.title`)}
              </h2>
              <p>{t(`${part}.text`)}</p>
            </Card>
          ))}
        </div>
      </div>
    </>
  );
}
