import { useNavigate } from 'react-router';
import { creditCodeFault } from '#core/forms/identifiers/credit-code.ts';
import { isFile } from '#core/forms/kinds/files.ts';
import type { Data, Values } from '#core/forms/values.ts';
import { authCheckCall, authFormCall, authimgCall, authSaveCall, authSubmitCall } from '#features/companies/calls.ts';
import { companyAuthForm } from '#features/companies/shared/company-auth.ts';
import { call } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from '#web/portal/own-form/form-page.module.css';
import { OwnFormEditor } from '#web/portal/own-form/own-form-editor.tsx';
import { useHandIn } from '#web/portal/own-form/use-hand-in.ts';
import type { OwnFormLink } from '#web/portal/own-form/use-own-draft.ts';
import { useCompanyWords } from './words.ts';

const manner = { quiet: true, reauthenticate: 'in-place' } as const;

/** The licence has a call of its own, which looks at the picture; everything else is saved as it is typed. */
const link: OwnFormLink = {
  read: () => call(authFormCall, { type: 'COMPANY' }, manner),
  save: ({ patch, baseRev, clientTx, ...rest }) => {
    const file = onlyLicence(patch);
    return file
      ? call(authimgCall, { file, baseRev, clientTx }, manner)
      : call(authSaveCall, { type: 'COMPANY', patch: { ...patch }, baseRev, clientTx, ...rest }, manner);
  },
};

function onlyLicence(patch: Values): string | undefined {
  const [[path = '', value] = [], ...others] = Object.entries(patch);
  const file = Array.isArray(value) ? value[0] : value;
  return others.length === 0 && /^licence(\[|$)/.test(path) && isFile(file) ? file.id : undefined;
}

/** The authentication form, kept while it is typed, up to handing it in. */
export function Component() {
  const t = useCompanyWords();
  return (
    <OwnFormEditor
      form={companyAuthForm}
      link={link}
      title={t('edit.title')}
      locked={
        <Card>
          <EmptyState
            title={t('edit.locked')}
            actions={
              <ButtonLink kind="primary" to="/personal/auth">
                {t('edit.toStatus')}
              </ButtonLink>
            }
          />
        </Card>
      }
      banner={(data) => <Known data={data} />}
      end={(props) => <HandIn {...props} />}
    />
  );
}

/** Says while the code is typed that the company is here already. */
function Known({ data }: { data: Data }) {
  const t = useCompanyWords();
  const code = String(data.company?.code ?? '')
    .replace(/\s/g, '')
    .toUpperCase();
  const isWhole = creditCodeFault(code) === undefined;
  const found = useCall(authCheckCall, isWhole ? { code } : undefined, { quiet: true });
  const { state, name } = found.data ?? {};
  if (!name) return null;
  const isOwn = state === 'OWN';
  return (
    <PageNotice icon={isOwn ? 'check' : 'alert'} tone={isOwn ? 'good' : 'warn'} role="status">
      <p>{t(isOwn ? 'edit.own' : 'edit.known', { name })}</p>
      {!isOwn && (
        <ButtonLink small to={`/personal/auth?join=${code}`}>
          {t('edit.toJoin')}
        </ButtonLink>
      )}
    </PageNotice>
  );
}

function HandIn({ opened, open, setRefused }: Parameters<Parameters<typeof OwnFormEditor>[0]['end']>[0]) {
  const t = useCompanyWords();
  const navigate = useNavigate();
  const { handIn, isBusy, message } = useHandIn({
    opened,
    setRefused,
    send: (reqId) => call(authSubmitCall, { reqId }, manner),
    onDone: () => {
      toast('success', t('edit.sent'));
      navigate('/personal/auth', { replace: true });
    },
  });
  return (
    <div className={`panel stack gap-16 above-24 ${styles.ready}`}>
      <ul className="dotted stack gap-4">
        <li>{t('edit.after')}</li>
        <li>{t('edit.told')}</li>
      </ul>
      {message && (
        <p className={styles.hurry} role="alert">
          {message}
        </p>
      )}
      <Button kind="accent" busy={isBusy} disabled={open.length > 0} onClick={() => void handIn()}>
        {open.length > 0 ? t('edit.notYet', { count: open.length }) : t('edit.submit')}
      </Button>
    </div>
  );
}
