import { useTerms } from '#features/flock/poultry/catalogues.ts';
import { WaitingCard } from '#features/flock/poultry/home/waiting-card.tsx';
import { AreaChips } from '#features/flock/poultry/pieces/area-chips.tsx';
import { BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Heading, Page } from '#features/flock/poultry/pieces/page.tsx';
import { UpdateCard } from '#features/flock/poultry/shell/attention.tsx';
import { LanguageList } from '#features/flock/poultry/shell/language-menu.tsx';
import { useServerSettings } from '#features/flock/poultry/store/server-settings.ts';
import { useWorker } from '#features/flock/poultry/store/worker.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { useCommon } from '#web/kit/i18n.ts';
import { Card } from '#web/kit/pieces/card.tsx';
import { OwnAccount } from './account/own-account.tsx';
import { Devices } from './devices.tsx';
import { ExportAll } from './export-all.tsx';
import styles from './settings-page.module.css';
import { SignOut } from './sign-out.tsx';
import { StorageState } from './storage-state.tsx';
import { TouchAnswers } from './touch-answers.tsx';

export function Component() {
  const t = useShell();
  const c = useCommon();
  const terms = useTerms();
  const worker = useWorker((state) => state.worker);
  return (
    <Page title={t('settings.title')} sub={worker?.name} back="/">
      <div className={`stack gap-24 ${styles.grid}`}>
        <section className="flow gap-12">
          <Heading>{c('language.label')}</Heading>
          <LanguageList />
        </section>
        <section className="flow gap-12">
          <Heading note={t('area.note')}>{terms('farm.area')}</Heading>
          <AreaChips />
          <BigLink small kind="quiet" icon="chart" to="/limits">
            {t('limits.title')}
          </BigLink>
        </section>
        <section className="flow gap-12">
          <Heading>{t('settings.device')}</Heading>
          <WaitingCard />
          <StorageState />
          <ExportAll />
        </section>
        <TouchAnswers />
        <section className="flow gap-12">
          <Heading>{t('settings.learn')}</Heading>
          <BigLink small kind="quiet" icon="graduate" to="/training">
            {t('settings.training')}
          </BigLink>
          <BigLink small kind="quiet" icon="info" to="/tips">
            {t('settings.tips')}
          </BigLink>
        </section>
        <WhatsNew />
        <Devices />
        <section className="flow gap-12">
          <Heading>{t('settings.account')}</Heading>
          <OwnAccount />
          <SignOut />
        </section>
      </div>
    </Page>
  );
}

/** What the newest version brought, as operators wrote it. */
function WhatsNew() {
  const t = useShell();
  const version = useServerSettings()?.version;
  return (
    <section className="flow gap-12">
      {version && (
        <>
          <Heading note={version.number}>{t('settings.news')}</Heading>
          <Card className={`${styles.card} stack gap-6`}>
            <b>{version.title}</b>
            <p>{version.notes}</p>
          </Card>
        </>
      )}
      <UpdateCard />
    </section>
  );
}
