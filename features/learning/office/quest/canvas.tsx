import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { RowValue } from '#core/forms/values.ts';
import type { Problem } from '#core/texts/errors/problems.ts';
import { useTexts } from '#features/learning/office/words.ts';
import type { QuestItem } from '#features/learning/shared/quest.ts';
import { depthsOf } from '#features/learning/shared/quest-paths.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { StatePanel } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { draggedType } from './palette.tsx';
import styles from './quest.module.css';
import { useRuleWords } from './rule-words.ts';

const draggedItem = 'x-quest/item';

interface CanvasProps {
  readonly rows: readonly RowValue[];
  readonly items: readonly QuestItem[];
  readonly problems: readonly Problem[];
  readonly messages: Readonly<Record<string, string>>;
  readonly isLocked: boolean;
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  readonly onMove: (id: string, to: number) => void;
  readonly onRemove: (id: string) => void;
  readonly onAdd: (type: string, before: number) => void;
}

/** The items in their order; what hangs on another stands further in, with its condition. Alt and an arrow move the one in focus. */
export function Canvas(props: CanvasProps) {
  const { rows, items, problems, messages, isLocked, chosen, onChoose, onMove, onRemove, onAdd } = props;
  const t = useTexts();
  const read = useTextIn();
  const ruleWords = useRuleWords(items);
  const list = useRef<HTMLOListElement>(null);
  const depths = depthsOf(items);
  const focused = useRef<string>(undefined);
  useEffect(() => {
    // What was moved is drawn elsewhere and keeps the focus.
    if (focused.current) list.current?.querySelector<HTMLElement>(`[data-item="${focused.current}"]`)?.focus();
    focused.current = undefined;
  });
  const dropped = (event: DragEvent, at: number) => {
    event.preventDefault();
    event.stopPropagation();
    const id = event.dataTransfer.getData(draggedItem);
    const type = event.dataTransfer.getData(draggedType);
    if (type) return onAdd(type, at);
    const from = rows.findIndex((row) => row.id === id);
    if (from >= 0) onMove(id, Math.min(from < at ? at - 1 : at, rows.length - 1));
  };
  const over = (event: DragEvent) => {
    const isOurs = event.dataTransfer.types.some((type) => type === draggedItem || type === draggedType);
    if (!isLocked && isOurs) event.preventDefault();
  };
  const pressed = (event: KeyboardEvent, id: string, at: number) => {
    if (isLocked) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      focused.current = id;
      onMove(id, at + (event.key === 'ArrowUp' ? -1 : 1));
    } else if (event.key === 'Delete') onRemove(id);
  };
  return (
    <section
      aria-label={t('learning.items')}
      className={styles.items}
      onDragOver={over}
      onDrop={(event) => dropped(event, rows.length)}
    >
      {rows.length === 0 && <StatePanel icon="plus" title={t('learning.noItems')} hint={t('learning.paletteNote')} />}
      <ol ref={list}>
        {rows.map((row, at) => {
          const item = items[at]!;
          const depth = Math.min(3, depths.get(item.code) ?? 0);
          const path = `items[${row.id}]`;
          const isWrong =
            problems.some((problem) => problem.path.startsWith(path)) ||
            Object.keys(messages).some((each) => each.startsWith(path));
          return (
            <li
              key={row.id}
              className={styles.item}
              data-depth={depth || undefined}
              data-chosen={chosen === row.id || undefined}
              data-wrong={isWrong || undefined}
              draggable={!isLocked}
              onDragStart={(event) => event.dataTransfer.setData(draggedItem, row.id)}
              onDragOver={over}
              onDrop={(event) => dropped(event, at)}
            >
              {item.showIf && item.showIf.rules.length > 0 && (
                <span className={`inline-row gap-6 size-12 ${styles.condition}`}>
                  <Icon name="merge" size={12} />
                  {ruleWords(item.showIf)}
                </span>
              )}
              <div className="row gap-8">
                <button
                  type="button"
                  data-item={row.id}
                  className={`bare row wraps gap-8 fills ${styles.question}`}
                  aria-pressed={chosen === row.id}
                  title={isLocked ? undefined : t('learning.moveItemNote')}
                  onClick={() => onChoose(chosen === row.id ? null : row.id)}
                  onKeyDown={(event) => pressed(event, row.id, at)}
                >
                  {!isLocked && <Icon name="drag" size={14} />}
                  <b>{at + 1}</b>
                  <span className="medium breaks">{read(item.title) || t('learning.untitled')}</span>
                  <span className="size-12 muted">
                    {t(`learning.item${item.type}`)} · {t(item.isRequired ? 'learning.must' : 'learning.may')}
                  </span>
                </button>
                {!isLocked && (
                  <IconButton
                    name="trash"
                    label={t('learning.removeItem', { count: at + 1 })}
                    onClick={() => onRemove(row.id)}
                  />
                )}
              </div>
              <Answers item={item} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The answers an item offers, as they will stand. */
function Answers({ item }: { item: QuestItem }) {
  const read = useTextIn();
  const words = item.type === 'SCALE' ? ['1', '2', '3', '4', '5'] : item.options.map((option) => read(option));
  if (words.length === 0) return null;
  return (
    <span className={`row wraps gap-4-12 size-12-5 ${styles.answers}`} data-kind={item.type}>
      {words.map((word, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two options may still be the same while they are written
        <span key={at}>{word}</span>
      ))}
    </span>
  );
}
