import { useQuery } from '@tanstack/react-query';
import { Modal, Segmented } from 'antd';
import { useState } from 'react';
import type { Values } from '#core/forms/values.ts';
import { useDictionaries } from '#features/casework/office/review/use-dictionaries.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { findHead } from '#features/casework/programmes/heads.ts';
import { settingsIn } from '#features/casework/resources/year-settings.ts';
import { inYear } from '#features/casework/shared/programme-year.ts';
import { useSession } from '#web/kit/call/session.ts';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { PreviewForm } from './preview-form.tsx';
import { PreviewFrame } from './preview-frame.tsx';

interface YearPreviewProps {
  /** The year as it is typed now. */
  values: Values;
  today: string;
  onClose: () => void;
}

/** The form of a year as applicants will see it, in either language and at either width; nothing of it is saved. */
export function YearPreview({ values, today, onClose }: YearPreviewProps) {
  const t = useTexts();
  const own = useSession((session) => session.locale);
  const [locale, setLocale] = useState<'CN' | 'EN'>(own === 'CN' ? 'CN' : 'EN');
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const dictionaries = useDictionaries();
  const code = String(values.programme);
  const { data: definition } = useQuery({
    queryKey: ['definition', code],
    queryFn: async () => (await findHead(code)?.load()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Modal open onCancel={onClose} footer={null} width={1240} title={t('year.preview')} centered>
      <div className="stack gap-12">
        <div className="row wraps gap-12">
          <Segmented<'CN' | 'EN'>
            aria-label={t('year.previewLanguage')}
            value={locale}
            onChange={setLocale}
            options={[
              { value: 'CN', label: '中文' },
              { value: 'EN', label: 'English' },
            ]}
          />
          <Segmented<'wide' | 'phone'>
            aria-label={t('year.previewWidth')}
            value={width}
            onChange={setWidth}
            options={[
              { value: 'wide', label: t('year.previewWide') },
              { value: 'phone', label: t('year.previewPhone') },
            ]}
          />
          <span className="size-12 muted">{t('year.previewKept')}</span>
        </div>
        {definition ? (
          <PreviewFrame title={t('year.preview')} isPhone={width === 'phone'}>
            <PreviewForm programme={inYear(definition, settingsIn(values))} {...{ locale, today, dictionaries }} />
          </PreviewFrame>
        ) : (
          <RowSkeleton rows={9} height={44} />
        )}
      </div>
    </Modal>
  );
}
