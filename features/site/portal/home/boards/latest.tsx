import type { HomeData } from '../hero.tsx';
import home from '../home-page.module.css';
import { Boards } from './board.tsx';
import { NoticeBoard } from './notice-board.tsx';
import { PolicyBoard } from './policy-board.tsx';

/** The latest policies and notices; one without any is left out. */
export function LatestBoards({ data, now }: { data: HomeData | undefined; now: number }) {
  return (
    <section className={home.section}>
      <div className="wrap">
        <Boards>
          {(!data || data.policies.length > 0) && <PolicyBoard policies={data?.policies} />}
          {(!data || data.notices.length > 0) && <NoticeBoard notices={data?.notices} now={now} />}
        </Boards>
      </div>
    </section>
  );
}
