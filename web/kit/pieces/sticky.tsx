import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './sticky.module.css';

/** px that stay free above and below. */
const edge = 24;

/**
 * Stays in sight while the longer text beside it is scrolled. What is taller than the window is scrolled to its end
 * first, so that a button at its foot can always be reached.
 */
export function Sticky({ className, children }: { className: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const pin = () => {
      const top = Math.min(edge, window.innerHeight - element.offsetHeight - edge);
      element.style.top = `${top}px`;
    };
    pin();
    const size = new ResizeObserver(pin);
    size.observe(element);
    window.addEventListener('resize', pin);
    return () => {
      size.disconnect();
      window.removeEventListener('resize', pin);
    };
  }, []);
  return (
    <div ref={box} className={`${styles.sticky} ${className ?? ''}`}>
      {children}
    </div>
  );
}
