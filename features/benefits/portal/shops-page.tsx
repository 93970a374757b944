import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { textIn } from '#core/texts/text.ts';
import { shopsCall } from '#features/benefits/calls/card.ts';
import { cardLevels, shopCategories } from '#features/benefits/shared/shop.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { SelectField, TextField } from '#web/kit/controls/field.tsx';
import { usePaged } from '#web/kit/controls/paged.ts';
import { Pager } from '#web/kit/controls/pager.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './benefits.module.css';
import { NearShops, PositionNote } from './near-shops.tsx';
import { ShopCard } from './shop-card.tsx';
import { ShopMap } from './shop-map.tsx';
import { usePosition } from './use-position.ts';
import { useBenefitWords } from './words.ts';

/** Where the talent card counts, and for what; by category, class and word. */
export function Component() {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [query, setQuery] = useSearchParams();
  const category = query.get('category') ?? '';
  const level = query.get('level') ?? '';
  const keyword = query.get('key') ?? '';
  const isMap = query.get('view') === 'map';
  const filter = { ...(category && { category }), ...(level && { level }), ...(keyword && { keyword }) };
  const position = usePosition();
  const asked = { ...filter, size: 12 };
  const list = usePaged(shopsCall, asked, { size: 12, quiet: true });
  const rows = list.answer?.rows ?? [];
  const narrow = (key: string, value: string) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (value) next.set(key, value);
    else next.delete(key);
    setQuery(next);
  };
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('title')} note={t('note')} />
      <div className="wrap stack gap-20 above-24 below-32">
        <fieldset className="line wraps gap-8" aria-label={t('category')}>
          <ChipButton chosen={category === ''} onClick={() => narrow('category', '')}>
            {t('all')}
          </ChipButton>
          {shopCategories.map(({ value, label }) => (
            <ChipButton key={value} chosen={category === value} onClick={() => narrow('category', value)}>
              {textIn(label, locale)}
            </ChipButton>
          ))}
        </fieldset>
        <Search key={keyword} keyword={keyword} level={level} narrow={narrow} />
        <div className="line wraps gap-8">
          <ChipButton chosen={!isMap} onClick={() => narrow('view', '')}>
            {t('map.list')}
          </ChipButton>
          <ChipButton chosen={isMap} onClick={() => narrow('view', 'map')}>
            {t('map.map')}
          </ChipButton>
        </div>
        <PositionNote position={position} isMap={isMap} />
        {isMap ? (
          <ShopMap point={position.point} filter={filter} />
        ) : position.point ? (
          <NearShops point={position.point} filter={filter} />
        ) : list.isPending ? (
          <Card boxed>
            <SkeletonRows rows={6} />
          </Card>
        ) : list.error && !list.answer ? (
          <ErrorState error={list.error} onRetry={list.refetch} />
        ) : rows.length === 0 ? (
          <Card>
            <EmptyState title={t('none')}>{t('noneNote')}</EmptyState>
          </Card>
        ) : (
          <div ref={list.top} aria-busy={list.isLeaving || undefined}>
            <p className="small muted below-12" role="status">
              {t('count', { count: list.answer?.total ?? 0 })}
            </p>
            <ul className={`stack gap-20 ${styles.shops}`}>
              {rows.map((shop) => (
                <li key={shop.id}>
                  <ShopCard shop={shop} />
                </li>
              ))}
            </ul>
            <Pager page={list.page} size={list.size} total={list.answer?.total ?? rows.length} />
          </div>
        )}
        <p className="small muted">
          <Link to="/personal/card">{t('toCard')}</Link> · <Link to="/serve/talentapply">{t('toApply')}</Link>
        </p>
      </div>
    </>
  );
}

function Search({
  keyword,
  level,
  narrow,
}: {
  keyword: string;
  level: string;
  narrow: (key: string, value: string) => void;
}) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [typed, setTyped] = useState(keyword);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    narrow('key', typed.trim());
  };
  return (
    <form className={`stack gap-12 ${styles.search} folds`} onSubmit={submit}>
      <TextField label={t('keyword')} value={typed} maxLength={60} onChange={(event) => setTyped(event.target.value)} />
      <SelectField label={t('level')} value={level} onChange={(event) => narrow('level', event.target.value)}>
        <option value="">{t('anyLevel')}</option>
        {cardLevels.map(({ value, label }) => (
          <option key={value} value={value}>
            {textIn(label, locale)}
          </option>
        ))}
      </SelectField>
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}
