import { Input } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { topicTreeCall } from '#features/learning/office-calls.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import type { AsideProps } from '#web/office/room.ts';
import { useCan } from '#web/office/session.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './topic-tree.module.css';
import { useTexts } from './words.ts';

type Topic = OutputOf<typeof topicTreeCall>['rows'][number];

/** The bank by its topics, beside the list: whoever chooses one sees its questions and those below it. */
export function TopicTree({ filter, onFilter }: AsideProps) {
  const t = useTexts();
  const read = useTextIn();
  const navigate = useNavigate();
  const canEdit = useCan('Mgr.Learn.edit');
  const [word, setWord] = useState('');
  const { data, error, refetch } = useOfficeCall(topicTreeCall, {}, { staleTime: 0 });
  const chosen = typeof filter.bank === 'string' ? filter.bank : null;
  const choose = (value: string | null) => {
    const { bank: _, ...rest } = filter;
    onFilter(value === null ? rest : { ...rest, bank: value });
  };
  const rows = data?.rows ?? [];
  const found = rows.filter(({ label }) => read(label).toLowerCase().includes(word.trim().toLowerCase()));
  return (
    <nav className={`card column ${styles.tree}`} aria-label={t('learning.topics')}>
      <div className={`row gap-8 ${styles.head}`}>
        <h2>{t('learning.topics')}</h2>
        {data && <small className="size-12-5 muted fills">{t('learning.questions', { count: data.total })}</small>}
        {canEdit && (
          <IconButton
            name="plus"
            label={t('learning.addTopic')}
            onClick={() => void navigate('/question/topic?new=1')}
          />
        )}
      </div>
      <Input
        className="rigid"
        value={word}
        allowClear
        prefix={<Icon name="search" />}
        placeholder={t('learning.findTopic')}
        aria-label={t('learning.findTopic')}
        onChange={(event) => setWord(event.target.value)}
      />
      {error && !data ? (
        <FailedPanel title={t('learning.noTopics')} onRetry={() => void refetch()} />
      ) : !data ? (
        <RowSkeleton rows={6} />
      ) : (
        <ul className={`fills-down scrolls ${styles.list}`}>
          <Line level={0} count={data.total} isChosen={chosen === null} onChoose={() => choose(null)}>
            {t('learning.allTopics')}
          </Line>
          {word.trim() === '' ? (
            <Branch rows={rows} parent={null} level={0} chosen={chosen} onChoose={choose} />
          ) : (
            found.map((topic) => (
              <Line
                key={topic.value}
                level={0}
                count={topic.count}
                isChosen={chosen === topic.value}
                onChoose={() => choose(topic.value)}
              >
                {read(topic.label)}
              </Line>
            ))
          )}
        </ul>
      )}
      {canEdit && <p className={`ruled size-12-5 muted ${styles.foot}`}>{t('learning.topicsNote')}</p>}
    </nav>
  );
}

interface BranchProps {
  readonly rows: readonly Topic[];
  readonly parent: string | null;
  readonly level: number;
  readonly chosen: string | null;
  readonly onChoose: (value: string) => void;
}

function Branch({ rows, parent, ...rest }: BranchProps) {
  return rows
    .filter((topic) => topic.parent === parent)
    .map((topic) => <Node key={topic.value} rows={rows} topic={topic} {...rest} />);
}

function Node({ rows, topic, level, chosen, onChoose }: Omit<BranchProps, 'parent'> & { topic: Topic }) {
  const t = useTexts();
  const read = useTextIn();
  const hasBelow = rows.some(({ parent }) => parent === topic.value);
  const [isOpen, setOpen] = useState<boolean>();
  // What leads to the chosen one is open until somebody closes it.
  const isShown = isOpen ?? leadsTo(rows, topic.value, chosen);
  const name = read(topic.label);
  return (
    <>
      <Line
        level={level}
        count={topic.count}
        isOff={topic.isOff}
        isChosen={chosen === topic.value}
        onChoose={() => onChoose(topic.value)}
        fold={
          hasBelow && (
            <button
              type="button"
              className="bare middle muted"
              aria-expanded={isShown}
              aria-label={t(isShown ? 'learning.close' : 'learning.open', { name })}
              onClick={() => setOpen(!isShown)}
            >
              <Icon name={isShown ? 'down' : 'right'} />
            </button>
          )
        }
      >
        {name}
        {topic.isOff && <small className="muted"> {t('learning.off')}</small>}
      </Line>
      {isShown && <Branch rows={rows} parent={topic.value} level={level + 1} chosen={chosen} onChoose={onChoose} />}
    </>
  );
}

function Line({
  level,
  count,
  isChosen,
  isOff = false,
  onChoose,
  fold,
  children,
}: {
  level: number;
  count: number;
  isChosen: boolean;
  isOff?: boolean;
  onChoose: () => void;
  fold?: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <li className={styles.line} data-chosen={isChosen || undefined} style={{ paddingInlineStart: 4 + level * 20 }}>
      <span className={styles.fold}>{fold}</span>
      <button
        type="button"
        className={`bare line apart gap-8 ${isOff ? 'muted' : ''}`}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className="breaks">{children}</span>
        <span className="size-12-5 muted">{count}</span>
      </button>
    </li>
  );
}

/** Whether a topic lies on the way to another, or is it. */
function leadsTo(rows: readonly Topic[], value: string, to: string | null): boolean {
  for (let at = rows.find((row) => row.value === to); at; at = rows.find((row) => row.value === at?.parent))
    if (at.value === value) return true;
  return false;
}
