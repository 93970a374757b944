import { App } from 'antd';
import { useEffect } from 'react';

interface Toast {
  success: (text: string) => void;
  error: (text: string) => void;
  info: (text: string) => void;
}

let shown: Toast | null = null;
const waiting: ((toast: Toast) => void)[] = [];

/** Short messages for code outside React (guards, reactions); said as soon as the office is drawn. */
export const toast: Toast = {
  success: (text) => announce((to) => to.success(text)),
  error: (text) => announce((to) => to.error(text)),
  info: (text) => announce((to) => to.info(text)),
};

/** Connects `toast` to antd's messages, which follow theme and language. */
export function FeedbackBridge() {
  const { message } = App.useApp();
  useEffect(() => {
    shown = {
      success: (text) => void message.success(text),
      error: (text) => void message.error(text, 5),
      info: (text) => void message.info(text),
    };
    for (const one of waiting.splice(0)) one(shown);
    return () => {
      shown = null;
    };
  }, [message]);
  return null;
}

function announce(one: (toast: Toast) => void): void {
  if (shown) one(shown);
  else waiting.push(one);
}
