import { useEffect } from 'react';
import { create } from 'zustand';
import { useCommon } from '#web/kit/i18n.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './toasts.module.css';

export type ToastTone = 'success' | 'error' | 'info';

interface Toast {
  id: number;
  tone: ToastTone;
  text: string;
}

const useToasts = create<{ toasts: Toast[]; last: number }>(() => ({ toasts: [], last: 0 }));

/** Shows a message for some seconds; the same words are not stacked. */
export function toast(tone: ToastTone, text: string) {
  useToasts.setState(({ toasts, last }) => ({
    toasts: [...toasts.filter((shown) => shown.text !== text), { id: last + 1, tone, text }].slice(-3),
    last: last + 1,
  }));
}

/** The live region of the application; render it once. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className={`${styles.toasts} unprinted`}>
      <div role="status">
        {toasts
          .filter(({ tone }) => tone !== 'error')
          .map((entry) => (
            <ToastLine key={entry.id} {...entry} />
          ))}
      </div>
      <div role="alert">
        {toasts
          .filter(({ tone }) => tone === 'error')
          .map((entry) => (
            <ToastLine key={entry.id} {...entry} />
          ))}
      </div>
    </div>
  );
}

function ToastLine({ id, tone, text }: Toast) {
  const t = useCommon();
  useEffect(() => {
    const timer = setTimeout(() => drop(id), tone === 'error' ? 8000 : 5000);
    return () => clearTimeout(timer);
  }, [id, tone]);
  return (
    <p className={`${styles.toast} ${styles[tone]}`}>
      <Icon name={tone === 'error' ? 'alert' : 'check'} />
      <span>{text}</span>
      <button type="button" aria-label={t('close')} onClick={() => drop(id)}>
        <Icon name="close" size={16} />
      </button>
    </p>
  );
}

function drop(id: number) {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((entry) => entry.id !== id) }));
}
