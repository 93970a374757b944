import { Drawer } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './dossier.module.css';
import { FindingEvidence } from './finding-evidence.tsx';
import { FindingList } from './finding-list.tsx';
import { FindingVerdict } from './finding-verdict.tsx';
import type { Dossier, Finding } from './use-dossier.ts';

export interface DossierPaneProps {
  desk: Desk;
  dossier: Dossier;
  /** The papers of the case, at the one that was looked at last. */
  papers: ReactNode;
  isNarrow: boolean;
  onLook: (path: string) => void;
}

/** What a machine objects to: what it is, what it rests on, and what somebody concludes on it. */
export function DossierPane({ desk, dossier, papers, isNarrow, onLook }: DossierPaneProps) {
  const t = useTexts();
  const read = useTextIn();
  const [isOpen, setOpen] = useState(false);
  const { found, chosen } = dossier;
  const path = chosen?.path;
  // What is looked at brings its paper.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each finding, not whenever the desk is drawn
  useEffect(() => {
    if (path !== undefined) onLook(path);
  }, [path]);
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (found.isPending) return <RowSkeleton rows={8} height={64} />;
  const show = (finding: Finding) => {
    dossier.show(finding);
    setOpen(true);
  };
  const list = <FindingList desk={desk} dossier={dossier} onShow={show} />;
  const about = chosen ? (
    <>
      <FindingEvidence desk={desk} finding={chosen} papers={papers} />
      <FindingVerdict key={`${chosen.rule} ${chosen.path}`} desk={desk} dossier={dossier} finding={chosen} />
    </>
  ) : (
    <div className={styles.nothing}>
      <StatePanel icon="check" title={t('review.dossierNone')} hint={t('dossier.noneHint')} />
    </div>
  );
  if (isNarrow)
    return (
      <>
        {list}
        <Drawer
          open={isOpen && chosen !== undefined}
          placement="bottom"
          height="100%"
          styles={{ body: { padding: 0 } }}
          title={chosen && read(chosen.label)}
          onClose={() => setOpen(false)}
        >
          {about}
        </Drawer>
      </>
    );
  return (
    <div className={`stack fills-down ${styles.panes}`}>
      {list}
      {about}
    </div>
  );
}
