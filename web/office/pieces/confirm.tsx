import { App } from 'antd';
import { useMemo } from 'react';
import { useTexts } from '#web/office/texts.ts';

interface Question {
  title: string;
  text?: string;
  ok?: string;
  cancel?: string;
  danger?: boolean;
}

/** Asks before something happens; resolves to whether it was confirmed. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const t = useTexts();
  return useMemo(
    () => (question) =>
      new Promise((resolve) => {
        modal.confirm({
          title: question.title,
          content: question.text,
          okText: question.ok ?? t('app.confirm'),
          cancelText: question.cancel ?? t('app.cancel'),
          okButtonProps: question.danger ? { danger: true } : {},
          centered: true,
          // Drawn in place: a portal on the body would make antd lock the scroll with a style element.
          getContainer: false,
          onOk: () => resolve(true),
          onCancel: () => resolve(false),
        });
      }),
    [modal, t],
  );
}
