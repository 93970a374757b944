import { type FormEvent, useRef, useState } from 'react';
import { dayInShanghai, isDate, moveDate } from '#core/calendar/dates.ts';
import { textIn } from '#core/texts/text.ts';
import { helpGrantCall, helpListCall } from '#features/casework/calls/helping.ts';
import { helpDays } from '#features/casework/shared/helping.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { DateInput } from '#web/kit/controls/date-input.tsx';
import { fieldClasses, TextField } from '#web/kit/controls/field.tsx';
import { useFormErrors } from '#web/kit/controls/use-form-errors.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import type { HelpList } from './help-page.tsx';
import styles from './helping.module.css';
import type { Invitation } from './new-code.tsx';
import { useHelpingWords } from './words.ts';

const most = helpDays.most;

/** Chooses sections and a last day, and makes a code. */
export function InviteForm({
  id,
  sections,
  onMade,
}: {
  id: string;
  sections: HelpList['sections'];
  onMade: (made: Invitation) => void;
}) {
  const t = useHelpingWords();
  const locale = useSession((session) => session.locale);
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const { errors, check, fromCall, clear } = useFormErrors(form, 'sections');
  const send = useSend(helpGrantCall, { invalidates: [helpListCall], quiet: ['INVALID'] });
  const today = dayInShanghai(now());
  const isEvery = chosen.length === sections.length;
  const toggle = (key: string) => {
    setChosen(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key]);
    clear();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const until = String(given.get('until') ?? '').trim();
    const isRight = isDate(until) && until >= today && until <= moveDate(today, { days: most });
    const found = {
      sections: chosen.length === 0 ? t('invite.missing') : undefined,
      until: isRight ? undefined : t('invite.wrongDay', { most }),
    };
    if (!check(found)) return;
    try {
      const note = String(given.get('note') ?? '').trim();
      const made = await send.mutateAsync({ id, sections: [...chosen], until, note, reqId: newRequestId() });
      onMade(made);
      setChosen([]);
      setRound(round + 1);
      window.scrollTo({ top: 0, behavior: 'smooth' });
    } catch (error) {
      fromCall(error, ['sections', 'until']);
    }
  };
  return (
    <Card boxed role="region" aria-labelledby="invite-title">
      <h2 id="invite-title" className="title-20 below-16">
        {t('invite.title')}
      </h2>
      <form key={round} ref={form} className="stack gap-20" noValidate onSubmit={submit}>
        <fieldset
          className={`${fieldClasses.field} ${errors.sections ? fieldClasses.wrong : ''}`}
          aria-describedby={errors.sections ? 'invite-sections-error' : undefined}
        >
          <legend className={fieldClasses.label}>{t('invite.sections')}</legend>
          {errors.sections && (
            <span id="invite-sections-error" className={fieldClasses.message}>
              <Icon name="alert" size={18} />
              {errors.sections}
            </span>
          )}
          <div className={styles.choices}>
            {sections.map(({ key, title }) => (
              <label key={key} className={fieldClasses.check}>
                <input
                  type="checkbox"
                  checked={chosen.includes(key)}
                  aria-invalid={errors.sections ? true : undefined}
                  onChange={() => toggle(key)}
                />
                <span>{textIn(title, locale)}</span>
              </label>
            ))}
          </div>
          <div>
            <Button small kind="text" onClick={() => setChosen(isEvery ? [] : sections.map(({ key }) => key))}>
              {t(isEvery ? 'invite.none' : 'invite.all')}
            </Button>
          </div>
        </fieldset>
        <fieldset
          className={`${fieldClasses.field} ${errors.until ? fieldClasses.wrong : ''}`}
          aria-describedby={`invite-until-hint${errors.until ? ' invite-until-error' : ''}`}
        >
          <legend className={fieldClasses.label}>{t('invite.until')}</legend>
          <span id="invite-until-hint" className={fieldClasses.hint}>
            {t('invite.untilHint', { most })}
          </span>
          {errors.until && (
            <span id="invite-until-error" className={fieldClasses.message} role="alert">
              <Icon name="alert" size={18} />
              {errors.until}
            </span>
          )}
          <span className={styles.day}>
            <DateInput name="until" label={t('invite.until')} value={moveDate(today, { days: helpDays.usual })} />
          </span>
        </fieldset>
        <TextField label={t('invite.note')} hint={t('invite.noteHint')} optional name="note" maxLength={200} />
        <div>
          <Button kind="primary" type="submit" busy={send.isPending}>
            {t('invite.make')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
