import { useState } from 'react';
import { type Locale, textIn } from '#core/texts/text.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { authAuthoriseCall, authListCall, authMembersCall } from '#features/companies/calls.ts';
import { authorisationSection } from '#features/companies/shared/authorisation.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { showDate } from '#web/kit/dates.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import type { Company } from './company-card.tsx';
import { useCompanyWords } from './words.ts';

type Member = Company['members'][number];

/** In which programmes a member acts for the company, and until when. */
export function Authorisation({ member }: { member: Member }) {
  const { programmes, validTo, isLapsed } = member;
  return <LimitWords programmes={programmes} validTo={validTo} isLapsed={isLapsed} />;
}

/** Short names of programmes in one line; undefined for all of them. */
export function programmeNames(programmes: readonly string[] | null, locale: Locale): string | undefined {
  return programmes
    ?.map((code) => textIn(findHead(code)?.short ?? { CN: code, EN: code }, locale))
    .join(locale === 'CN' ? '、' : ', ');
}

/** The same of whatever limits somebody, in one line. */
export function LimitWords({
  programmes,
  validTo,
  isLapsed = false,
}: {
  programmes: readonly string[] | null;
  validTo: string | null;
  isLapsed?: boolean;
}) {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  return (
    <small className="breaks">
      {t('members.may', { programmes: programmeNames(programmes, locale) ?? t('members.mayAll') })} ·{' '}
      {isLapsed ? (
        <Tag tone="warn">{t('members.lapsed')}</Tag>
      ) : validTo ? (
        t('members.until', { date: showDate(validTo, locale) })
      ) : (
        t('members.endless')
      )}
    </small>
  );
}

/** Lets the owner set what an agent may do. */
export function AuthoriseButton({ member }: { member: Member }) {
  const t = useCompanyWords();
  const [isOpen, setOpen] = useState(false);
  const { id: memberId, name, rev, programmes, validTo } = member;
  return (
    <>
      <Button small onClick={() => setOpen(true)}>
        {t('members.authorise')}
        <span className="vh"> {name}</span>
      </Button>
      <Dialog open={isOpen} wide title={t('members.authoriseTitle', { name })} onClose={() => setOpen(false)}>
        <p className="muted below-16">{t('members.authoriseNote')}</p>
        <SmallForm
          section={authorisationSection}
          start={{ programmes: programmes ?? [], validTo }}
          label={t('members.save')}
          send={async (values) => {
            await call(authAuthoriseCall, { memberId, rev, values, reqId: newRequestId() });
            toast('success', t('members.authorised'));
            setOpen(false);
            await Promise.all([invalidate(authListCall), invalidate(authMembersCall)]);
          }}
        />
      </Dialog>
    </>
  );
}
