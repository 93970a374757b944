import { Link } from 'react-router';
import { authMembersCall } from '#features/companies/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { MoreLink, SectionHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { programmeNames } from './authorisation.tsx';
import type { Company } from './company-card.tsx';
import styles from './people-card.module.css';
import { useCompanyWords } from './words.ts';

const members = '/personal/auth/members';

/** Who acts for the selected company, for what and until when, and who is invited to; they are managed on a page of their own. */
export function PeopleCard() {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  const { data } = useCall(authMembersCall, {}, { quiet: true });
  if (!data) return null;
  const active = data.members.filter(({ state }) => state === 'ACTIVE');
  const isOwner = data.role === 'OWNER';
  return (
    <section className="above-32">
      <SectionHead
        small
        title={t('people.title')}
        more={<MoreLink to={members}>{t(isOwner ? 'people.manage' : 'people.see')}</MoreLink>}
      />
      <div className="panel">
        <table className={`whole ${styles.people}`}>
          <thead>
            <tr>
              <th scope="col">{t('people.name')}</th>
              <th scope="col">{t('people.role')}</th>
              <th scope="col">{t('people.may')}</th>
              <th scope="col">{t('people.until')}</th>
              {isOwner && (
                <th scope="col">
                  <span className="vh">{t('people.manage')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {active.map((member) => (
              <tr key={member.id}>
                <td>
                  <b className="block">{member.name}</b>
                  <small className="muted breaks">{member.loginName}</small>
                </td>
                <td>
                  <Tag tone={member.role === 'OWNER' ? 'green' : 'plain'}>
                    {t(member.role === 'OWNER' ? 'status.OWNER' : 'status.AGENT')}
                  </Tag>
                </td>
                <td>{programmeNames(member.programmes, locale) ?? t('members.mayAll')}</td>
                <td>
                  {member.isLapsed ? (
                    <Tag tone="warn">{t('members.lapsed')}</Tag>
                  ) : member.validTo ? (
                    showDate(member.validTo, locale)
                  ) : (
                    t('members.endless')
                  )}
                </td>
                {isOwner && (
                  <td>
                    {!member.isMe && (
                      <Link to={members}>
                        {t('people.change')}
                        <span className="vh"> {member.name}</span>
                      </Link>
                    )}
                  </td>
                )}
              </tr>
            ))}
            {data.invitations.map((invitation) => (
              <Invited key={invitation.id} invitation={invitation} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Invited({
  invitation: { email, state, programmes, validTo, validUntil },
}: {
  invitation: Company['invitations'][number];
}) {
  const t = useCompanyWords();
  const locale = useSession((session) => session.locale);
  return (
    <tr>
      <td>
        <b className="block breaks">{email}</b>
        <small className="muted">
          {state === 'OPEN' && t('people.openUntil', { date: showDate(validUntil, locale) })}
        </small>
      </td>
      <td>
        <Tag tone={state === 'OPEN' ? 'soon' : 'shut'}>
          {t(`people.${state === 'OPEN' ? 'invited' : state === 'EXPIRED' ? 'expired' : 'refused'}`)}
        </Tag>
      </td>
      <td>{programmeNames(programmes, locale) ?? t('members.mayAll')}</td>
      <td>{validTo ? showDate(validTo, locale) : t('members.endless')}</td>
      <td>
        <Link to={members}>
          {t('people.change')}
          <span className="vh"> {email}</span>
        </Link>
      </td>
    </tr>
  );
}
