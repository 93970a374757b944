import type { ReactNode } from 'react';
import { mark } from '#core/mark.ts';

interface Scene {
  ground: string;
  sun: readonly [number, number];
  drawing: ReactNode;
}

const green = '#0E5B4A';
const deep = '#0A4437';
const gold = '#B98A3A';
const cream = '#F6E7C8';
const pale = '#E3EFEA';
const ink = '#16211E';
const red = '#C8452D';

/** What news is about, before the common ground of paper and ridge. */
export const newsScenes: Record<'hall' | 'city' | 'laboratory' | 'home' | 'stage' | 'campus', Scene> = {
  hall: {
    ground: '#F3EAD3',
    sun: [530, 84],
    drawing: (
      <>
        <Floor />
        <path d="M150 306V196h380v110z" fill="#fff" />
        <path d="M120 200c70-8 150-34 220-78 70 44 150 70 220 78l-10 14H130z" fill={green} />
        <path d="M120 200c70-8 150-34 220-78 70 44 150 70 220 78" fill="none" stroke={gold} strokeWidth="2.5" />
        <g fill={pale} stroke={green} strokeWidth="2">
          {[172, 236, 388, 452].map((x) => (
            <path key={x} d={`M${x} 230h46v76h-46zM${x + 23} 230v76M${x} 262h46`} />
          ))}
        </g>
        <path d="M302 226h76v80h-76z" fill={deep} />
        <path d="M340 226v80" stroke={gold} />
        <path d={mark.leaf} fill={cream} transform="translate(318 146) scale(.7)" />
        <People at={[90, 196, 268, 420, 560, 590]} />
      </>
    ),
  },
  city: {
    ground: '#EAF0E6',
    sun: [150, 92],
    drawing: (
      <>
        <path d="M96 306V176h62v130zM470 306V190h54v116zM540 306V150h60v156z" fill="#9CC3B3" />
        <path d="M176 306V128h70v178zM384 306V104h66v202z" fill="#23735D" />
        <path d="M262 306V92q52-46 104 0v214z" fill={green} />
        <path d="M262 92q52-46 104 0M314 68V34" fill="none" stroke={gold} strokeWidth="2.5" />
        <path
          d={`${lights([194, 220], [148, 176, 204, 232])}${lights([284, 308, 332], [112, 140, 168, 196, 224, 252])}${lights([402, 426], [126, 154, 182, 210, 238])}`}
          fill={cream}
          opacity=".85"
        />
        <Floor />
        <path d="M60 300q46-22 92 0t92 0 92 0 92 0 92 0 92 0" fill="none" stroke={gold} strokeOpacity=".6" />
      </>
    ),
  },
  laboratory: {
    ground: '#EDF1EF',
    sun: [560, 84],
    drawing: (
      <>
        <Floor />
        <path d="M110 258h460v16H110z" fill="#fff" stroke={green} strokeWidth="2" />
        <path d="M136 274v38M544 274v38" stroke={green} strokeWidth="8" />
        <path d="M196 258h96M236 258v-24h34c26-16 30-58 8-84l-22 18" fill="none" stroke={green} strokeWidth="9" />
        <path d="m224 122 30-18 36 62-30 18z" fill={deep} />
        <path d="m230 104 18-11 8 14-18 11z" fill={gold} />
        <path
          d="M336 150h36M344 150v44l-32 56q-4 8 6 8h72q10 0 6-8l-32-56v-44"
          fill="#fff"
          stroke={green}
          strokeWidth="3"
        />
        <path d="m330 222-16 28q-4 8 6 8h68q10 0 6-8l-16-28q-24 10-48 0z" fill={red} opacity=".85" />
        <g stroke={green} strokeWidth="2.5" fill="#fff">
          {[440, 470, 500].map((x) => (
            <path key={x} d={`M${x} 180h20v68q-10 14-20 0z`} />
          ))}
        </g>
        <path d="M441 216h18v32q-9 11-18 0zM471 200h18v48q-9 11-18 0zM501 228h18v20q-9 11-18 0z" fill="#5F9E88" />
        <path d="M430 196h100" stroke={gold} strokeWidth="4" />
        <circle cx="348" cy="236" r="5" fill={cream} />
        <circle cx="364" cy="246" r="3.5" fill={cream} />
      </>
    ),
  },
  home: {
    ground: '#F3EAD3',
    sun: [130, 84],
    drawing: (
      <>
        <path d="M160 306V132l96-44v218z" fill="#fff" />
        <path d="M256 306V88l116 44v174z" fill={pale} />
        <path d="M150 136l106-50 126 48" fill="none" stroke={green} strokeWidth="8" strokeLinejoin="round" />
        <path d="M372 306V178h152v128z" fill="#fff" />
        <path d="M362 182h172" stroke={green} strokeWidth="8" />
        <g fill={green}>
          {[154, 202, 250].map((y) => (
            <path key={y} d={`M182 ${y}h20v28h-20zM220 ${y}h20v28h-20zM280 ${y}h24v28h-24zM324 ${y}h24v28h-24z`} />
          ))}
          <path d="M396 204h34v32h-34zM466 204h34v32h-34z" />
        </g>
        <path d="M220 154h20v28h-20zM324 202h24v28h-24zM466 204h34v32h-34z" fill="#E9A14B" />
        <path d="M428 256h40v50h-40z" fill={deep} />
        <path d="M392 240h42M462 240h42" stroke={gold} strokeWidth="3" />
        <Floor />
        <path d="M96 306v-52M584 306v-60" stroke="#7A5618" strokeWidth="6" />
        <circle cx="96" cy="232" r="34" fill="#5F9E88" />
        <circle cx="584" cy="222" r="40" fill="#23735D" />
        <People at={[300, 540]} />
      </>
    ),
  },
  stage: {
    ground: '#F6E9D2',
    sun: [340, 104],
    drawing: (
      <>
        <path d="M90 306V96h500v210" fill={deep} />
        <path d="M90 96q60 44 40 210H90zM590 96q-60 44-40 210h40z" fill={red} />
        <path d="m220 96-70 190h140zM460 96l-70 190h140z" fill={cream} opacity=".16" />
        <path d="M340 96 250 286h180z" fill={cream} opacity=".24" />
        <path d="M90 96h500" stroke={gold} strokeWidth="5" />
        <g fill={gold}>
          <path d="M312 152h56v22q0 34-28 40-28-6-28-40z" />
          <path d="M332 210h16v20h-16zM314 230h52v12h-52z" />
        </g>
        <path d="M312 160h-18q0 26 22 30M368 160h18q0 26-22 30" fill="none" stroke={gold} strokeWidth="5" />
        <path d="M250 306v-64h180v64zM170 306v-34h80v34zM430 306v-46h80v46z" fill="#23735D" />
        <path d="M250 242h180M170 272h80M430 260h80" stroke={gold} strokeWidth="2.5" />
        <Floor />
        <People at={[60, 130, 200, 280, 400, 480, 550, 620]} />
      </>
    ),
  },
  campus: {
    ground: '#EAF0E6',
    sun: [540, 88],
    drawing: (
      <>
        <path d="M110 306V206h460v100z" fill="#fff" />
        <path d="M270 306V150h140v156z" fill="#F3EAD3" />
        <path d="M256 152l84-54 84 54z" fill={green} />
        <path d="M256 152l84-54 84 54" fill="none" stroke={gold} strokeWidth="2.5" />
        <path d="M100 210h170M410 210h170" stroke={green} strokeWidth="8" />
        <circle cx="340" cy="182" r="17" fill="#fff" stroke={green} strokeWidth="3" />
        <path d="M340 172v10l7 6" fill="none" stroke={green} strokeWidth="2.5" strokeLinecap="round" />
        <path d="M316 306v-62q24-30 48 0v62z" fill={deep} />
        <g fill={pale} stroke={green} strokeWidth="2">
          {[132, 180, 228, 428, 476, 524].map((x) => (
            <path key={x} d={`M${x} 234h24v44h-24zM${x} 256h24`} />
          ))}
        </g>
        <Floor />
        <path d="M78 306v-58M606 306v-50" stroke="#7A5618" strokeWidth="6" />
        <circle cx="78" cy="226" r="38" fill="#23735D" />
        <circle cx="606" cy="236" r="32" fill="#5F9E88" />
        <People at={[210, 250, 450]} />
      </>
    ),
  },
};

function Floor() {
  return (
    <>
      <path d="M0 306h680v51H0z" fill={deep} />
      <path d="M60 322h140M220 331h190M380 340h240" stroke={cream} strokeOpacity=".35" />
    </>
  );
}

function People({ at }: { at: readonly number[] }) {
  return (
    <g fill={ink}>
      {at.map((x, index) => (
        <g key={x} transform={`translate(${x} 316) scale(${0.86 + (index % 3) * 0.07})`}>
          <circle cy="-34" r="6" />
          <path d="M-8 0v-18a8 8 0 0 1 16 0V0z" />
        </g>
      ))}
    </g>
  );
}

function lights(across: readonly number[], down: readonly number[]): string {
  return across.flatMap((x) => down.map((y) => `M${x} ${y}h10v14h-10z`)).join('');
}
