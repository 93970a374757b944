import { useId, useMemo, useState } from 'react';
import type { Menu } from '#core/resources/menu.ts';
import type { Text } from '#core/texts/text.ts';
import { menuGroups } from '#features/menus.ts';
import { useTexts } from '#features/tenants/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTextIn } from '#web/office/texts.ts';
import styles from './rights.module.css';
import { type RightsNode, toggleCode, toggleGroup } from './ticks.ts';

interface RightsTreeProps {
  nodes: readonly RightsNode[];
  saved: ReadonlySet<string>;
  ticked: ReadonlySet<string>;
  words: string;
  isLocked: boolean;
  /** Why a code cannot be given, or null when it can. */
  refusal: (code: string) => string | null;
  onChange: (ticked: Set<string>) => void;
}

/** Menus and their actions to tick. Every tick is a code of its own: nothing is implied by a half-ticked parent. */
export function RightsTree({ nodes, saved, ticked, words, isLocked, refusal, onChange }: RightsTreeProps) {
  const t = useTexts();
  const read = useTextIn();
  const groups = useMemo(() => groupsOf(nodes), [nodes]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const wanted = words.trim().toLowerCase();
  const matches = (menu: RightsNode) =>
    wanted === '' ||
    nodes.some(
      (node) =>
        (node === menu || node.parent === menu.code) &&
        `${node.code} ${node.name.CN} ${node.name.EN}`.toLowerCase().includes(wanted),
    );
  const prefix = useId();
  const idOf = (code: string) => `${prefix}-${code}`;
  const mayTick = (code: string) => !isLocked && refusal(code) === null;
  const box = (node: RightsNode) => {
    const why = refusal(node.code);
    return (
      <input
        id={idOf(node.code)}
        type="checkbox"
        className="check"
        checked={ticked.has(node.code)}
        // What is held already can always be withdrawn.
        disabled={isLocked || (why !== null && !ticked.has(node.code))}
        onChange={() => onChange(toggleCode(nodes, ticked, node.code))}
      />
    );
  };
  const changeOf = (code: string) =>
    ticked.has(code) === saved.has(code) ? undefined : ticked.has(code) ? 'added' : 'removed';

  return (
    <div className={`grows ${styles.tree}`}>
      <div className={styles.treeHead} aria-hidden="true">
        <span>{t('roles.menuColumn')}</span>
        <span>{t('roles.actionColumn')}</span>
        <span>{t('roles.granted')}</span>
      </div>
      {groups.map((group) => {
        const menus = group.menus.filter(matches);
        if (menus.length === 0) return null;
        const codes = nodes
          .filter((node) => group.menus.some((menu) => node === menu || node.parent === menu.code))
          .map((node) => node.code);
        const held = codes.filter((code) => ticked.has(code)).length;
        const title = group.title ? read(group.title) : t('roles.others');
        const isFolded = folded.has(title);
        return (
          <div key={title}>
            <div className={`strong ${styles.row} ${styles.group}`}>
              <span className={`level gap-8 slim ${styles.name}`}>
                <button
                  type="button"
                  className="plain-button"
                  aria-expanded={!isFolded}
                  aria-label={title}
                  onClick={() => {
                    const next = new Set(folded);
                    if (!next.delete(title)) next.add(title);
                    setFolded(next);
                  }}
                >
                  <Icon name={isFolded ? 'right' : 'down'} size={13} />
                </button>
                <label className="level gap-8 slim">
                  <input
                    type="checkbox"
                    className="check"
                    checked={held > 0 && codes.filter(mayTick).every((code) => ticked.has(code))}
                    disabled={isLocked || !codes.some(mayTick)}
                    ref={(element) => {
                      if (element)
                        element.indeterminate = held > 0 && !codes.filter(mayTick).every((code) => ticked.has(code));
                    }}
                    onChange={() => onChange(toggleGroup(codes, ticked, mayTick))}
                  />
                  {title}
                </label>
              </span>
              <span />
              <span className={`size-12-5 muted ${styles.count}`}>
                {held} / {codes.length}
              </span>
            </div>
            {!isFolded &&
              menus.map((menu) => {
                const actions = nodes.filter((node) => node.parent === menu.code);
                const own = [menu, ...actions];
                return (
                  <div
                    key={menu.code}
                    className={styles.row}
                    data-changed={own.some((node) => changeOf(node.code)) ? '' : undefined}
                  >
                    <span className={`level gap-8 slim ${styles.name}`}>
                      <label
                        className="level gap-8 slim"
                        htmlFor={idOf(menu.code)}
                        data-change={changeOf(menu.code)}
                        title={refusal(menu.code) ?? undefined}
                      >
                        {box(menu)}
                        <span>{read(menu.name)}</span> <code className="muted">{menu.code.replace(/^Mgr\./, '')}</code>
                      </label>
                    </span>
                    <span className={`wraps ${styles.actions}`}>
                      {actions.map((action) => (
                        <label
                          className="level gap-6 on-one-line"
                          key={action.code}
                          htmlFor={idOf(action.code)}
                          data-change={changeOf(action.code)}
                          data-refused={refusal(action.code) === null ? undefined : ''}
                          title={refusal(action.code) ?? action.code}
                        >
                          {box(action)}
                          <span>{read(action.name)}</span>
                        </label>
                      ))}
                    </span>
                    <span className={`size-12-5 muted ${styles.count}`}>
                      {own.filter((node) => ticked.has(node.code)).length} / {own.length}
                    </span>
                  </div>
                );
              })}
          </div>
        );
      })}
    </div>
  );
}

interface Group {
  title: Text | null;
  menus: RightsNode[];
}

/** Menu codes under the menu groups they belong to; codes without a menu come last. */
function groupsOf(nodes: readonly RightsNode[]): Group[] {
  const roots = nodes.filter((node) => node.parent === null || !nodes.some((each) => each.code === node.parent));
  const taken = new Set<string>();
  const all = (menu: Menu): readonly string[] => [...(menu.codes ?? []), ...(menu.children ?? []).flatMap(all)];
  const groups = menuGroups.map((group): Group => {
    const codes = new Set(group.menus.flatMap(all));
    const menus = roots.filter((node) => codes.has(node.code) && !taken.has(node.code));
    for (const menu of menus) taken.add(menu.code);
    return { title: group.title ?? group.menus[0]?.title ?? null, menus };
  });
  return [...groups, { title: null, menus: roots.filter((node) => !taken.has(node.code)) }].filter(
    (group) => group.menus.length > 0,
  );
}
