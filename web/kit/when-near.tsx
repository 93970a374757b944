import { createContext, type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { PartBoundary } from './reach/part-boundary.tsx';

/** Whether the page around is being completed: a box within one that came unseen does not wait once more. */
const Completing = createContext(false);

/**
 * A box whose content comes when it is about to be seen, when the page is printed, or when it has been at rest for a
 * while: parts far below cost the first load nothing. Until then, while its code loads, and where the network does not carry it, `shape` stands there; give
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
  const isCompleting = useContext(Completing);
  const [came, setCame] = useState<'seen' | 'unseen' | undefined>(isCompleting ? 'unseen' : undefined);
  useEffect(() => {
    if (came) return;
    const see = (entries: IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && setCame('seen');
    const come = () => setCame('unseen');
    const sight = new IntersectionObserver(see, { rootMargin: '150px' });
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
  }, [came]);
  return (
    <div ref={box} className={className}>
      {came ? (
        <Completing value={came === 'unseen'}>
          <PartBoundary instead={shape}>
            <Suspense fallback={shape}>{children}</Suspense>
          </PartBoundary>
        </Completing>
      ) : (
        shape
      )}
    </div>
  );
}

/** Milliseconds after which a page that nobody scrolls is completed, for whoever prints or saves it. */
const restMs = 8_000;
