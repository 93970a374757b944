import { Button, Form, Input, Modal, Segmented } from 'antd';
import { useId } from 'react';
import { profileCall, saveProfileCall } from '#features/accounts/calls/own-account.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from '#web/office/texts.ts';

/** Name and language of the signed-in operator. */
export function Preferences({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const formId = useId();
  const profile = useCall(profileCall, {});
  const send = useSend(saveProfileCall);
  const { user, setUser, setLocale } = useSession();
  const save = async ({ nickname, locale }: { nickname: string; locale: 'CN' | 'EN' }) => {
    if (!profile.data || !user) return;
    const saved = await send.mutateAsync({ nickname, locale, rev: profile.data.rev });
    setUser({ ...user, nickname: saved.nickname });
    setLocale(locale);
    toast.success(t('app.saved'));
    onClose();
  };
  return (
    <Modal
      open
      width={520}
      title={t('preferences.title')}
      onCancel={onClose}
      getContainer={false}
      footer={
        <div className="row gap-8 size-13">
          <span className="grow" />
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={formId} loading={send.isPending} disabled={!profile.data}>
            {t('app.save')}
          </Button>
        </div>
      }
    >
      {profile.data ? (
        <Form
          id={formId}
          labelCol={{ flex: '108px' }}
          initialValues={{ nickname: profile.data.nickname, locale: profile.data.locale === 'CN' ? 'CN' : 'EN' }}
          onFinish={(entered) => void save(entered)}
        >
          <Form.Item
            name="nickname"
            label={t('preferences.nickname')}
            rules={[{ required: true, whitespace: true, message: t('preferences.nicknameNeeded') }]}
          >
            <Input maxLength={50} />
          </Form.Item>
          <Form.Item name="locale" label={t('preferences.language')}>
            <Segmented
              aria-label={t('preferences.language')}
              options={[
                { value: 'CN', label: '简体中文' },
                { value: 'EN', label: 'English' },
              ]}
            />
          </Form.Item>
        </Form>
      ) : (
        <RowSkeleton rows={2} height={48} />
      )}
    </Modal>
  );
}
