import type { ReactNode } from 'react';
import { checkOf, lineAt } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { isAbout } from '#features/casework/shared/about-path.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dossier.module.css';
import type { Finding } from './use-dossier.ts';
import views from './views.module.css';

/** What a finding rests on: the paper itself, or the value among those it stands with and what is known of each. */
export function FindingEvidence({ desk, finding, papers }: { desk: Desk; finding: Finding; papers: ReactNode }) {
  const t = useTexts();
  const read = useTextIn();
  const { path, label, evidence } = finding;
  const isPaper = desk.files.some((each) => each.path === path);
  const block = desk.sections
    .flatMap(({ blocks }) => blocks)
    .find(({ lines }) => lines.some((line) => isAbout(path, line.path) || isAbout(line.path, path)));
  return (
    <section className={`column slim ${styles.evidence}`} aria-label={t('dossier.evidence')}>
      <header className={`rigid ${styles.head}`}>
        <h3 className="size-14">{read(label)}</h3>
        <p className="size-13 breaks">{read(evidence)}</p>
      </header>
      {isPaper ? (
        <div className={`stack fills-down ${views.filled}`}>{papers}</div>
      ) : block ? (
        <ScrollFrame label={block.title} className="fills-down">
          <table className={`whole size-13 ${styles.values}`}>
            <thead>
              <tr>
                <th scope="col">{t('review.field')}</th>
                <th scope="col">{t('dossier.filled')}</th>
                <th scope="col">{t('dossier.known')}</th>
              </tr>
            </thead>
            <tbody>
              {block.lines.map((line) => (
                <tr key={line.path} data-meant={isAbout(line.path, path) || isAbout(path, line.path) || undefined}>
                  <th scope="row">{line.label}</th>
                  <td className="breaks">{line.text}</td>
                  <td>
                    <Known desk={desk} path={line.path} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      ) : (
        <p className={`size-13 muted ${styles.head}`}>{lineAt(desk.sections, path)?.text ?? t('dossier.notFilled')}</p>
      )}
    </section>
  );
}

/** What the machine says of a value; nothing where it cannot tell. */
function Known({ desk, path }: { desk: Desk; path: string }) {
  const read = useTextIn();
  const check = checkOf(desk.data!, path);
  if (!check) return <span className="muted">–</span>;
  return (
    <span className={check.passed ? styles.fine : styles.doubt}>
      <Icon name={check.passed ? 'check' : 'warning'} size={13} /> {read(check.evidence)}
    </span>
  );
}
