import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A box whose content comes when it is about to be seen: parts far below cost the first load nothing. Give it a height. */
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
      { rootMargin: '400px' },
    );
    if (box.current) sight.observe(box.current);
    return () => sight.disconnect();
  }, []);
  return (
    <div ref={box} className={className}>
      {isNear && children}
    </div>
  );
}
