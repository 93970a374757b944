import sharp from 'sharp';

const scenes = {
  DOOR: `<rect width="160" height="120" fill="#DDE7E1"/><path d="M30 120V18h100v102z" fill="#F5F8F6" stroke="#9CC3B3"/><rect x="44" y="30" width="72" height="18" rx="2" fill="#173F5F"/><path d="M52 39h40" stroke="#F6E7C8" stroke-width="4"/><path d="M60 120V62h40v58" fill="#C4D3DF" stroke="#8FB4CC"/><path d="M80 62v58" stroke="#8FB4CC"/><circle cx="76" cy="92" r="2" fill="#123552"/><circle cx="84" cy="92" r="2" fill="#123552"/>`,
  OFFICE: `<rect width="160" height="120" fill="#E4EEE6"/><rect y="84" width="160" height="36" fill="#C9D8CF"/><rect x="14" y="16" width="58" height="40" fill="#fff" stroke="#9CC3B3"/><path d="M43 16v40M14 36h58" stroke="#9CC3B3"/><rect x="86" y="22" width="58" height="34" rx="2" fill="#173F5F"/><path d="M94 46c8-14 14 4 22-8s12 2 20-8" fill="none" stroke="#E9A14B" stroke-width="2"/><path d="M12 74h60v6H12zM88 74h60v6H88z" fill="#0E5B4A"/><path d="M18 80v24M66 80v24M94 80v24M142 80v24" stroke="#0A4437" stroke-width="3"/><rect x="26" y="60" width="22" height="14" rx="1" fill="#16211E"/><rect x="104" y="60" width="22" height="14" rx="1" fill="#16211E"/>`,
  WORKS: `<rect width="160" height="120" fill="#E8EFF5"/><rect y="88" width="160" height="32" fill="#C4D3DF"/><rect x="10" y="62" width="140" height="8" fill="#173F5F"/><path d="M18 70v30M142 70v30" stroke="#123552" stroke-width="4"/><rect x="18" y="14" width="124" height="26" fill="#fff" stroke="#8FB4CC"/><path d="M26 40v-14h6v14M38 40v-9h6v9M58 40v-16h8v16M90 40v-11h10v11M120 40v-17h6v17" fill="#8FB4CC"/><rect x="24" y="46" width="34" height="16" rx="2" fill="#123552"/><path d="M28 54h26" stroke="#E9A14B" stroke-width="2"/><path d="M58 54c20-16 30 14 52-4" fill="none" stroke="#C8452D" stroke-width="2"/><path d="M112 62l4-18h6l4 18z" fill="#F6E7C8" stroke="#B98A3A"/>`,
} as const;

export type Scene = keyof typeof scenes;

/** A picture of a visit as a phone keeps it; `shade` from 0 to 9 makes no two of them the same bytes. */
export function drawScene(scene: Scene, shade: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="1280" height="960">${scenes[scene]}<rect width="160" height="120" fill="#16211E" opacity="${0.01 * shade}"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** The small copy that is kept beside it. */
export function shrinkScene(picture: Buffer): Promise<Buffer> {
  return sharp(picture).resize(320, 320, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer();
}

/** Strokes of a signature, on a pad of 1000 × 400. */
export const strokes = [
  [
    90, 270, 130, 150, 190, 95, 215, 170, 205, 290, 250, 180, 330, 110, 330, 210, 300, 290, 380, 190, 450, 140, 440,
    230,
  ],
  [440, 230, 430, 290, 520, 220, 610, 140, 620, 210, 560, 300, 660, 250, 780, 180, 890, 205],
];
