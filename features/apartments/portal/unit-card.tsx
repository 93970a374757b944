import { textIn } from '#core/texts/text.ts';
import { mostWishes } from '#features/apartments/shared/choice.ts';
import { roomTypes } from '#features/apartments/shared/states.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import type { Round, Unit } from './apartment-page.tsx';
import styles from './apartments.module.css';
import type { Picture } from './choice.tsx';
import { open } from './estates.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { useApartmentWords } from './words.ts';

const tones: Readonly<Record<string, TagTone>> = { free: 'open', mine: 'green', wanted: 'gold', ahead: 'warn' };

/** The apartment one looks at, what it costs, and putting it into one's order. */
export function UnitCard({
  round,
  picture,
  unit,
  isBusy,
  onChange,
}: {
  round: Round;
  picture: Picture;
  unit: Unit;
  isBusy: boolean;
  onChange: (wishes: readonly string[]) => void;
}) {
  const t = useApartmentWords();
  const locale = useSession((session) => session.locale);
  const { wishes, isMyTurn } = picture;
  const at = wishes.indexOf(unit.id);
  const look = picture.units.find(({ id }) => id === unit.id)?.look ?? 'gone';
  const size = (value: string) => textIn(roomTypes.find((each) => each.value === value)!.label, locale);
  const yuan = (amount: number) => t('yuan', { amount: amount.toLocaleString('en-US') });
  const others = wishes.filter((id) => id !== unit.id);
  const isMine = unit.type === round.turn.type;
  const facing = textIn(unit.facing, locale);
  const facts = [
    { title: size(unit.type), value: t('area', { area: unit.area }) },
    ...(facing ? [{ title: t('faces'), value: facing }] : []),
    { title: t('storey'), value: String(unit.floor) },
  ];
  return (
    <Card boxed role="region" aria-label={t('details', { building: unit.building, no: unit.no })}>
      <div className="row wraps apart gap-8">
        <h2 className="title-20">{t('details', { building: unit.building, no: unit.no })}</h2>
        <Tag tone={tones[look] ?? 'shut'}>
          {t(`looks.${look as 'free'}`, { others: picture.units.find(({ id }) => id === unit.id)?.others ?? 0 })}
        </Tag>
      </div>
      <FloorPlan type={unit.type} />
      <dl className={`stack three centred ${styles.facts}`}>
        {facts.map(({ title, value }) => (
          <div key={title}>
            <dt className="small muted">{title}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="stack gap-6 above-12">
        {(
          [
            ['market', unit.market],
            ...(unit.market > unit.rent ? ([['less', unit.market - unit.rent]] as const) : []),
            ['rent', unit.rent],
            ['deposit', unit.rent],
          ] as const
        ).map(([key, amount]) => (
          <div key={key} className="row apart gap-12">
            <dt className={key === 'rent' ? 'strong' : 'muted'}>{t(key)}</dt>
            <dd className={key === 'rent' ? 'title-24' : ''}>
              {key === 'market' ? (
                <s className="muted">{yuan(amount)}</s>
              ) : (
                `${key === 'less' ? '−' : ''}${yuan(amount)}`
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className="stack gap-8 above-16">
        {!isMyTurn ? (
          <p className="small muted">{picture.mine === unit.id ? t('chosen') : t('notNow')}</p>
        ) : !isMine ? (
          <p className="small muted">{t('otherSize', { type: size(round.turn.type) })}</p>
        ) : open.includes(look) ? (
          <>
            {at >= 0 && <p className="small muted">{t('inOrder', { number: at + 1 })}</p>}
            {at !== 0 && (at > 0 || others.length < mostWishes) && (
              <Button kind="accent" busy={isBusy} onClick={() => onChange([unit.id, ...others])}>
                {t('first')}
              </Button>
            )}
            {at < 0 && others.length > 0 && others.length < mostWishes && (
              <Button busy={isBusy} onClick={() => onChange([...others, unit.id])}>
                {t('backup', { number: others.length + 1 })}
              </Button>
            )}
            {at < 0 && others.length >= mostWishes && <p className="small muted">{t('full3')}</p>}
          </>
        ) : (
          <p className="small muted">{look === 'repair' ? t('looks.repair') : t('looks.gone')}</p>
        )}
      </div>
    </Card>
  );
}
