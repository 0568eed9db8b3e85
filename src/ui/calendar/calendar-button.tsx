import { Button } from 'antd';
import { useSharedViewModel } from '../app/page-hooks';
import { CalendarDownloads, type MakeCalendar } from './calendar-downloads';
import { calendarFilesTexts as texts } from './calendar-files.texts';

interface CalendarButtonProps {
  /** Makes the file, when it is asked for. */
  readonly make: MakeCalendar;
  /** A longer accessible name, which begins with what is seen. */
  readonly label?: string;
  /** What is seen; 'Download calendar (.ics)' unless given. */
  readonly children?: string;
}

/** Downloads a calendar, such as one event for 'Add to calendar'. */
export function CalendarButton({ make, label, children = texts.download }: CalendarButtonProps) {
  const downloads = useSharedViewModel(CalendarDownloads);
  return (
    <Button {...(label && { 'aria-label': label })} onClick={() => void downloads.download(make)}>
      {children}
    </Button>
  );
}
