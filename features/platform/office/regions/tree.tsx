import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { regionTreeCall } from '#features/platform/calls/regions.ts';
import { useTexts } from '#features/platform/office/words.ts';
import { region as resource } from '#features/platform/resources/region.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './tree.module.css';
import { Branch, type TreeActs, TreeLine } from './tree-line.tsx';

interface RegionTreeProps {
  /** Which one is being replaced. */
  chosen: string | null;
  onReplace: TreeActs['onReplace'];
  onOpen: TreeActs['onOpen'];
  onTable: () => void;
}

/** The regions level by level, or what a filter finds with everything above it. */
export function RegionTree({ chosen, onReplace, onOpen, onTable }: RegionTreeProps) {
  const t = useTexts();
  const read = useTextIn();
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const [level, setLevel] = useState('');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isReplaced, setReplaced] = useState(true);
  // Until somebody says so, what is looked for is looked for everywhere, and a tenant that serves none sees all.
  const isPlain = keyword === '' && level === '';
  const guess = useOfficeCall(
    regionTreeCall,
    { served: true, replaced: true },
    { enabled: wanted === null && isPlain },
  );
  const isServed = wanted ?? (isPlain && guess.data?.hits !== 0);
  const filter = {
    ...(keyword ? { keyword } : {}),
    ...(level ? { level } : {}),
    ...(isServed ? { served: true } : {}),
  };
  const isFiltered = Object.keys(filter).length > 0;
  const found = useOfficeCall(regionTreeCall, { ...filter, replaced: isReplaced });
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const acts: TreeActs = { chosen, keyword, isReplaced, onReplace, onOpen };
  const fold = (code: string) =>
    setFolded((before) => new Set(before.has(code) ? [...before].filter((each) => each !== code) : [...before, code]));
  const rows = found.data?.rows ?? [];
  const shown = rows.filter(({ code }) => ![...folded].some((above) => above !== code && isBelow(code, above)));
  return (
    <section className={`card column clip ${styles.tree}`} aria-label={read(resource.name)}>
      <div className={`row wraps gap-8 rigid ${styles.head}`}>
        <h2 className="size-14">{read(resource.name)}</h2>
        {found.data && <small className="size-12-5 muted">{t('regions.total', { count: found.data.total })}</small>}
        <span className="grow" />
        <Button icon={<Icon name="columns" size={14} />} onClick={onTable}>
          {t('regions.asTable')}
        </Button>
      </div>
      <div className={`row wraps gap-8-12 rigid size-13 ${styles.filters}`}>
        <Input
          allowClear
          maxLength={60}
          className={styles.keyword!}
          prefix={<Icon name="search" size={14} />}
          placeholder={t('regions.keyword')}
          aria-label={t('regions.keyword')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (target.value === '') setKeyword('');
          }}
          onPressEnter={() => setKeyword(typed.trim())}
          onBlur={() => setKeyword(typed.trim())}
        />
        <Select
          aria-label={t('regions.level')}
          className={styles.level!}
          suffixIcon={<Icon name="down" size={12} />}
          value={level}
          options={[
            { value: '', label: t('regions.anyLevel') },
            ...(['1', '2', '3'] as const).map((value) => ({ value, label: t(`regions.level${value}`) })),
          ]}
          onChange={setLevel}
        />
        <label className="inline-row gap-8">
          <input type="checkbox" className="check" checked={isServed} onChange={() => setWanted(!isServed)} />
          {t('regions.servedOnly')}
        </label>
        <label className="inline-row gap-8">
          <input type="checkbox" className="check" checked={isReplaced} onChange={() => setReplaced(!isReplaced)} />
          {t('regions.withReplaced')}
        </label>
        <span className="grow" />
        <span className="size-12-5 muted" role="status">
          {found.data && found.data.hits !== null && t('regions.hits', { count: found.data.hits })}
        </span>
      </div>
      <div className="fills-down scrolls">
        {found.isPending && <RowSkeleton rows={12} height={38} />}
        {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
        {found.isSuccess && rows.length === 0 && (
          <StatePanel icon="search" title={t(isServed && !keyword && !level ? 'regions.noneServed' : 'regions.none')}>
            {isServed && <Button onClick={() => setWanted(false)}>{t('regions.showAll')}</Button>}
          </StatePanel>
        )}
        {rows.length > 0 && (
          <table className={`sheet size-13 ${styles.table}`}>
            <thead>
              <tr>
                {(['name', 'status', 'code', 'level', 'served', 'records', 'acts'] as const).map((key) => (
                  <th key={key} scope="col" data-column={key}>
                    {t(`regions.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) =>
                isFiltered && isAbove(row.code, rows) ? (
                  <TreeLine
                    key={row.code}
                    row={row}
                    acts={acts}
                    isOpen={!folded.has(row.code)}
                    onTurn={() => fold(row.code)}
                  />
                ) : (
                  <Branch key={row.code} row={row} acts={acts} />
                ),
              )}
            </tbody>
          </table>
        )}
      </div>
      <p className={`rigid ruled size-12-5 muted ${styles.foot}`}>{t('regions.foot')}</p>
    </section>
  );
}

function isAbove(code: string, rows: readonly { code: string }[]): boolean {
  return rows.some((row) => row.code !== code && isBelow(row.code, code));
}

function isBelow(code: string, above: string): boolean {
  return code.startsWith(above.replace(/(00){1,2}$/, ''));
}
