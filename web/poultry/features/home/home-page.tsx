import { BigLink } from '../../pieces/button.tsx';
import { Page } from '../../pieces/page.tsx';
import { useShell } from '../../words.ts';

export function Component() {
  const t = useShell();
  return (
    <Page title={t('name')}>
      <BigLink kind="straw" icon="plus" to="/start">
        {t('newAnalysis')}
      </BigLink>
    </Page>
  );
}
