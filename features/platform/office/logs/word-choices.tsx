import { Select } from 'antd';
import { busilogWordsCall } from '#features/platform/calls/logs.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './logs.module.css';

interface WordChoicesProps {
  module: string | undefined;
  action: string | undefined;
  onChange: (part: { module?: string; action?: string }) => void;
}

/** Module and action of the business log, chosen by their words; the actions are those of the module. */
export function WordChoices({ module, action, onChange }: WordChoicesProps) {
  const t = useTexts();
  const read = useTextIn();
  const modules = useOfficeCall(busilogWordsCall, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.modules ?? [];
  const choicesOf = (list: readonly { value: string; label: { CN: string; EN: string } }[]) =>
    list.map(({ value, label }) => ({ value, label: read(label) }));
  const ofModule = modules.filter(({ value }) => module === undefined || value === module);
  const actions = new Map(ofModule.flatMap((each) => choicesOf(each.actions)).map((each) => [each.value, each]));
  const common = {
    allowClear: true,
    showSearch: { optionFilterProp: 'label' },
    className: styles.choice ?? '',
    popupMatchSelectWidth: false,
  } as const;
  return (
    <>
      <Select
        {...common}
        aria-label={t('busilog.module')}
        placeholder={t('busilog.module')}
        value={module ?? null}
        options={choicesOf(modules)}
        onChange={(value) => onChange({ module: value ?? '', action: '' })}
      />
      <Select
        {...common}
        aria-label={t('busilog.action')}
        placeholder={t('busilog.action')}
        value={action?.toUpperCase() ?? null}
        options={[...actions.values()]}
        onChange={(value) => onChange({ action: value ?? '' })}
      />
    </>
  );
}
