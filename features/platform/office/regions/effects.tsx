import { Select } from 'antd';
import { useTexts } from '#features/platform/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './replace-pane.module.css';
import type { Plan } from './replace-pane.tsx';

interface EffectsProps {
  plan: Plan;
  targets: { value: string; label: string }[];
  /** Where records go that their address says nothing of, by list and id. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (key: string, to: string) => void;
}

/** What would follow, before anything is changed. */
export function Effects({ plan, targets, chosen, onChoose }: EffectsProps) {
  const t = useTexts();
  const read = useTextIn();
  const rest = plan.uses.reduce((sum, { undecided }) => sum + undecided, 0);
  return (
    <>
      <div className={styles.part} aria-live="polite">
        <h3 className="size-13">
          {t('regions.effects')} <small className="size-12 plain muted">{t('regions.tried')}</small>
        </h3>
        <dl className={`size-13 ${styles.effects}`}>
          {plan.uses.flatMap(({ key, name, sorted, undecided }) => [
            <Effect key={key} name={t('regions.sorted', { name: read(name) })} value={sorted} />,
            ...(undecided > 0
              ? [
                  <Effect
                    key={`${key}?`}
                    name={t('regions.undecided', { name: read(name) })}
                    value={undecided}
                    isOpen
                  />,
                ]
              : []),
          ])}
          <Effect name={t('regions.cases')} value={plan.cases} />
          <Effect name={t('regions.members')} value={plan.members} />
          <Effect name={t('regions.servedToo')} value={t(plan.isServed ? 'regions.yes' : 'regions.no')} />
        </dl>
      </div>
      {rest > 0 && (
        <div className={`stack gap-8 ${styles.part}`}>
          <h3 className="size-13">{t('regions.decide', { count: rest })}</h3>
          {plan.undecided.map(({ use, id, title, address }) => {
            const key = `${use} ${id}`;
            return (
              <div key={key} className={`stack gap-8 ${styles.decide}`}>
                <span className="size-12-5 slim">
                  <b className="block cut" title={title}>
                    {title}
                  </b>
                  <span className="block cut muted" title={address}>
                    {address || '–'}
                  </span>
                </span>
                <Select
                  size="small"
                  allowClear
                  aria-label={t('regions.goesTo', { name: title })}
                  placeholder={t('regions.chooseOne')}
                  suffixIcon={<Icon name="down" size={12} />}
                  value={chosen[key] || undefined}
                  options={targets}
                  onChange={(to: string | undefined) => onChoose(key, to ?? '')}
                />
              </div>
            );
          })}
          {rest > plan.undecided.length && (
            <p className="size-12-5 muted">{t('regions.more', { count: rest - plan.undecided.length })}</p>
          )}
          <p className="notice">
            <Icon name="warning" size={14} />
            <span>{t('regions.stay')}</span>
          </p>
        </div>
      )}
    </>
  );
}

function Effect({ name, value, isOpen = false }: { name: string; value: number | string; isOpen?: boolean }) {
  return (
    <div className="row gap-8" data-open={isOpen ? '' : undefined}>
      <dt className="grow">{name}</dt>
      <dd>{typeof value === 'number' ? value.toLocaleString('en-US') : value}</dd>
    </div>
  );
}
