import { useMemo } from 'react';
import { dayInShanghai } from '#core/calendar/dates.ts';
import type { OutputOf } from '#core/contracts/contract.ts';
import { visibleSections } from '#core/forms/section.ts';
import type { entryDetailCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { entryForm } from '#features/competition/shared/form/entry-form.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { SectionAnswers } from '#web/kit/form/answers.tsx';
import { useFormDictionaries } from '#web/portal/own-form/use-form-dictionaries.ts';

/** What was handed in last, or typed so far, section by section. */
export function EntryAnswers({ detail: { edition, data, entry } }: { detail: OutputOf<typeof entryDetailCall> }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const form = useMemo(() => entryForm(edition), [edition]);
  const dictionaries = useFormDictionaries(form);
  if (!dictionaries) return null;
  const means = { data, dictionaries, locale, today: dayInShanghai(now()) };
  return (
    <details open={entry.state === 'DRAFT'}>
      <summary className="title-20 below-12">{t('entry.answers')}</summary>
      {visibleSections(form, data).map((section) => (
        <SectionAnswers key={section.key} section={section} values={data[section.key] ?? {}} means={means} />
      ))}
    </details>
  );
}
