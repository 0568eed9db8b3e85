import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { isOpen } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { approvedMinutes } from '../../../core/hours/own-work';
import { pathOf } from '../../../core/navigation/paths';
import { nextOf } from '../../../core/signups/own/next-up';
import type { Scheduled } from '../../../core/signups/signup-view';
import { useViewModel } from '../../app/page-hooks';
import { OwnHoursViewModel } from '../../hours/own/own-hours.view-model';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { ScheduleViewModel } from '../../signups/own/own-signups.view-model';
import { ApplicationCard, Applications, type Confirm, Contact, pastCard } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';

const TITLE = menuTexts['my-programs'];

/** What a volunteer sees behind the menu entry 'My Programs': those they help in, or asked to help in. */
export const HelpingPage = observer(function HelpingPage() {
  const schedule = useViewModel(ScheduleViewModel);
  const hours = useViewModel(OwnHoursViewModel);
  const helpOf = (programId: string): Help => ({
    next: schedule.value
      ? nextOf(
          schedule.value.filter(({ event }) => event.programId === programId),
          hours.now,
        )
      : undefined,
    minutes: hours.value && approvedMinutes(hours.value, programId, hours.today),
  });
  return (
    <Page title={TITLE}>
      <Applications
        parts={[
          {
            title: texts.helping,
            isFirst: true,
            has: isHelping,
            show: (application, confirm) => helpingCard(application, confirm, helpOf(application.programId)),
          },
          { title: texts.earlier, has: (application) => !isHelping(application), show: pastCard },
        ]}
        nothing={{
          ...{ title: texts.noHelping, next: texts.noHelpingNext },
          link: { to: pathOf('programs/available-programs'), text: texts.findProgram },
        }}
      />
    </Page>
  );
});

function isHelping(application: OwnApplication): boolean {
  return isOpen(application) || application.state === 'denied';
}

/** What a volunteer does in a program; missing while it is not known. */
interface Help {
  readonly next: Scheduled | undefined;
  /** Approved, this year. */
  readonly minutes: number | null;
}

function helpingCard(application: OwnApplication, confirm: Confirm, { next, minutes }: Help) {
  const { state, message, program } = application;
  const isPending = state === 'pending';
  const button = isPending ? texts.withdrawApplication : texts.leaveProgram;
  return (
    <ApplicationCard
      application={application}
      level={2}
      standing={texts.standing(application)}
      facts={[
        [texts.message, message],
        [texts.next, program.nextStep],
        [texts.nextShift, next && texts.shiftOf(next)],
        [texts.hoursThisYear, isPending || minutes === null ? '' : texts.minutes(minutes)],
        [texts.contact, <Contact key="contact" program={program} />],
      ]}
    >
      {state !== 'denied' && (
        <Button
          aria-label={texts.named(button, program.title)}
          onClick={() =>
            isPending
              ? confirm('withdraw', application, texts.confirm.withdraw)
              : confirm('leave', application, texts.confirm.leaveHelp)
          }
        >
          {button}
        </Button>
      )}
    </ApplicationCard>
  );
}
