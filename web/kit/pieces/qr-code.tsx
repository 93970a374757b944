import { useEffect, useRef, useState } from 'react';

interface QrCodeProps {
  value: string;
  size?: number;
  label: string;
  /** Drawn before it is seen, for pages that are printed as they are. */
  eager?: boolean;
}

/** How long a code is near before its encoder is asked for. */
const settleMs = 700;

/** A QR code as one SVG path; the encoder loads when the code is about to be seen, in a box that is already there. */
export function QrCode({ value, size = 92, label, eager = false }: QrCodeProps) {
  const box = useRef<SVGSVGElement>(null);
  const [drawn, setDrawn] = useState<{ path: string; side: number }>();
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { default: encoder } = await import('qrcode');
      const { modules } = encoder.create(value, { errorCorrectionLevel: 'M' });
      if (current) setDrawn({ path: squares(modules.data, modules.size), side: modules.size });
    };
    if (eager) void draw();
    // While a page is being drawn its foot is in sight for a moment: what stays there is meant to be seen.
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        clearTimeout(waiting);
        if (!entries.at(-1)?.isIntersecting) return;
        waiting = setTimeout(() => {
          sight.disconnect();
          void draw();
        }, settleMs);
      },
      { rootMargin: '300px' },
    );
    if (box.current && !eager) sight.observe(box.current);
    return () => {
      current = false;
      clearTimeout(waiting);
      sight.disconnect();
    };
  }, [value, eager]);
  return (
    <svg
      ref={box}
      width={size}
      height={size}
      viewBox={drawn ? `-2 -2 ${drawn.side + 4} ${drawn.side + 4}` : '0 0 1 1'}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      style={{ flex: 'none', background: '#fff', borderRadius: 4 }}
    >
      {drawn && <path d={drawn.path} fill="#16211E" />}
    </svg>
  );
}

function squares(dark: Uint8Array, side: number): string {
  let path = '';
  for (let at = 0; at < dark.length; at++) if (dark[at]) path += `M${at % side} ${Math.floor(at / side)}h1v1h-1z`;
  return path;
}
