import { Button, Flex } from 'antd';
import { isOpen } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { usePageTitle } from '../../app/page-hooks';
import { menuTexts } from '../../shared/menu.texts';
import { ApplicationCard, Applications, type Confirm, Contact, NextPage } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';

/** What a volunteer sees behind the menu entry 'My Programs': those they help in, or asked to help in. */
export function HelpingPage() {
  usePageTitle(menuTexts['my-programs']);
  return (
    <Flex vertical gap="middle">
      <h1>{menuTexts['my-programs']}</h1>
      <Applications
        partsOf={(all) => [
          {
            ...{ title: texts.helping, isFirst: true, show: helpingCard },
            applications: all.filter((application) => isOpen(application) || application.state === 'denied'),
          },
          {
            ...{ title: texts.earlier, show: earlierCard },
            applications: all.filter((application) => !isOpen(application) && application.state !== 'denied'),
          },
        ]}
        nothing={{
          ...{ title: texts.noHelping, next: texts.noHelpingNext },
          link: <NextPage to={pathOf('programs/available-programs')}>{texts.findProgram}</NextPage>,
        }}
      />
    </Flex>
  );
}

function helpingCard(application: OwnApplication, confirm: Confirm) {
  const { state, message, program } = application;
  const isPending = state === 'pending';
  const button = isPending ? texts.withdrawApplication : texts.leaveProgram;
  return (
    <ApplicationCard
      application={application}
      level={2}
      facts={[
        [texts.message, message],
        [texts.next, program.nextStep],
        [texts.contact, <Contact key="contact" program={program} />],
      ]}
    >
      <strong>{texts.standing(application)}</strong>
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

function earlierCard(application: OwnApplication) {
  const { decidedAt, ended } = application;
  return (
    <ApplicationCard
      application={application}
      level={3}
      facts={[ended ? [texts.endedOn, texts.dayOf(ended.at)] : [texts.withdrawnOn, texts.dayOf(decidedAt)]]}
    >
      {ended && <p>{texts.endingsOfHelp[ended.how]}</p>}
    </ApplicationCard>
  );
}
