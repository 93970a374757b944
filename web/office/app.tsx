import { QueryClientProvider } from '@tanstack/react-query';
import { App as AntApp, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router';
import { queryClient } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useMedia } from '#web/kit/use-media.ts';
import { Asking } from './elsewhere/asking.tsx';
import { Icon } from './icons/icon.tsx';
import { StatePanel } from './pieces/state-panel.tsx';
import { router } from './router.ts';
import { FeedbackBridge } from './shell/feedback.tsx';
import { useTexts } from './texts.ts';
import { antdTheme, stillTheme } from './theme/antd-theme.ts';

/** Providers around the router: antd with static styles, language, server data. */
export function OfficeApp() {
  const locale = useSession((session) => session.locale);
  const isChinese = locale === 'CN';
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    document.documentElement.lang = isChinese ? 'zh-CN' : 'en';
  }, [isChinese]);
  return (
    <ConfigProvider
      theme={isStill ? stillTheme : antdTheme}
      locale={isChinese ? zhCN : enUS}
      button={{ autoInsertSpace: false }}
      renderEmpty={() => <NothingHere />}
      wave={{ disabled: true }}
      modal={{ closeIcon: <Icon name="close" /> }}
    >
      <AntApp>
        <FeedbackBridge />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Asking />
        </QueryClientProvider>
      </AntApp>
    </ConfigProvider>
  );
}

function NothingHere() {
  const t = useTexts();
  return <StatePanel icon="search" title={t('list.emptyTitle')} />;
}
