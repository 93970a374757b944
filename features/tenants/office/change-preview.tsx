import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { rightsPreviewCall } from '#core/contracts/office.ts';
import { useTexts } from '#features/tenants/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { rightName } from './right-name.ts';
import styles from './rights.module.css';
import type { RightsNode } from './ticks.ts';

interface ChangePreviewProps {
  kind: 'role' | 'tenant';
  id: string;
  rev: number;
  nodes: readonly RightsNode[];
  codes: readonly string[];
  added: readonly string[];
  removed: readonly string[];
  isSaving: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** What a change of rights would do, before it is saved: codes, roles and people, with the buttons that decide. */
export function ChangePreview(props: ChangePreviewProps) {
  const { kind, id, codes, added, removed, onDiscard } = props;
  const t = useTexts();
  const read = useTextIn();
  const hasChanges = added.length + removed.length > 0;
  const asked = useSettled(codes);
  const isAsked = asked === codes;
  const found = useOfficeCall(rightsPreviewCall, { kind, id, codes: [...asked] }, { enabled: hasChanges && isAsked });
  const nameOf = (code: string) => rightName(props.nodes, code, read);
  const roles = found.data?.roles ?? [];
  const users = found.data?.users ?? [];
  return (
    <>
      <div className={`card-head ${styles.panelHead}`}>
        <h2>{t('roles.preview')}</h2>
        <span className="grow" />
        {hasChanges && (
          <button type="button" className="link" onClick={onDiscard}>
            {t('roles.discard')}
          </button>
        )}
      </div>
      <div className={`grows ${styles.preview}`}>
        {!hasChanges ? (
          <StatePanel icon="key" title={t('roles.noChange')} hint={t('roles.noChangeHint')} />
        ) : (
          <>
            <div className={`lined ${styles.sums}`}>
              <Sum tone="problem" value={`−${removed.length}`} name={t('roles.removed')} />
              <Sum tone="done" value={`+${added.length}`} name={t('roles.added')} />
              <Sum value={isAsked && found.data ? String(users.length) : '…'} name={t('roles.affected')} />
            </div>
            {removed.length > 0 && (
              <>
                <h3>{t('roles.lost')}</h3>
                <p className={styles.tags}>
                  {removed.map((code) => (
                    <StatusTag key={code} tone="problem">
                      {nameOf(code)}
                    </StatusTag>
                  ))}
                </p>
              </>
            )}
            {added.length > 0 && (
              <>
                <h3>{t('roles.gained')}</h3>
                <p className={styles.tags}>
                  {added.map((code) => (
                    <span key={code} className="tag done">
                      {nameOf(code)}
                    </span>
                  ))}
                </p>
              </>
            )}
            {found.isPending && <RowSkeleton rows={4} height={34} />}
            {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
            {found.data && kind === 'tenant' && (
              <>
                <h3>{t('tenantRights.rolesLose')}</h3>
                {roles.length === 0 && <p className="muted">{t('tenantRights.noRoles')}</p>}
                <ul className={styles.people}>
                  {roles.map((role) => (
                    <li className="level gap-8 size-13" key={role.id}>
                      <span className="avatar">{Array.from(read(role.name))[0]}</span>
                      <span>{read(role.name)}</span>
                      <span className={styles.loses}>
                        {role.loses.map((code) => (
                          <StatusTag key={code} tone="problem">
                            {nameOf(code)}
                          </StatusTag>
                        ))}
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {found.data && users.length > 0 && (
              <>
                <h3>
                  {t('roles.whoUses')} <small className="plain">{t('roles.people', { count: users.length })}</small>
                </h3>
                <ul className={styles.people}>
                  {users.map((user) => (
                    <li className="level gap-8 size-13" key={user.id}>
                      <span className="avatar">{Array.from(user.name)[0]}</span>
                      <span className="grow">{user.name}</span>
                      <em className="size-12 muted">
                        {user.lastLogin ? t('roles.lastLogin', { date: dayOf(user.lastLogin) }) : t('roles.neverLogin')}
                      </em>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {kind === 'tenant' && roles.length > 0 && (
              <div className="notice">
                <Icon name="warning" />
                <span>{t('tenantRights.confirm')}</span>
              </div>
            )}
            <div className="notice info">
              <Icon name="undo" />
              <span>{t('roles.atOnce')}</span>
            </div>
          </>
        )}
      </div>
      {hasChanges && (
        <div className={styles.panelFoot}>
          <span>{t('roles.version', { rev: props.rev })}</span>
          <span className="grow" />
          <Button onClick={onDiscard}>{t('app.cancel')}</Button>
          <Button type="primary" loading={props.isSaving} disabled={!isAsked || !found.data} onClick={props.onSave}>
            {t('roles.saveNow')}
          </Button>
        </div>
      )}
    </>
  );
}

function Sum({ value, name, tone }: { value: string; name: string; tone?: string }) {
  return (
    <div data-tone={tone}>
      <b>{value}</b>
      <small>{name}</small>
    </div>
  );
}

/** A value once it has stood still for a moment, so that a burst of ticks asks once. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), 350);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
