import { Link } from 'react-router';
import type { Programme } from '#features/casework/programmes/programme.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { pathsOf, useApplicationWords, type Whole } from './programme.ts';
import { StateTag } from './state-tag.tsx';
import { useAnother } from './use-another.ts';

/** The applications of brothers and sisters, and the way to one for another child with all that is the family's. */
export function SiblingsCard({ whole, programme }: { whole: Whole; programme: Programme }) {
  const t = useApplicationWords();
  const { isBusy, begin } = useAnother(programme.code, whole.id);
  if (!programme.oncePer) return null;
  const paths = pathsOf(programme.code);
  return (
    <Card boxed className="stack gap-12 above-24">
      <h2 className="title-20">{t('siblings.title')}</h2>
      {whole.siblings.length === 0 ? (
        <p className="muted">{t('siblings.none')}</p>
      ) : (
        <ul className="stack gap-12">
          {whole.siblings.map(({ id, no, name, state }) => (
            <li key={id} className="row wraps apart gap-8-12">
              <Link className="breaks" to={state === 'DRAFT' ? paths.edit(id) : paths.progress(id)}>
                {name || t('siblings.unnamed')} {no && <span className="small muted">{no}</span>}
              </Link>
              <StateTag state={state} />
            </li>
          ))}
        </ul>
      )}
      {whole.canAddAnother && (
        <>
          <p className="small muted">{t('siblings.note')}</p>
          <p className="unprinted">
            <Button kind="line" busy={isBusy} onClick={() => void begin()}>
              {t('siblings.add')}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}
