import { textIn } from '#core/texts/text.ts';
import { phoenixMaterialsCall } from '#features/phoenix-plan/calls.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag, type TagTone } from '#web/kit/pieces/tag.tsx';
import styles from './phoenix.module.css';
import { usePhoenixWords } from './words.ts';

const tones: Readonly<Record<string, TagTone>> = { done: 'open', missing: 'warn', optional: 'plain', wrong: 'bad' };

/** Every document that the application asks for, with its state. */
export function MaterialsCard({ id }: { id: string }) {
  const t = usePhoenixWords();
  const locale = useSession((session) => session.locale);
  const { data, error, refetch } = useCall(phoenixMaterialsCall, { id }, { quiet: true });
  return (
    <Card boxed>
      <h2 className="title-20">{t('record.materials')}</h2>
      {error && !data ? (
        <ErrorState error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={3} />
      ) : (
        <ul className={styles.lines}>
          {data.items.map(({ path, label, section, count, state }) => (
            <li key={path} className="row wraps apart gap-4-12">
              <span>
                {textIn(label, locale)} <span className="muted">{textIn(section, locale)}</span>
              </span>
              <Tag tone={tones[state] ?? 'plain'}>{t(`record.${state}`, { count })}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
