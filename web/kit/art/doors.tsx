import { Leaf } from './leaf.tsx';

export type DoorArt = 'person' | 'company' | 'supporter';

/** The round drawings of the three entry doors. */
export function DoorDrawing({ art, className }: { art: DoorArt; className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 60 60" aria-hidden="true">
      {drawings[art]}
    </svg>
  );
}

const drawings = {
  person: (
    <>
      <circle cx="30" cy="30" r="30" fill="#E3EFEA" />
      <circle cx="30" cy="22" r="8" fill="#0E5B4A" />
      <path d="M14 47c1.500-9.500 8-14 16-14s14.500 4.500 16 14a24 24 0 0 1-32 0z" fill="#0E5B4A" />
      <path d="M30 33v9" stroke="#F6E7C8" strokeWidth="2" />
    </>
  ),
  company: (
    <>
      <circle cx="30" cy="30" r="30" fill="#F8F0E0" />
      <path d="M17 46V19l14-6v33z" fill="#7A5618" />
      <path d="M31 24h13v22H31z" fill="#B98A3A" />
      <path d="M21 23h5M21 29h5M21 35h5M35 30h5M35 36h5" stroke="#F8F0E0" strokeWidth="2.2" />
    </>
  ),
  supporter: (
    <>
      <circle cx="30" cy="30" r="30" fill="#FBEAE6" />
      <Leaf at={[30.9, 52.4]} turn={0} scale={0.84} fill="#C8452D" vein="#FBEAE6" />
    </>
  ),
} as const;
