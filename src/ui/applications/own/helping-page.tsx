import { Button } from 'antd';
import { isOpen } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { ApplicationCard, Applications, type Confirm, Contact, pastCard } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';

const TITLE = menuTexts['my-programs'];

/** What a volunteer sees behind the menu entry 'My Programs': those they help in, or asked to help in. */
export function HelpingPage() {
  return (
    <Page title={TITLE}>
      <Applications
        parts={[
          { title: texts.helping, isFirst: true, has: isHelping, show: helpingCard },
          { title: texts.earlier, has: (application) => !isHelping(application), show: pastCard },
        ]}
        nothing={{
          ...{ title: texts.noHelping, next: texts.noHelpingNext },
          link: { to: pathOf('programs/available-programs'), text: texts.findProgram },
        }}
      />
    </Page>
  );
}

function isHelping(application: OwnApplication): boolean {
  return isOpen(application) || application.state === 'denied';
}

function helpingCard(application: OwnApplication, confirm: Confirm) {
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
