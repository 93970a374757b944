import { Link } from 'react-router';
import { FieldIcon } from '#features/flock/poultry/art/field-icon.tsx';
import { useTerms, useTips } from '#features/flock/poultry/catalogues.ts';
import { drawingUrl } from '#features/flock/poultry/drawings/drawings.ts';
import { drawingOfTip, type TipSubject } from '#features/flock/shared/scoring/drawings/drawing-keys.ts';
import { cardClass } from '#web/kit/pieces/card.tsx';
import styles from './tip-card.module.css';
import { tipLines } from './tips.ts';

/** One subject: its drawing and its lines; droppings also say what stops everything. */
export function TipCard({ subject }: { subject: TipSubject }) {
  const t = useTips();
  return (
    <div className="stack packed one gap-16">
      {subject === 'manure' ? <TwoKinds /> : <Drawing subject={subject} />}
      <section className={`${cardClass} ${styles.lines}`}>
        <h2>{t(`headings.${subject}`)}</h2>
        <ol>
          {tipLines[subject].map(([line, icon]) => (
            <li className="stack level gap-12 ruled" key={line}>
              <span className="middle tinted rounded">
                <FieldIcon name={icon} />
              </span>
              {t(`${subject}.${line}` as Parameters<typeof t>[0])}
            </li>
          ))}
        </ol>
        {subject === 'manure' && (
          <Link className={styles.flag} to="/library/green-alarm">
            <FieldIcon name="alarm" />
            <span>
              <b className="block">{t('flag.ask')}</b> {t('flag.stop')}
            </span>
            <FieldIcon name="next" />
          </Link>
        )}
      </section>
    </div>
  );
}

function Drawing({ subject }: { subject: TipSubject }) {
  return (
    <div className={`${cardClass} ${styles.one}`}>
      <img className="whole" src={drawingUrl(drawingOfTip(subject), 'large')} alt="" width="800" height="600" />
    </div>
  );
}

/** How the two kinds of droppings are told apart. */
function TwoKinds() {
  const t = useTips();
  const terms = useTerms();
  return (
    <div className={`stack ${cardClass} ${styles.two}`}>
      {(['intestinal', 'cecal'] as const).map((kind) => (
        <figure key={kind}>
          <img
            className="whole"
            src={drawingUrl(kind === 'intestinal' ? 'int_colour-0' : 'cec_colour-0', 'large')}
            alt=""
            width="800"
            height="600"
          />
          <figcaption>
            <b className="block size-18">{terms(`section.${kind}`)}</b>
            {t(`pair.${kind}`)}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
