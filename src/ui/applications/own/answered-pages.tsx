import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { isOpen, isRunning } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { pathOf } from '../../../core/navigation/paths';
import type { InvitedEvent } from '../../../core/signups/signup-view';
import { useSharedViewModel } from '../../app/page-hooks';
import { LinkButton } from '../../shared/control/link-button';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { EmailLink, PhoneLink } from '../../shared/text/contact-links';
import { OwnEvents } from '../../signups/own/own-events';
import { ApplicationCard, Applications, type Confirm, Contact, pastCard, Shoes } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';

const PROGRAMS = pathOf('available-programs');

/** The applications that were approved, and below them those that have ended. */
export function ApprovedPage() {
  return (
    <Page title={menuTexts.approved}>
      <Applications
        parts={[
          { title: texts.approved, isFirst: true, has: isRunning, show: approvedCard },
          { title: texts.ended, has: ({ ended }) => ended !== null, show: pastCard },
        ]}
        nothing={{
          ...{ title: texts.noApproved, next: texts.noApprovedNext },
          link: { to: pathOf('my-applications/pending'), text: texts.seePending },
          isMeant: (own) => own.every(({ ended }) => ended === null),
        }}
      />
    </Page>
  );
}

function approvedCard(application: OwnApplication, confirm: Confirm) {
  const { decidedAt, message, shoes, program } = application;
  return (
    <ApplicationCard
      application={application}
      level={2}
      facts={[
        [texts.approvedOn, texts.dayOf(decidedAt)],
        [texts.message, message],
        [texts.next, program.nextStep],
        [texts.contact, <Contact key="contact" program={program} />],
      ]}
    >
      <Shoes title={program.title} shoes={shoes} />
      <OwnEvents level={2} choose={(events) => sessionsOf(application.programId, events)} nothing={null} />
      <Button
        aria-label={texts.named(texts.leave, program.title)}
        onClick={() => confirm('leave', application, texts.confirm.leave)}
      >
        {texts.leave}
      </Button>
    </ApplicationCard>
  );
}

/** The next three sessions of a program. */
function sessionsOf(programId: string, events: readonly InvitedEvent[]): readonly InvitedEvent[] {
  return events.filter((event) => event.programId === programId && event.state === 'published').slice(0, 3);
}

/** The applications that were denied, with why, and with what to do next. */
export function DeniedPage() {
  return (
    <Page title={menuTexts.denied}>
      <Applications
        parts={[
          {
            ...{ title: texts.denied, isFirst: true, has: ({ state }) => state === 'denied' },
            show: (application, _, all) => (
              <DeniedCard
                application={application}
                isAppliedAgain={all.some((one) => one.programId === application.programId && isOpen(one))}
              />
            ),
          },
        ]}
        nothing={{ title: texts.noDenied, next: texts.noDeniedNext }}
      />
    </Page>
  );
}

interface DeniedCardProps {
  readonly application: OwnApplication;
  /** Whether another application to the program goes on. */
  readonly isAppliedAgain: boolean;
}

const DeniedCard = observer(function DeniedCard({ application, isAppliedAgain }: DeniedCardProps) {
  const { email, phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  const { programId, decidedAt, reason, program, erasedAt } = application;
  return (
    <ApplicationCard
      application={application}
      level={2}
      facts={[
        [texts.deniedOn, texts.dayOf(decidedAt)],
        [texts.reason, reason],
      ]}
    >
      {erasedAt === null && (
        <section aria-label={texts.named(texts.whatYouCanDo, program.title)}>
          <Flex vertical gap="small" align="start">
            <h3>{texts.whatYouCanDo}</h3>
            {program.intake === 'open' && !isAppliedAgain && (
              <LinkButton
                to={`${PROGRAMS}?apply=${encodeURIComponent(programId)}`}
                label={texts.named(texts.applyAgain, program.title)}
              >
                {texts.applyAgain}
              </LinkButton>
            )}
            <p>
              {texts.askPerson} <PhoneLink phone={program.contactPhone || phone} />{' '}
              <EmailLink email={email} />
            </p>
            <LinkButton to={pathOf('resources')} label={texts.named(texts.otherHelp, program.title)}>
              {texts.otherHelp}
            </LinkButton>
          </Flex>
        </section>
      )}
    </ApplicationCard>
  );
});
