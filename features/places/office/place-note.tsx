import { Link } from 'react-router';
import type { Values } from '#core/forms/values.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import type { Text } from '#core/texts/text.ts';
import { useTexts } from '#features/places/office/words.ts';
import { place } from '#features/places/resources/place.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useOfficeCall } from '#web/office/office-call.ts';
import { useTextIn } from '#web/office/texts.ts';

/** What the chosen place holds, and whether more may sign up than fit in. */
export function PlaceNote({ values }: { values: Values }) {
  const t = useTexts();
  const read = useTextIn();
  const { place: id, mode, quota } = values;
  const isChosen = typeof id === 'string' && id !== '' && mode !== 'ONLINE';
  const found = useOfficeCall(callsOf(place).one, { id: String(id) }, { enabled: isChosen });
  if (!isChosen || !found.data) return null;
  const { capacity, address } = found.data.row as { capacity: number; address: Text };
  const problem =
    typeof quota !== 'number'
      ? t('place.unlimited', { capacity })
      : quota > capacity
        ? t('place.tooMany', { capacity, quota })
        : undefined;
  return (
    <div className="notice" role="status">
      <Icon name={problem ? 'warning' : 'location'} />
      <span>
        {problem ?? t('place.holds', { capacity, address: read(address) })}{' '}
        <Link to={`/setting/place?id=${id}&tab=panel`}>{t('place.toWeek')}</Link>
      </span>
    </div>
  );
}
