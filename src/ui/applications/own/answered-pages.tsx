import { Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { isOpen, isRunning } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { useSharedViewModel } from '../../app/page-hooks';
import { LinkButton } from '../../shared/control/link-button';
import { menuTexts } from '../../shared/menu.texts';
import { Page } from '../../shared/page';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { EmailLink, PhoneLink } from '../../shared/text/contact-links';
import { inWords } from '../../shared/translation/in-words';
import { asTyped, markedWords } from '../../shared/translation/marked-words';
import { OwnEvents } from '../../signups/own/own-events';
import { Applications, Contact, pastCard, Shoes } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';

/** The applications that were approved, and below them those that have ended. */
export function ApprovedPage() {
  return (
    <Page title={menuTexts.approved}>
      <Applications
        parts={[
          { title: texts.approved, has: isRunning, card: approvedCard },
          { title: texts.ended, has: ({ ended }) => ended !== null, card: pastCard },
        ]}
        nothing={{
          ...texts.nothing.approved,
          link: { to: pathOf('my-applications/pending'), text: texts.seePending },
          isMeant: (own) => own.every(({ ended }) => ended === null),
        }}
      />
    </Page>
  );
}

function approvedCard({ programId, decidedAt, message, shoes, program }: OwnApplication) {
  const { nextStep, lang } = inWords(program);
  return {
    facts: [
      [texts.approvedOn, texts.dayOf(decidedAt)],
      [texts.message, asTyped(message)],
      [texts.next, nextStep && markedWords({ text: nextStep, lang: lang?.nextStep })],
      [texts.contact, <Contact key="contact" program={program} />],
    ] as const,
    more: (
      <>
        <Shoes program={program} shoes={shoes} />
        <div style={{ inlineSize: '100%' }}>
          <OwnEvents
            level={2}
            // The next three sessions.
            choose={(events) =>
              events
                .filter((event) => event.programId === programId && event.state === 'published')
                .slice(0, 3)
            }
            nothing={null}
          />
        </div>
      </>
    ),
  };
}

/** The applications that were denied, with why, and with what to do next. */
export function DeniedPage() {
  return (
    <Page title={menuTexts.denied}>
      <Applications
        parts={[{ title: texts.denied, has: ({ state }) => state === 'denied', card: deniedCard }]}
        nothing={texts.nothing.denied}
      />
    </Page>
  );
}

function deniedCard(application: OwnApplication, all: readonly OwnApplication[]) {
  const { programId, decidedAt, reason, erasedAt } = application;
  const isAppliedAgain = all.some((other) => other.programId === programId && isOpen(other));
  return {
    facts: [
      [texts.deniedOn, texts.dayOf(decidedAt)],
      [texts.reason, asTyped(reason)],
    ] as const,
    more: erasedAt === null && <WhatYouCanDo application={application} canApply={!isAppliedAgain} />,
  };
}

interface WhatYouCanDoProps {
  readonly application: OwnApplication;
  /** False while another application to the program goes on. */
  readonly canApply: boolean;
}

const WhatYouCanDo = observer(function WhatYouCanDo({ application, canApply }: WhatYouCanDoProps) {
  const { email, phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  const { programId, program } = application;
  const { title, intake, contactPhone } = inWords(program);
  return (
    <section aria-label={texts.named(texts.whatYouCanDo, title)}>
      <Flex vertical gap="small" align="start">
        <h3>{texts.whatYouCanDo}</h3>
        {intake === 'open' && canApply && (
          <LinkButton
            to={`${pathOf('available-programs')}?apply=${encodeURIComponent(programId)}`}
            label={texts.named(texts.applyAgain, title)}
          >
            {texts.applyAgain}
          </LinkButton>
        )}
        <p>
          <span>{texts.askPerson}</span> <PhoneLink phone={contactPhone || phone} />{' '}
          {email && <EmailLink email={email} />}
        </p>
        <LinkButton to={pathOf('resources')} label={texts.named(texts.otherHelp, title)}>
          {texts.otherHelp}
        </LinkButton>
      </Flex>
    </section>
  );
});
