const paths = {
  noSignal:
    'm4 4 16 16M8.800 15.200a4.500 4.500 0 0 1 5.400-.7M5.500 11.800a9 9 0 0 1 4.300-2.300M13.600 9.300a9 9 0 0 1 4.900 2.500M12 19v.1M2.500 8.500a13.500 13.500 0 0 1 4.200-2.700M11 4.600a13.500 13.500 0 0 1 10.500 3.900',
  camera: 'M3.500 8h4L9 5.500h6L16.500 8h4v11.500h-17zM12 9.700a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600z',
  minus: 'M5 12h14',
  note: 'M4 5h16v11.500h-8.500L7 20.500v-4H4z',
} as const;

/** Icons that only the kit has; those of the portal come from `kit/marks`. */
export function KitIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="rigid" viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
