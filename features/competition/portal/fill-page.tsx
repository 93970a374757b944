import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { OwnForm } from '#core/forms/own-form.ts';
import { entrySubmitCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { call } from '#web/kit/call/call.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from '#web/portal/own-form/form-page.module.css';
import { OwnFormEditor } from '#web/portal/own-form/own-form-editor.tsx';
import { useHandIn } from '#web/portal/own-form/use-hand-in.ts';
import type { OwnFormLink } from '#web/portal/own-form/use-own-draft.ts';
import { EntryFacts } from './entry-facts.tsx';
import type { Head } from './entry-row.tsx';
import { entryPath } from './paths.ts';

export const manner = { quiet: true, reauthenticate: 'in-place' } as const;

interface FillProps {
  id: string;
  form: OwnForm;
  link: OwnFormLink;
  title: string;
  /** Whose form it is, once it is known. */
  entry?: Head | undefined;
  /** What happens once it is handed in. */
  after: string;
  /** Why it was returned. */
  reason?: string | null;
  /** What to know while filling it in. */
  note?: ReactNode;
  /** Why it cannot be filled in now. */
  lockedNote?: string | undefined;
}

/** A form of an entry, kept while it is typed, up to handing it in. */
export function FillPage({ id, form, link, title, entry, after, reason, note, lockedNote }: FillProps) {
  const t = useCompetitionWords();
  return (
    <OwnFormEditor
      form={form}
      id={id}
      link={link}
      title={entry?.project ? `${title} · ${entry.project}` : title}
      facts={entry && <EntryFacts entry={entry} />}
      locked={
        <Card>
          <EmptyState
            title={t('fill.locked')}
            actions={
              <ButtonLink kind="primary" to={entryPath(id)}>
                {t('fill.toEntry')}
              </ButtonLink>
            }
          >
            {lockedNote ?? t('fill.lockedNote')}
          </EmptyState>
        </Card>
      }
      banner={() => (
        <>
          {reason && (
            <PageNotice icon="alert" tone="warn" role="status">
              <p>{reason}</p>
            </PageNotice>
          )}
          {note}
        </>
      )}
      end={(props) => <HandIn {...props} id={id} after={after} />}
    />
  );
}

type EndProps = Parameters<Parameters<typeof OwnFormEditor>[0]['end']>[0];

function HandIn({ opened, open, setRefused, id, after }: EndProps & { id: string; after: string }) {
  const t = useCompetitionWords();
  const navigate = useNavigate();
  const { handIn, isBusy, message } = useHandIn({
    opened,
    setRefused,
    send: (reqId) => call(entrySubmitCall, { id, reqId }, manner),
    onDone: () => {
      toast('success', t('fill.sent'));
      navigate(`${entryPath(id)}?sent=1`, { replace: true });
    },
  });
  return (
    <div className={`panel stack gap-16 above-24 ${styles.ready}`}>
      <p>{after}</p>
      {message && (
        <p className={styles.hurry} role="alert">
          {message}
        </p>
      )}
      <Button kind="accent" busy={isBusy} disabled={open.length > 0} onClick={() => void handIn()}>
        {open.length > 0 ? t('fill.notYet', { count: open.length }) : t('fill.submit')}
      </Button>
    </div>
  );
}
