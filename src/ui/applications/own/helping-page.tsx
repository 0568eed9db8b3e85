import { observer } from 'mobx-react-lite';
import { isOpen } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { nextOf } from '../../../core/signups/own/next-up';
import { useViewModel } from '../../app/page-hooks';
import { OwnMinutesViewModel } from '../../hours/own/own-hours.view-model';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { ScheduleViewModel } from '../../signups/own/own-signups.view-model';
import { Applications, Contact, pastCard } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';

const TITLE = menuTexts['my-programs'];

/** What a volunteer sees behind the menu entry 'My Programs': those they help in, or asked to help in. */
export const HelpingPage = observer(function HelpingPage() {
  const { value: schedule } = useViewModel(ScheduleViewModel);
  const minutes = useViewModel(OwnMinutesViewModel);
  const helpingCard = (application: OwnApplication) => {
    const { programId, state, message, program } = application;
    const shifts = schedule?.filter(({ event }) => event.programId === programId);
    const next = shifts && nextOf(shifts, minutes.now);
    const thisYear = state === 'pending' ? null : minutes.inProgram(programId);
    return {
      standing: texts.standing(application),
      facts: [
        [texts.message, message],
        [texts.next, program.nextStep],
        [texts.nextShift, next && texts.shiftOf(next)],
        [texts.hoursThisYear, thisYear !== null && texts.minutes(thisYear)],
        [texts.contact, <Contact key="contact" program={program} />],
      ] as const,
    };
  };
  return (
    <Page title={TITLE}>
      <Applications
        parts={[
          { title: texts.helping, has: isHelping, card: helpingCard },
          { title: texts.earlier, has: (application) => !isHelping(application), card: pastCard },
        ]}
        nothing={{
          ...texts.nothing.helping,
          link: { to: pathOf('programs/available-programs'), text: texts.findProgram },
        }}
      />
    </Page>
  );
});

/** Whether an application belongs to the first part of the page: it goes on, or was denied. */
function isHelping(application: OwnApplication): boolean {
  return isOpen(application) || application.state === 'denied';
}
