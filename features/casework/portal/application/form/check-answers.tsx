import { useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Data } from '#core/forms/values.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { FormDownload } from '#features/casework/portal/application/form-download.tsx';
import { pathsOf, useApplicationWords, type Whole } from '#features/casework/portal/application/programme.ts';
import { readUpTo, unreadEntries } from '#features/casework/portal/helping/entries.ts';
import { ReadEntries } from '#features/casework/portal/helping/read-entries.tsx';
import { useHelpingWords } from '#features/casework/portal/helping/words.ts';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { SectionAnswers } from '#web/kit/form/answers.tsx';
import type { Draft } from '#web/kit/form/drafts/draft.ts';
import type { Outbox } from '#web/kit/form/drafts/outbox.ts';
import { ErrorSummary } from '#web/kit/form/error-summary.tsx';
import type { FieldFault, SectionView } from '#web/kit/form/form-state.ts';
import { useFormWords } from '#web/kit/form/words.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from '#web/portal/own-form/form-page.module.css';
import { useSubmit } from './use-submit.ts';

type Refused = Readonly<Record<string, readonly FieldFault[]>>;

/** Everything to read once more, what is still missing, and the submission. */
export function CheckAnswers({
  programme,
  draft,
  outbox,
  whole,
  views,
  means,
  isReadOnly,
  refused,
  onRefused,
  onUnread,
  onGo,
}: {
  programme: Programme;
  draft: Draft;
  outbox: Outbox;
  whole: Whole | undefined;
  views: readonly SectionView[];
  means: { data: Data; today: string; dictionaries: Dictionaries; locale: Locale };
  isReadOnly: boolean;
  refused: Refused;
  onRefused: (refused: Refused) => void;
  /** Helpers have written more than `whole` says. */
  onUnread: () => void;
  onGo: (section: string, field?: string) => void;
}) {
  const t = useApplicationWords();
  const form = useFormWords();
  const { locale } = means;
  const help = useHelpingWords();
  const entries = unreadEntries(whole);
  const read = readUpTo(entries);
  // What was confirmed is what was shown: more of it has to be read again.
  const shown = JSON.stringify(read);
  const [confirmed, setConfirmed] = useState<string>();
  const isRead = entries.length === 0 || confirmed === shown;
  const { submit, isBusy, message } = useSubmit({ programme, draft, outbox, read, onRefused, onUnread });
  const open = views.filter((view) => view.told.length > 0);
  const told = [
    ...open.map((view) => ({
      path: view.section.key,
      text: form('page.check.section', { title: textIn(view.section.title, locale), count: view.told.length }),
      isMissing: false,
    })),
    ...Object.entries(refused).flatMap(([section, list]) =>
      list.map((each) => ({ ...each, path: each.path ? `${section}.${each.path}` : section })),
    ),
  ];
  const isCorrecting = whole?.state === 'SUPPLEMENT';
  // Where no employer is asked for, none confirms it.
  const isConfirmed = views.some(({ section }) => programme.employer?.code.startsWith(`${section.key}.`));
  const goTo = (path: string) => {
    const [section = '', ...rest] = path.split('.');
    onGo(section, rest.join('.') || views.find((view) => view.section.key === section)?.told[0]?.path);
  };
  return (
    <>
      <div className={`row wraps apart below-24 ${styles.checkHead}`}>
        <p className="muted">{isReadOnly ? t('check.read') : form('page.check.note')}</p>
        {whole?.state === 'DRAFT' && (
          <FormDownload programme={programme} id={whole.id} {...(isReadOnly ? {} : { draft })} />
        )}
      </div>
      {!isReadOnly && (
        <ErrorSummary
          told={told}
          title={told.length === open.length ? form('rail.checkLater', { count: open.length }) : undefined}
          isFocused={Object.keys(refused).length > 0}
          onGo={goTo}
        />
      )}
      {views.map((view) => (
        <SectionAnswers
          key={view.section.key}
          section={view.section}
          values={view.values}
          means={means}
          head={
            <Button kind="text" small onClick={() => onGo(view.section.key)}>
              <Icon name={isReadOnly || !view.isOpen ? 'eye' : 'pencil'} size={16} />
              {isReadOnly || !view.isOpen ? t('check.see') : form('page.check.change')}
              <span className="vh">{textIn(view.section.title, locale)}</span>
            </Button>
          }
        />
      ))}
      {!isReadOnly && whole && (
        <ReadEntries
          programme={programme}
          whole={whole}
          means={means}
          isRead={isRead}
          onRead={(isConfirmed) => setConfirmed(isConfirmed ? shown : undefined)}
          onGo={onGo}
        />
      )}
      {!isReadOnly && (
        <div className={`panel stack gap-16 above-24 ${styles.ready}`}>
          <h3 className="title-20">{isCorrecting ? t('check.correctTitle') : t('check.submitTitle')}</h3>
          <ul className="dotted stack gap-4">
            {(isCorrecting
              ? [t('check.correctNote')]
              : [t(isConfirmed ? 'check.afterEmployer' : 'check.after'), t('check.receipt'), t('check.back')]
            ).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {message && (
            <p className={styles.hurry} role="alert">
              {message}
            </p>
          )}
          {isCorrecting ? (
            <ButtonLink kind="accent" to={pathsOf(programme.code).progress(whole.id)}>
              {t('check.toReplies')}
              <Icon name="arrow" size={16} />
            </ButtonLink>
          ) : (
            <>
              {!isRead && <p className="muted">{help('read.needed')}</p>}
              <Button kind="accent" busy={isBusy} disabled={open.length > 0 || !isRead} onClick={submit}>
                {open.length > 0 ? t('check.notYet', { count: open.length }) : t('check.submit')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
