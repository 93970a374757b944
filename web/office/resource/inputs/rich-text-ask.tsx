import { Button, Checkbox, Input, Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { linkFaults, targetOf } from '#features/contents/shared/links.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './rich-text-ask.module.css';

interface ToolPopoverProps {
  label: string;
  /** What it asks while it is open. */
  asks: ReactNode;
  onCancel: () => void;
  children: ReactNode;
}

/** A small question at a tool of the editor; clicking elsewhere or Escape drops it. */
export function ToolPopover({ label, asks, onCancel, children }: ToolPopoverProps) {
  return (
    <Popover
      open={Boolean(asks)}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      // The tool itself opens it: what it asks is known only then.
      onOpenChange={(isOpen) => {
        if (!isOpen && asks) onCancel();
      }}
      content={
        <div role="dialog" aria-label={label} className={styles.ask}>
          {asks}
        </div>
      }
    >
      <span>{children}</span>
    </Popover>
  );
}

interface AskLinkProps {
  href: string;
  /** Null takes the link away. */
  onGive: (href: string | null) => void;
  onCancel: () => void;
}

/** An address of the web, of mail, or a page of the portal: what the search for broken links would call malformed is refused. */
export function AskLink({ href, onGive, onCancel }: AskLinkProps) {
  const t = useTexts();
  const read = useTextIn();
  const [address, setAddress] = useState(href);
  const [isTold, setTold] = useState(false);
  const wrong = faultOf(address.trim());
  const give = () => {
    setTold(true);
    if (!wrong) onGive(address.trim());
  };
  return (
    <Ask
      label={t('richText.linkAddress')}
      value={address}
      placeholder="https://"
      hint={t('richText.linkHint')}
      wrong={isTold && wrong ? (wrong === 'EMPTY' ? t('richText.linkMissing') : read(linkFaults[wrong])) : ''}
      onChange={setAddress}
      onGive={give}
      onCancel={onCancel}
    >
      {href && (
        <Button danger onClick={() => onGive(null)}>
          {t('richText.linkOff')}
        </Button>
      )}
    </Ask>
  );
}

function faultOf(address: string) {
  if (!address) return 'EMPTY';
  const target = targetOf(address);
  return target.kind === 'fault' ? target.fault : null;
}

interface AskAltProps {
  alt: string;
  onGive: (alt: string) => void;
  onCancel: () => void;
}

const longest = 200;

/** What a picture shows, for whoever does not see it; a picture that only decorates says so. */
export function AskAlt({ alt, onGive, onCancel }: AskAltProps) {
  const t = useTexts();
  const [words, setWords] = useState(alt);
  const [isPlain, setPlain] = useState(false);
  const [isTold, setTold] = useState(false);
  const isMissing = !isPlain && words.trim() === '';
  const give = () => {
    setTold(true);
    if (!isMissing) onGive(isPlain ? '' : words.trim());
  };
  return (
    <Ask
      label={t('richText.altAsk')}
      value={isPlain ? '' : words}
      isFixed={isPlain}
      max={longest}
      wrong={isTold && isMissing ? t('richText.altMissing') : ''}
      onChange={setWords}
      onGive={give}
      onCancel={onCancel}
    >
      <Checkbox checked={isPlain} onChange={(event) => setPlain(event.target.checked)}>
        {t('richText.altPlain')}
      </Checkbox>
    </Ask>
  );
}

interface AskProps {
  label: string;
  value: string;
  placeholder?: string;
  hint?: string;
  wrong: string;
  max?: number;
  isFixed?: boolean;
  onChange: (value: string) => void;
  onGive: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

/** One field with its answer; not a form, because the editor stands in one and its keys would reach that. */
function Ask(props: AskProps) {
  const { label, value, placeholder, hint, wrong, max = 2000, isFixed, onChange, onGive, onCancel, children } = props;
  const t = useTexts();
  const id = useId();
  const notes = [hint && `${id}-hint`, wrong && `${id}-wrong`].filter(Boolean).join(' ');
  const keys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') {
      event.preventDefault();
      onGive();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field and buttons inside are kept from the form around
    <div onKeyDown={keys}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        autoFocus
        value={value}
        maxLength={max}
        disabled={isFixed}
        placeholder={placeholder}
        status={wrong ? 'error' : ''}
        aria-invalid={wrong !== ''}
        aria-describedby={notes || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && <small id={`${id}-hint`}>{hint}</small>}
      {wrong && (
        <small id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {wrong}
        </small>
      )}
      <div className={styles.more}>
        {children}
        <span className="grow" />
        <Button onClick={onCancel}>{t('app.cancel')}</Button>
        <Button type="primary" onClick={onGive}>
          {t('app.confirm')}
        </Button>
      </div>
    </div>
  );
}
