import { Segmented } from 'antd';
import { useState } from 'react';
import type { Values } from '#core/forms/values.ts';
import { CN } from '#core/texts/portal/CN.ts';
import { EN } from '#core/texts/portal/EN.ts';
import { useTexts } from '#features/site/office/words.ts';
import { picturesOf } from '#features/site/shared/pictures.ts';
import { buttonClass } from '#web/kit/controls/button.tsx';
import { BannerPicture, BannerWords } from '#web/kit/feedback/banner.tsx';
import styles from './banner-preview.module.css';

type Device = 'pc' | 'phone';
type Language = 'CN' | 'EN';

/** The banner as visitors will see it, by device and language, from what the form holds now. */
export function BannerPreview({ values }: { values: Values }) {
  const t = useTexts();
  const [device, setDevice] = useState<Device>('pc');
  const [language, setLanguage] = useState<Language>('CN');
  const picture = picturesOf(values)?.[device][language];
  const words = (key: string) => String(values[`${key}${language}`] ?? '');
  return (
    <section className={`ruled above-24 ${styles.preview}`} aria-labelledby="banner-preview">
      <div className={`row wraps gap-8-12 below-12 ${styles.bar}`}>
        <h3 className="small" id="banner-preview">
          {t('banner.preview')}
        </h3>
        <Segmented<Device>
          aria-label={t('banner.device')}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'pc', label: t('banner.pc') },
            { value: 'phone', label: t('banner.phone') },
          ]}
        />
        <Segmented<Language>
          aria-label={t('banner.language')}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'CN', label: '中文' },
            { value: 'EN', label: 'English' },
          ]}
        />
      </div>
      <div className={`clip round-card ${styles.frame}`} data-device={device} lang={language === 'CN' ? 'zh-CN' : 'en'}>
        <div className={`row anchor ${styles.screen}`}>
          {picture ? (
            <BannerPicture pc={picture} phone={picture} alt={words('alt')} />
          ) : (
            <p className={`centred ${styles.none}`}>{t('banner.noPicture')}</p>
          )}
          <div className={`anchor ${styles.words}`}>
            <BannerWords heading="p" title={words('title')} lead={words('lead')}>
              {values.linkKind && values.linkKind !== 'NONE' ? (
                <span className={buttonClass({ kind: 'light' })}>{{ CN, EN }[language].banner.more}</span>
              ) : null}
            </BannerWords>
          </div>
        </div>
      </div>
    </section>
  );
}
