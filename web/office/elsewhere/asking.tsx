import { Suspense, useEffect, useState } from 'react';
import { office } from '#features/office-pages.ts';
import { AskingNotice } from '#web/kit/feedback/asking-notice.tsx';
import { isWriting, onceWritten } from '#web/kit/writing.ts';
import { useTexts } from '#web/office/texts.ts';
import { useQuestion } from './question.ts';

/** Asks what stops the page: at once, or, while somebody writes, by a notice first, so that no letter goes astray. */
export function Asking() {
  const t = useTexts();
  const question = useQuestion();
  const [stage, setStage] = useState<'none' | 'notice' | 'dialog'>('none');
  useEffect(() => {
    const waits = question !== undefined && isWriting();
    setStage(question === undefined ? 'none' : waits ? 'notice' : 'dialog');
    return waits ? onceWritten(() => setStage('dialog')) : undefined;
  }, [question]);
  if (!question || stage === 'none') return null;
  if (stage === 'notice')
    return (
      <AskingNotice
        title={t(`elsewhere.${question}`)}
        text={t('elsewhere.later')}
        now={t('elsewhere.now')}
        onNow={() => setStage('dialog')}
      />
    );
  return (
    <Suspense>
      <office.frame.Question question={question} />
    </Suspense>
  );
}
