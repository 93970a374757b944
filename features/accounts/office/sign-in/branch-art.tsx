/** A wutong branch; one leaf carries the phoenix feather. */
export function BranchArt() {
  return (
    <svg className="cover" viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={branch} fill="none" stroke="#2A6B59" strokeWidth="5" strokeLinecap="round" />
      {leaves.map((leaf) => (
        <g key={leaf.transform} transform={leaf.transform}>
          <path d={outline} fill={leaf.fill} />
          <path d={veins} fill="none" stroke="#4B9780" strokeWidth="1" strokeLinecap="round" />
        </g>
      ))}
      <g transform={leaves[0]?.transform}>
        <path d={feather} fill="#C8452D" />
        <circle cx="32" cy="20.5" r="1.7" fill="#F6E7C8" />
      </g>
    </svg>
  );
}

const outline =
  'M32 58c-1.2 0-2-1-2-2.3v-7.4c-4.7 1.7-10.3 1.3-15.4-2.4C10 42.6 6.8 37.3 5.1 30.3c6.2 1 11 .2 14.7-2.3C16.6 21.5 18 13.2 24.5 4.4c1.5 6.3 4 10.9 7.5 13.7 3.5-2.8 6-7.4 7.5-13.7C46 13.2 47.4 21.5 44.2 28c3.7 2.5 8.5 3.3 14.7 2.3-1.7 7-4.9 12.3-9.5 15.6-5.1 3.7-10.7 4.1-15.4 2.4v7.4c0 1.3-.8 2.3-2 2.3z';
const veins =
  'M32 50V22M32 45c-5 .6-9.8-1.2-14-5.4M32 45c5 .6 9.8-1.2 14-5.4M32 37c-4-.6-7.2-2.6-9.6-6M32 37c4-.6 7.2-2.6 9.6-6';
const feather = 'M32 27.5c-3.6-3.2-4.3-7.6-2-13 .6-1.4 1.3-2.6 2-3.6.7 1 1.4 2.2 2 3.6 2.300 5.4 1.6 9.8-2 13z';
const branch =
  'M700 905C560 800 470 690 430 540 404 444 440 340 538 272M428 548C396 548 350 560 320 586M427 500c30-14 62-16 92-8M466 342C440 292 404 256 364 241';
const leaves = [
  { transform: 'translate(470 90) rotate(8) scale(2.9)', fill: '#1F6A57' },
  { transform: 'translate(225 150) rotate(-28) scale(2.5)', fill: '#185C4B' },
  { transform: 'translate(545 330) rotate(38) scale(2.5)', fill: '#23745F' },
  { transform: 'translate(120 540) rotate(-48) scale(3.1)', fill: '#1F6A57' },
  { transform: 'translate(330 360) rotate(-14) scale(1.7)', fill: '#2B8069' },
  { transform: 'translate(482 600) rotate(22) scale(1.8)', fill: '#1B6250' },
  { transform: 'translate(590 690) rotate(40) scale(1.9)', fill: '#185C4B' },
];
