import { lazy, Suspense } from 'react';

export interface DayPickerProps {
  readonly id?: string;
  readonly className?: string;
  readonly label?: string;
  /** YYYY-MM-DD, as the first and the last that can be chosen are. */
  readonly day: string;
  readonly from: string;
  readonly to?: string;
  readonly isDisabled?: boolean;
  readonly onChange: (day: string) => void;
}

const DayCalendar = lazy(() => import('./day-calendar.tsx').then((found) => ({ default: found.DayCalendar })));

/** A day to be chosen, small enough for a line of other things; its calendar comes when there is a day to show. */
export function DayPicker(props: DayPickerProps) {
  return (
    <Suspense fallback={<small>{props.day}</small>}>
      <DayCalendar {...props} />
    </Suspense>
  );
}
