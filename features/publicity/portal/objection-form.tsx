import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Section } from '#core/forms/section.ts';
import { textIn } from '#core/texts/text.ts';
import { objectCall, type publicNoticeCall } from '#features/publicity/calls.ts';
import { evidencePurpose, objectionSection } from '#features/publicity/shared/objection.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { useKeptAnswers } from '#web/kit/form/drafts/kept-answers.ts';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './objection-panel.module.css';
import { type MailProof, ProvenMail } from './proven-mail.tsx';
import { usePublicityWords } from './words.ts';

type Entry = OutputOf<typeof publicNoticeCall>['entries'][number];

/** The line of the list that the form is about, which the list beside it shows and sets too; empty for none. */
export interface About {
  about: string;
  onAbout: (entry: string) => void;
}

/** What stands for the notice as a whole among the lines to choose from. */
const whole = 'WHOLE';

/** The form of an objection: about whom, what, with which evidence, and by whom. */
export function ObjectionForm({
  noticeId,
  entries,
  about,
  onAbout,
  onSent,
}: About & {
  noticeId: string;
  entries: readonly Entry[];
  onSent: (sent: OutputOf<typeof objectCall>) => void;
}) {
  const t = usePublicityWords();
  const user = useSession((session) => session.user);
  const mail = useRef<MailProof>(null);
  const reqId = useRef(newRequestId());
  const promises = ['number', 'held', 'hidden', 'answer', 'anonymous', ...(user ? [] : (['files'] as const))] as const;
  const section = useSection(entries, user !== null && user !== undefined);
  const kept = useKeptAnswers(`objection/${noticeId}`, section);
  // Begun anew, the form takes up nothing of what was typed.
  const [begun, setBegun] = useState(0);
  const listed = (id: unknown) => id === whole || entries.some((entry) => entry.id === id);
  const entry = about || (listed(kept.values().entry) ? String(kept.values().entry) : '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list beside it shows once what was kept
  useEffect(() => {
    if (entry !== about) onAbout(entry);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen in the list is kept as what is chosen here
  useEffect(() => {
    if (about && about !== kept.values().entry) kept.keep({ entry: about });
  }, [about]);
  return (
    <>
      <SmallForm
        key={begun}
        section={section}
        start={{
          ...kept.values(),
          ...(entries.length > 0 && { entry: entries.length === 1 ? entries[0]!.id : entry }),
        }}
        bound={entries.length === 0 ? undefined : { field: 'entry', value: about, onChange: onAbout }}
        onTyped={kept.keep}
        label={t('object.send')}
        purpose={evidencePurpose}
        send={async ({ entry, ...values }) => {
          const isNamed = values.identity === 'NAMED';
          const proof = user || !isNamed ? {} : mail.current?.read();
          // What is missing is said beside the fields.
          if (!proof) return 'kept';
          try {
            const sent = await call(objectCall, {
              notice: noticeId,
              ...(typeof entry === 'string' && entry !== whole ? { entry } : {}),
              values,
              ...proof,
              reqId: reqId.current,
            });
            kept.forget();
            onSent(sent);
          } catch (error) {
            mail.current?.show(error);
            throw error;
          } finally {
            reqId.current = newRequestId();
          }
        }}
      >
        {({ identity }) => (
          <>
            {identity === 'ANONYMOUS' && <Notice>{t('object.unnamed')}</Notice>}
            {!user && identity === 'NAMED' && (
              <ProvenMail
                ref={mail}
                start={String(kept.values().email ?? '')}
                onTyped={(email) => kept.keep({ email })}
              />
            )}
            {kept.hasKept && (
              <p className="row wraps apart gap-8-16 small muted" role="status">
                {t(kept.isLasting ? (user ? 'object.kept' : 'object.keptInTab') : 'object.keptBriefly')}
                <Button
                  kind="text"
                  small
                  onClick={() => {
                    kept.forget();
                    onAbout('');
                    setBegun(begun + 1);
                  }}
                >
                  {t('object.forget')}
                </Button>
              </p>
            )}
          </>
        )}
      </SmallForm>
      <ul className={`stack gap-4 small muted ruled above-20 ${styles.promises}`}>
        {promises.map((promise) => (
          <li key={promise} className="line gap-8">
            <Icon name="check" size={16} />
            {t(`object.rules.${promise}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The form of the server, with the lines of the list in front where there are some. */
function useSection(entries: readonly Entry[], hasFiles: boolean): Section {
  const t = usePublicityWords();
  const locale = useSession((session) => session.locale);
  const section = objectionSection({ hasFiles });
  if (entries.length === 0) return section;
  const same = (text: string) => ({ CN: text, EN: text });
  const options = entries.map(({ id, name, company, subject }) => ({
    value: id,
    label: same([name, company, textIn(subject, locale)].filter(Boolean).join(' · ')),
  }));
  const who = {
    kind: 'choice',
    key: 'entry',
    label: same(t('object.who')),
    options: [...options, { value: whole, label: same(t('object.whole')) }],
    required: true,
  } as const;
  return { ...section, fields: [who, ...section.fields] };
}
