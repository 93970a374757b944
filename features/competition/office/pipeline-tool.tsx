import { Button, Popover } from 'antd';
import { Link } from 'react-router';
import { pipelineCall } from '#features/competition/organiser-calls.ts';
import { entryStates, stages } from '#features/competition/shared/states.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { useTextIn } from '#web/office/texts.ts';

const title = { CN: '赛程进度', EN: 'Pipeline' };

/** How many entries of each edition stand at each stage; every number opens its list. */
export function PipelineTool() {
  const read = useTextIn();
  return (
    <Popover trigger="click" placement="bottomRight" title={read(title)} content={<Lanes />} destroyOnHidden>
      <Button icon={<Icon name="filter" />}>{read(title)}</Button>
    </Popover>
  );
}

function Lanes() {
  const read = useTextIn();
  const { data } = useOfficeCall(pipelineCall, {});
  if (!data) return <RowSkeleton rows={4} height={32} />;
  return (
    <div className="column gap-16">
      {data.editions.map((edition) => (
        <section key={edition.id}>
          <b>{read(edition.title)}</b>
          <ul className="row wraps gap-8-16">
            {stages.map((stage) => {
              const own = entryStates.filter((state) => state.stage === stage.key);
              const counted = own.flatMap(({ key, name }) => {
                const count = edition.states.find(({ state }) => state === key)?.count ?? 0;
                return count > 0 ? [{ key, name, count }] : [];
              });
              return counted.length === 0 ? null : (
                <li key={stage.key}>
                  <span className="muted size-12-5">{read(stage.title)}</span>
                  <ul>
                    {counted.map(({ key, name, count }) => (
                      <li key={key}>
                        <Link to={`/itec/entry?f.edition=${edition.id}&f.status=${key}`}>
                          {read(name)} {count}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
