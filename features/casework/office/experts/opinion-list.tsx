import { useTexts } from '#features/casework/office/words.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './experts.module.css';
import { namedColumns } from './rubric-table.tsx';
import type { Review } from './use-review.ts';

/** What experts said: the opinion of each with the reasons of the items behind it, and who recused themselves. */
export function OpinionList({ review }: { review: Review }) {
  const t = useTexts();
  const read = useTextIn();
  const said = namedColumns(review, (at) => t('experts.expert', { at })).filter(({ state }) => state === 'SUBMITTED');
  const recused = review.columns.filter(({ state }) => state === 'RECUSED');
  if (said.length === 0 && recused.length === 0) return null;
  return (
    <div className={styles.opinions}>
      <p className="row wraps gap-4-12">
        <b>{t('experts.opinions')}</b> <small className="muted">{t('experts.confidential')}</small>
      </p>
      <ul>
        {said.map(({ key, title, opinion, scores }) => (
          <li key={key} className={`size-13 breaks ${styles.said}`}>
            <span>
              <span className="muted">{title}</span>{' '}
              {opinion || <span className="muted">{t('experts.noOpinion')}</span>}
            </span>
            <details>
              <summary>{t('experts.reasons')}</summary>
              <dl className="stack gap-4">
                {review.rubric.dimensions.map(({ code, name }) => {
                  const given = scores.find((each) => each.code === code);
                  return (
                    <div key={code}>
                      <dt className="muted">
                        {read(name)} · {given?.score}
                      </dt>
                      <dd>{given?.reason}</dd>
                    </div>
                  );
                })}
              </dl>
            </details>
          </li>
        ))}
        {recused.map(({ name, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stand in their order, and may be unnamed
          <li key={`recused ${at}`} className="size-13 breaks">
            <span className="tag waiting">{t('experts.hasRecused')}</span> {name}{' '}
            <span className="muted">{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
