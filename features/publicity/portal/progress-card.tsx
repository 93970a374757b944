import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { defendCall, ownObjectionsCall } from '#features/publicity/calls.ts';
import { defenceSection, evidencePurpose } from '#features/publicity/shared/objection.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDateTime, showDeadline } from '#web/kit/dates.ts';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { FileLink } from '#web/kit/form/answers.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { usePublicityWords } from './words.ts';

type Asked = OutputOf<typeof ownObjectionsCall>['rows'][number];

/** Objections on which the applicant was asked, on the page that tells where the application stands: their view, or the form for it. */
export function ProgressCard({ id }: { id: string }) {
  const client = useQueryClient();
  const { data } = useCall(ownObjectionsCall, { id }, { quiet: true, staleTime: 0 });
  // The history beside it has the line, too.
  const reread = () => void client.invalidateQueries();
  if (!data || data.rows.length === 0) return null;
  return (
    <div className="column gap-24 above-24">
      {data.rows.map((asked) => (
        <AskedCard key={asked.id} id={id} asked={asked} onSent={reread} />
      ))}
    </div>
  );
}

function AskedCard({ id, asked, onSent }: { id: string; asked: Asked; onSent: () => void }) {
  const t = usePublicityWords();
  const locale = useSession((session) => session.locale);
  const reqId = useRef(newRequestId());
  const { defence, isOpen, canDefend, dueAt } = asked;
  return (
    <Card boxed>
      <h2 className="title-20">{t(isOpen && !defence ? 'asked.title' : 'asked.over')}</h2>
      <Facts className="above-16 below-16">
        <Fact name={t('progress.aspects')}>{textIn(asked.aspects, locale)}</Fact>
        {!defence && <Fact name={t('asked.until')}>{showDeadline(dueAt, locale)}</Fact>}
      </Facts>
      {defence ? (
        <section aria-label={t('asked.said')}>
          <h3 className="line-title">{t('asked.said')}</h3>
          <p className="as-typed breaks above-8">{defence.statement}</p>
          {defence.files.map((file) => (
            <FileLink key={file.id} id={file.id} name={file.name} size={file.size} />
          ))}
          <p className="small muted above-8">{t('asked.saidAt', { at: showDateTime(defence.at, locale) })}</p>
        </section>
      ) : canDefend ? (
        <>
          <p className="below-16">{t('asked.note')}</p>
          <SmallForm
            section={defenceSection}
            label={t('asked.send')}
            purpose={evidencePurpose}
            send={async (values) => {
              await call(defendCall, { id, objection: asked.id, values, reqId: reqId.current });
              reqId.current = newRequestId();
              toast('success', t('asked.sent'));
              onSent();
            }}
          />
        </>
      ) : (
        <Notice>{t('asked.none')}</Notice>
      )}
    </Card>
  );
}
