import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

/**
 * A box whose content comes when it is about to be seen, when the page is printed, or when it has been at rest for a
 * while: parts far below cost the first load nothing. Until then, and while its code loads, `shape` stands there; give
 * the box the height of both.
 */
export function WhenNear({
  className,
  shape,
  children,
}: {
  className: string | undefined;
  shape?: ReactNode;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear) return;
    const come = () => setNear(true);
    const sight = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && come(), {
      rootMargin: '150px',
    });
    if (box.current) sight.observe(box.current);
    const rest = setTimeout(come, restMs);
    const print = window.matchMedia('print');
    window.addEventListener('beforeprint', come);
    print.addEventListener('change', come);
    return () => {
      sight.disconnect();
      clearTimeout(rest);
      window.removeEventListener('beforeprint', come);
      print.removeEventListener('change', come);
    };
  }, [isNear]);
  return (
    <div ref={box} className={className}>
      {isNear ? <Suspense fallback={shape}>{children}</Suspense> : shape}
    </div>
  );
}

/** Milliseconds after which a page that nobody scrolls is completed, for whoever prints or saves it. */
const restMs = 8_000;
