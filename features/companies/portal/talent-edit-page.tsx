import { authFormCall, authSaveCall } from '#features/companies/calls.ts';
import { talentCertificatesForm } from '#features/companies/shared/talent-certificates.ts';
import { call } from '#web/kit/call/call.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import styles from '#web/portal/own-form/form-page.module.css';
import { OwnFormEditor } from '#web/portal/own-form/own-form-editor.tsx';
import type { OwnFormLink } from '#web/portal/own-form/use-own-draft.ts';
import { useCompanyWords } from './words.ts';

const manner = { quiet: true, reauthenticate: 'in-place' } as const;

const link: OwnFormLink = {
  read: () => call(authFormCall, { type: 'TALENT' }, manner),
  save: ({ patch, ...rest }) => call(authSaveCall, { type: 'TALENT', patch: { ...patch }, ...rest }, manner),
};

/** One's own certificates, kept as they are typed; there is nothing to hand in. */
export function Component() {
  const t = useCompanyWords();
  return (
    <OwnFormEditor
      form={talentCertificatesForm}
      link={link}
      title={t('talent.editTitle')}
      end={() => (
        <div className={`panel stack gap-16 above-24 ${styles.ready}`}>
          <ButtonLink kind="primary" to="/personal/auth/talentInfo">
            {t('talent.save')}
          </ButtonLink>
        </div>
      )}
    />
  );
}
