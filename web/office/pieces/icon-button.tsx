import { Tooltip } from 'antd';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from '#web/office/icons/icon.tsx';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: IconName;
  /** What it does; shown on hover and read aloud. */
  label: string;
  size?: number;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

/** A button that shows only an icon, with its name as a tooltip. */
export function IconButton({ name, label, size, children, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip title={rest['aria-expanded'] ? '' : label} mouseEnterDelay={0.5}>
      <button type="button" aria-label={label} {...rest} className={`icon-button ${className ?? ''}`}>
        <Icon name={name} {...(size === undefined ? {} : { size })} />
        {children}
      </button>
    </Tooltip>
  );
}
