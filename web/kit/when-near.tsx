import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A box whose content comes when it is about to be seen, or when the page has been at rest for a while: parts far below
 * cost the first load nothing. Give it a height.
 */
export function WhenNear({ className, children }: { className: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        setNear(true);
      },
      { rootMargin: '150px' },
    );
    if (box.current) sight.observe(box.current);
    const rest = setTimeout(() => setNear(true), restMs);
    return () => {
      sight.disconnect();
      clearTimeout(rest);
    };
  }, []);
  return (
    <div ref={box} className={className}>
      {isNear && children}
    </div>
  );
}

/** Milliseconds after which a page that nobody scrolls is completed, for whoever prints or saves it. */
const restMs = 8_000;
