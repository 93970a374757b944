import { Button } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Resource } from '#core/resources/resource.ts';
import { useTexts } from '#features/tenants/office/words.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { ResourceList } from '#web/office/resource/list/resource-list.tsx';
import { usePageQuery } from '#web/office/shell/page.tsx';

interface RightsViewsProps {
  resource: Resource;
  /** The tree of one record's rights beside the names of all; `toList` leads to the list. */
  Rights: ComponentType<{ toList: ReactNode }>;
}

/** The same records as a list with filters, columns and export, and one by one with their rights. */
export function RightsViews({ resource, Rights }: RightsViewsProps) {
  const t = useTexts();
  const [params, setParams] = usePageQuery();
  const [isList, setList] = useState(() => asksForList(params));
  // Until the address has followed, it still names the record whose rights were shown: the list would open it.
  const [left, setLeft] = useState<string>();
  if (left !== undefined && params.toString() !== left) setLeft(undefined);
  const toRights = (id?: string) => {
    setList(false);
    setParams(new URLSearchParams(id ? { id } : {}), { push: true });
  };
  const toList = () => {
    setList(true);
    if (params.has('id')) setLeft(params.toString());
    setParams(new URLSearchParams(), { push: true });
  };
  if (!isList || left !== undefined)
    return <Rights toList={<IconButton name="density" label={t('roles.asList')} onClick={toList} />} />;
  return (
    <div className="column gap-12 fills-down">
      <div className="row rigid">
        <Button size="small" icon={<Icon name="key" size={14} />} onClick={() => toRights()}>
          {t('roles.asRights')}
        </Button>
      </div>
      {/* What has no form is edited where its rights are. */}
      <ResourceList resource={resource} {...(resource.form ? {} : { onEdit: toRights })} />
    </div>
  );
}

/** An address that narrows, sorts or opens a tab of a record was taken from the list. */
function asksForList(params: URLSearchParams): boolean {
  return [...params.keys()].some((key) => key.startsWith('f.') || ['sort', 'page', 'view', 'tab'].includes(key));
}
