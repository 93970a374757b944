import { Button } from '#web/kit/controls/button.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { useCommon } from '../i18n.ts';
import { Icon } from '../marks/icon.tsx';

/** Copies the address (of this page by default) and says so. */
export function CopyLink({ href }: { href?: string }) {
  const t = useCommon();
  const copy = async () => {
    const done = await copyText(href ?? location.href);
    toast(done ? 'success' : 'error', done ? t('share.copied') : t('share.notCopied'));
  };
  return (
    <Button small onClick={copy}>
      <Icon name="link" size={16} />
      {t('share.copy')}
    </Button>
  );
}

export function PrintButton() {
  const t = useCommon();
  return (
    <Button small className="unprinted" onClick={() => print()}>
      <Icon name="print" size={16} />
      {t('share.print')}
    </Button>
  );
}

/** On plain http the clipboard API is missing: there a hidden field is selected and copied instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.style.position = 'fixed';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}
