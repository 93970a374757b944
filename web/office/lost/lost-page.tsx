import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Logo } from '#web/kit/marks/logo.tsx';
import { useTexts } from '#web/office/texts.ts';
import styles from './lost-page.module.css';

/** /404: the address leads nowhere. */
export function MissingPage() {
  const t = useTexts();
  return <LostPage code="404" title={t('lost.notFound')} hint={t('lost.notFoundHint')} />;
}

/** /401: the operator's codes do not include the page. */
export function ForbiddenPage() {
  const t = useTexts();
  return <LostPage code="401" title={t('lost.forbidden')} hint={t('lost.forbiddenHint')} />;
}

function LostPage({ code, title, hint }: { code: string; title: string; hint: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title, t]);
  return (
    <main className={`row to-middle gap-8 centred ${styles.page}`}>
      <Logo size={56} />
      <span className={`above-12 ${styles.code}`}>{code}</span>
      <h1>{title}</h1>
      <p className="muted">{hint}</p>
      <div className="line wraps to-middle gap-8 above-16">
        <Button type="primary" onClick={() => void navigate('/')}>
          {t('lost.back')}
        </Button>
        {code === '401' && <Button onClick={() => void navigate('/login')}>{t('lost.signInOther')}</Button>}
      </div>
    </main>
  );
}
