import { Icon } from '#web/office/icons/icon.tsx';

/** What shows a password that is being typed. */
export function eye(): React.ReactNode {
  return (
    <span>
      <Icon name="eye" />
    </span>
  );
}
