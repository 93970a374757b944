import { Input } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { rightsCall, saveRightsCall } from '#core/contracts/office.ts';
import type { Values } from '#core/forms/values.ts';
import { useTexts } from '#features/tenants/office/words.ts';
import { queryClient } from '#web/kit/call/query.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall, useOfficeSend } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useUnsaved } from '#web/office/shell/page.tsx';
import { ChangePreview } from './change-preview.tsx';
import styles from './rights.module.css';
import { RightsTree } from './rights-tree.tsx';
import { codeChanges, codesOf } from './ticks.ts';

interface RightsEditorProps {
  kind: 'role' | 'tenant';
  id: string;
  values: Values;
  rev: number;
  isLocked: boolean;
  /** Name, state and buttons above the tree. */
  head: ReactNode;
  /** Facts beside the search of rights. */
  facts: ReactNode;
  saved: string;
}

/** The tree of rights of one role or tenant, and beside it what the change would do. */
export function RightsEditor({ kind, id, values, rev, isLocked, head, facts, saved: savedText }: RightsEditorProps) {
  const t = useTexts();
  const rights = useOfficeCall(rightsCall, {}, { staleTime: 60_000 });
  const { send, isPending } = useOfficeSend(saveRightsCall);
  const saved = useMemo(() => new Set(codesOf(values)), [values]);
  const [draft, setDraft] = useState<{ rev: number; ticked: Set<string> } | null>(null);
  const [words, setWords] = useState('');
  const ticked = draft?.rev === rev ? draft.ticked : saved;
  const nodes = rights.data?.codes ?? [];
  const { added, removed } = codeChanges(nodes, saved, ticked);
  const codes = useMemo(() => [...ticked].sort(), [ticked]);
  useUnsaved(added.length + removed.length > 0);

  const refusal = (code: string): string | null => {
    if (kind === 'tenant' || !rights.data) return null;
    if (!rights.data.owned.includes(code)) return t('roles.notOwned');
    return rights.data.held.includes(code) ? null : t('roles.notHeld');
  };
  const save = async () => {
    await send({ kind, id, rev, codes });
    toast.success(savedText);
    setDraft(null);
    await queryClient.invalidateQueries();
  };
  if (rights.isError) return <FailedPanel title={rights.error.msg} onRetry={() => void rights.refetch()} />;
  return (
    <>
      <section className="card">
        <div className={`card-head ${styles.panelHead}`}>{head}</div>
        <div className={`wraps level rigid size-13 ${styles.facts}`}>
          {facts}
          <span className="grow" />
          <Input
            size="small"
            allowClear
            className={styles.search ?? ''}
            prefix={<Icon name="search" size={13} />}
            placeholder={t('roles.search')}
            aria-label={t('roles.search')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        {rights.isPending ? (
          <RowSkeleton rows={14} height={33} />
        ) : (
          <RightsTree
            nodes={nodes}
            saved={saved}
            ticked={ticked}
            words={words}
            isLocked={isLocked}
            refusal={refusal}
            onChange={(next) => setDraft({ rev, ticked: next })}
          />
        )}
        <div className={styles.panelFoot}>
          {kind === 'role' && (
            <>
              <input type="checkbox" className="check" disabled aria-hidden="true" tabIndex={-1} />
              {isLocked ? t('roles.cannotEdit') : t('roles.notOwned')}
            </>
          )}
          <span className="grow" />
          <span className="wide-only">{t('roles.onlyTicked')}</span>
        </div>
      </section>
      <section className="card">
        <ChangePreview
          kind={kind}
          id={id}
          rev={rev}
          nodes={nodes}
          codes={codes}
          added={added}
          removed={removed}
          isSaving={isPending}
          onDiscard={() => setDraft(null)}
          onSave={() => void save()}
        />
      </section>
    </>
  );
}
