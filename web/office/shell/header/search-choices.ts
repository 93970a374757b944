import { useNavigate } from 'react-router';
import { useTenantSwitch } from '#features/office-header.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useJobsDrawer } from '#web/office/shell/jobs-state.ts';
import { flatMenus, useMenus } from '#web/office/shell/menus.ts';
import { useVisited } from '#web/office/shell/tabs/visited.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { pinyinInitials } from './pinyin.ts';

/** Something that the search offers. */
export interface Choice {
  readonly key: string;
  readonly title: string;
  readonly note?: string;
  readonly isRecent?: boolean;
  readonly run: () => void;
}

interface Words {
  readonly CN: string;
  readonly EN: string;
}

/** Pages of the menus by name in either language or by the initials of the pinyin; recent ones stand on top. */
export function usePageChoices(wanted: string): Choice[] {
  const read = useTextIn();
  const navigate = useNavigate();
  const history = useVisited((state) => state.history);
  const rank = (path: string) => history.lastIndexOf(path);
  return flatMenus(useMenus())
    .filter(({ title, parent }) => matches([title, ...(parent ? [parent] : [])], wanted))
    .sort((one, other) => rank(other.path) - rank(one.path))
    .map(({ path, title, parent }) => ({
      key: path.replaceAll('/', '-'),
      title: read(title),
      ...(parent && { note: read(parent) }),
      isRecent: rank(path) >= 0,
      run: () => void navigate(path),
    }));
}

/** What can be done from anywhere: the other language, another tenant, the jobs. */
export function useActionChoices(wanted: string): Choice[] {
  const t = useTexts();
  const read = useTextIn();
  const { user, setLocale } = useSession();
  const switchTo = useTenantSwitch();
  const languages = [
    { key: 'CN', words: { CN: '语言：简体中文', EN: 'Language: 简体中文 (Chinese)' } },
    { key: 'EN', words: { CN: '语言：English', EN: 'Language: English' } },
  ] as const;
  const tenants = (user?.tenants ?? []).filter(({ id }) => id !== user?.tenantId);
  const jobs: Words = { CN: t('jobs.title'), EN: t('jobs.title') };
  const all: (Choice & { readonly words: Words })[] = [
    ...languages.map(({ key, words }) => ({
      key: `language-${key}`,
      words,
      title: read(words),
      run: () => setLocale(key),
    })),
    ...tenants.map(({ id, name }) => ({
      key: `tenant-${id}`,
      words: { CN: `切换租户 ${name.CN}`, EN: `Change tenant ${name.EN}` },
      title: t('shell.switchTo', { name: read(name) }),
      run: () => void switchTo(id),
    })),
    { key: 'jobs', words: jobs, title: t('jobs.title'), run: () => useJobsDrawer.getState().show() },
  ];
  return all.filter(({ words }) => matches([words], wanted));
}

function matches(texts: readonly Words[], words: string): boolean {
  const wanted = words.toLowerCase();
  if (wanted === '') return true;
  return texts.some(
    ({ CN, EN }) =>
      CN.toLowerCase().includes(wanted) || EN.toLowerCase().includes(wanted) || pinyinInitials(CN).includes(wanted),
  );
}
