import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { rightsCall } from '#core/contracts/office.ts';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { useTexts } from '#features/tenants/office/words.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import { rightName } from './right-name.ts';
import { codeChanges, type RightsNode } from './ticks.ts';

interface CompareRightsProps {
  resource: Resource;
  /** The record that is compared. */
  one: { id: string; name: string; codes: readonly string[] };
  /** All others that can be chosen. */
  others: readonly { id: string; name: string }[];
}

/** Sets the rights of two roles, or of two tenants, side by side: what only one of them has. */
export function CompareRights({ resource, one, others }: CompareRightsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [otherId, setOtherId] = useState<string | null>(null);
  const other = others.find(({ id }) => id === otherId);
  const found = useOfficeCall(callsOf(resource).one, { id: otherId ?? '' }, { enabled: isOpen && otherId !== null });
  const rights = useOfficeCall(rightsCall, {}, { staleTime: 60_000, enabled: isOpen });
  const codes = found.data?.values.codes;
  return (
    <>
      <Button size="small" disabled={others.length === 0} onClick={() => setOpen(true)}>
        {t('roles.compare')}
      </Button>
      {isOpen && (
        <Modal
          open
          width={720}
          title={t('roles.compareTitle', { name: one.name })}
          getContainer={false}
          footer={null}
          onCancel={() => setOpen(false)}
        >
          <div className="stack gap-14">
            <Select
              aria-label={t('roles.compareWith')}
              placeholder={t('roles.compareWith')}
              showSearch={{ optionFilterProp: 'label' }}
              value={otherId}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setOtherId}
            />
            {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
            {otherId !== null && found.isPending && <RowSkeleton rows={4} />}
            {other && rights.data && Array.isArray(codes) && (
              <Difference
                nodes={rights.data.codes}
                one={{ name: one.name, codes: one.codes }}
                other={{ name: other.name, codes: codes as string[] }}
              />
            )}
          </div>
        </Modal>
      )}
    </>
  );
}

interface Holder {
  name: string;
  codes: readonly string[];
}

function Difference({ nodes, one, other }: { nodes: readonly RightsNode[]; one: Holder; other: Holder }) {
  const t = useTexts();
  const read = useTextIn();
  const { added, removed } = codeChanges(nodes, new Set(other.codes), new Set(one.codes));
  const common = one.codes.filter((code) => other.codes.includes(code)).length;
  const nameOf = (code: string) => rightName(nodes, code, read);
  return (
    <>
      <p className="muted" role="status">
        {t('roles.common', { count: common })}
      </p>
      {(
        [
          [one.name, added],
          [other.name, removed],
        ] as const
      ).map(([name, only]) => (
        <section key={name} className="stack gap-8" aria-label={t('roles.only', { name })}>
          <h3 className="size-14">{t('roles.only', { name })}</h3>
          {only.length === 0 ? (
            <p className="muted">{t('roles.nothingOnly')}</p>
          ) : (
            <p className="row wraps gap-6">
              {only.map((code) => (
                <StatusTag key={code} tone="off">
                  {nameOf(code)}
                </StatusTag>
              ))}
            </p>
          )}
        </section>
      ))}
    </>
  );
}
