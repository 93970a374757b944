import { Segmented } from 'antd';
import { useState } from 'react';
import { useTexts } from '#features/casework/office/words.ts';
import { YearTrial } from '#features/casework/office/year-trial.tsx';
import { sectionOf, yearSections } from '#features/casework/shared/year-sections.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn } from '#web/office/texts.ts';
import type { YearView } from './use-year.ts';
import styles from './year.module.css';

/** What a year changes, with its trial on the cases of the year before; and what is to be mended before it is published. */
export function YearAside({ year, id }: { year: YearView; id: string | undefined }) {
  const t = useTexts();
  const [tab, setTab] = useState<'changes' | 'checks'>('changes');
  const { base, baseYear, differences, checks, facts } = year;
  const open = checks.filter(({ level }) => level !== 'fine').length;
  return (
    <div className={`column gap-12 ${styles.reading}`}>
      <div className="row wraps apart gap-8">
        <h2>
          {facts?.inForce
            ? t('year.againstInForce')
            : baseYear > 0
              ? t('year.againstYear', { year: baseYear })
              : t('year.changesTab')}
          <small className="muted">{base ? t('year.different', { count: differences.length }) : ''}</small>
        </h2>
        <Segmented<'changes' | 'checks'>
          size="small"
          aria-label={t('year.asideLabel')}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'changes', label: t('year.changesTab') },
            { value: 'checks', label: open > 0 ? t('year.checksTab', { count: open }) : t('year.checksDone') },
          ]}
        />
      </div>
      {tab === 'changes' ? (
        <>
          <Differences year={year} />
          {id !== undefined && (
            <section className="stack gap-8 one">
              <h3>{t('year.trial')}</h3>
              <YearTrial key={String(facts?.review?.savedAt)} id={id} />
            </section>
          )}
        </>
      ) : (
        <Checks year={year} />
      )}
    </div>
  );
}

function Differences({ year: { base, differences, facts } }: { year: YearView }) {
  const t = useTexts();
  const read = useTextIn();
  if (!facts || !base) return <p className="size-13 muted">{facts ? t('year.firstYear') : t('year.chooseFirst')}</p>;
  if (differences.length === 0) return <p className="size-13 muted">{t('year.noDifference')}</p>;
  return (
    <ul className={styles.differences}>
      {yearSections.map(({ key, title }) => {
        const own = differences.filter(({ section }) => section === key);
        if (own.length === 0) return null;
        return (
          <li key={key}>
            <b>{read(title)}</b>
            {own.map((each) => (
              <p key={each.key} className="breaks">
                <span className="muted">{read(each.label)}</span> {read(each.before) && <del>{read(each.before)}</del>}{' '}
                {read(each.after) ? <ins>{read(each.after)}</ins> : <span className="muted">{t('year.leftOut')}</span>}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function Checks({ year: { checks, facts } }: { year: YearView }) {
  const t = useTexts();
  const read = useTextIn();
  if (!facts) return <p className="size-13 muted">{t('year.chooseFirst')}</p>;
  const jump = (path: string) =>
    document.getElementById(`year-${sectionOf(path)}`)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return (
    <section className="stack gap-8 one">
      <h3>{t('year.before')}</h3>
      <ul className={styles.checks}>
        {checks.map(({ level, path, text }) => (
          <li key={`${path} ${text.EN}`} data-level={level}>
            <Icon name={level === 'fine' ? 'check' : 'warning'} size={14} />
            {level === 'fine' ? (
              <span>{read(text)}</span>
            ) : (
              <button type="button" className="plain-button breaks" onClick={() => jump(path)}>
                {read(text)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
