import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { blankPaperCall } from '#features/casework/calls/papers.ts';
import { useServeWords } from '#features/casework/portal/words.ts';
import type { Material } from '#features/casework/programmes/blocks/materials.ts';
import type { BlankKey } from '#features/casework/shared/documents/blank-papers.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import styles from './material-cards.module.css';
import { PaperSample } from './paper-sample.tsx';

/** Each paper with an example, what the check looks at, and the blank where it has to be written. */
export function MaterialCards({ materials }: { materials: readonly Material[] }) {
  const t = useServeWords();
  const locale = useSession((session) => session.locale);
  return (
    <ul className={`stack gap-16 ${styles.grid} folds`}>
      {materials.map(({ name, note, template, example, checks }) => (
        <li key={name.CN}>
          <Card boxed className={`stack ${styles.material}`} data-plain={example === undefined || undefined}>
            {example && (
              <figure className="stack gap-4 rigid">
                <PaperSample className={`tinted rounded ${styles.sample ?? ''}`} kind={example} spots={checks.length} />
                <figcaption className="small muted centred">{t('material.example')}</figcaption>
              </figure>
            )}
            <div className="column to-start">
              <h3 className="row-title">{textIn(name, locale)}</h3>
              {note && <p className="small muted">{textIn(note, locale)}</p>}
              {checks.length > 0 && (
                <>
                  <b className={`small strong above-8 ${styles.looks}`}>{t('material.checks')}</b>
                  <ol className={`small quiet ${styles.checks}`}>
                    {checks.map((check) => (
                      <li key={check.CN}>{textIn(check, locale)}</li>
                    ))}
                  </ol>
                </>
              )}
              {template && <Blank template={template} name={textIn(name, locale)} />}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Blank({ template, name }: { template: BlankKey; name: string }) {
  const t = useServeWords();
  const [isBusy, setBusy] = useState(false);
  const download = () => {
    setBusy(true);
    // A refusal is shown by the common reactions.
    downloadFile(blankPaperCall, { key: template })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return (
    <span className="above-12 unprinted">
      <Button small busy={isBusy} onClick={download}>
        {!isBusy && <Icon name="download" size={16} />}
        {t('material.blank')}
        <span className="vh">{name}</span>
      </Button>
    </span>
  );
}
