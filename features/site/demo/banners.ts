import { midnightInShanghai } from '#core/calendar/dates.ts';
import { bannerCounts, banners } from '#features/site/server/tables.ts';
import { newId } from '#server/base/ids.ts';
import type { Db } from '#server/database/database.ts';
import type { Stage } from '#server/demo/demo-room.ts';
import { drawPicture } from '#server/demo/draw-picture.ts';
import { type PrintedFile, recordPublicFiles } from '#server/demo/public-files.ts';
import type { Services } from '#server/services.ts';

interface DemoBanner {
  readonly title: readonly [CN: string, EN: string];
  readonly lead: readonly [CN: string, EN: string];
  readonly alt: readonly [CN: string, EN: string];
  readonly weight: number;
  readonly page: string;
  /** How often it was seen and followed a day. */
  readonly daily: { readonly views: number; readonly clicks: number };
  /** Sky, far and near. */
  readonly colours: readonly [string, string, string];
}

/** Banners of the contest's mini-site. */
const demoBanners: readonly DemoBanner[] = [
  {
    title: ['ITEC 2027 正在报名', 'ITEC 2027 is open for entries'],
    lead: ['六条赛道，奖金池 2,000 万元，不收参赛费。', 'Six tracks, CNY 20 million in prizes, no entry fee.'],
    alt: ['朝阳下的海港和群山', 'A harbour below mountains at sunrise'],
    weight: 20,
    page: '/itecpage/highlight',
    daily: { views: 241, clicks: 17 },
    colours: ['#173f5f', '#20639b', '#0f2c43'],
  },
  {
    title: ['路演辅导营，免费报名', 'Pitch camp, free to join'],
    lead: ['往届评委逐页看您的演示稿。', 'Judges of earlier years read your slides page by page.'],
    alt: ['暮色中的山脊和一轮圆月', 'Ridges and a full moon at dusk'],
    weight: 10,
    page: '/itecpage/activity',
    daily: { views: 223, clicks: 9 },
    colours: ['#3b2a4a', '#7a4a5a', '#22182e'],
  },
];

interface Drawn {
  readonly banner: DemoBanner;
  readonly picture: PrintedFile;
}

/** Draws and stores the pictures. It is slow: not for the inside of a transaction. */
export async function drawBanners(services: Services): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const banner of demoBanners) {
    drawn.push({ banner, picture: await drawPicture(services, scene(banner.colours), 'banner.jpg') });
  }
  return drawn;
}

export async function seedBanners(
  db: Db,
  { tenantId: idOf, now: at, time: { moved } }: Stage,
  drawn: readonly Drawn[],
): Promise<void> {
  const tenantId = idOf('yunting');
  for (const { banner, picture } of drawn) {
    await recordPublicFiles(db, { tenantId, printed: [picture], at, purpose: 'setting-image' });
    const { title, lead, alt, weight, page, daily } = banner;
    const id = newId();
    const days = Math.max(
      0,
      Math.floor((at.getTime() - midnightInShanghai(moved('2026-11-02')).getTime()) / 86_400_000),
    );
    await db.insert(bannerCounts).values({ id, tenantId, views: daily.views * days, clicks: daily.clicks * days });
    await db.insert(banners).values({
      id,
      tenantId,
      position: 'ITEC',
      titleCN: title[0],
      titleEN: title[1],
      weight,
      startsAt: midnightInShanghai(moved('2026-11-02')),
      endsAt: midnightInShanghai(moved('2027-01-16')),
      values: {
        titleCN: title[0],
        titleEN: title[1],
        leadCN: lead[0],
        leadEN: lead[1],
        altCN: alt[0],
        altEN: alt[1],
        position: 'ITEC',
        weight,
        linkKind: 'PAGE',
        page,
        url: '',
        from: moved('2026-11-02'),
        to: moved('2027-01-15'),
        pcCN: [picture.file],
        phoneCN: [],
        pcEN: [],
        phoneEN: [],
      },
      createdAt: at,
      updatedAt: at,
    });
  }
}

/** A sun or moon over three ridges. */
function scene([sky, far, near]: DemoBanner['colours']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="760" viewBox="0 0 1920 760">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></linearGradient></defs>
    <rect width="1920" height="760" fill="url(#s)"/>
    <circle cx="1420" cy="250" r="120" fill="#f6e7c8" fill-opacity=".9"/>
    <path d="M0 520C260 430 420 560 700 470s520 60 780-30 300-20 440-70v390H0z" fill="${far}"/>
    <path d="M0 600C300 520 520 640 860 560s560 70 1060-40v240H0z" fill="${sky}"/>
    <path d="M0 690C380 620 700 720 1100 660s560 20 820-30v130H0z" fill="${near}"/>
    <path d="M0 520C260 430 420 560 700 470s520 60 780-30 300-20 440-70" fill="none" stroke="#b98a3a" stroke-opacity=".6" stroke-width="2"/>
  </svg>`;
}
