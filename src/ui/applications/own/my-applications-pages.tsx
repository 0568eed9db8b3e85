import { Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { isOpen, isRunning } from '../../../core/applications/application';
import type { OwnApplication } from '../../../core/applications/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { usePageTitle, useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import { LinkButton } from '../../shared/control/link-button';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { menuTexts } from '../../shared/menu.texts';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { SubView } from '../../shared/sub-view';
import { EmailLink, PhoneLink } from '../../shared/text/contact-links';
import { formatDay } from '../../shared/text/day';
import { SentForm } from '../sent-form';
import { ApplicationCard, Applications, type Confirm, Contact, NextPage } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';
import { PendingViewModel } from './own-applications.view-model';
import { OwnForm } from './own-form';
import { ownFormTexts } from './own-form.texts';

const PROGRAMS = pathOf('available-programs');
const PENDING = pathOf('my-applications/pending');
const changeButtonId = (id: string) => `change-${id}`;

/** The applications that wait for an answer, and the form that changes one (?change=ID). */
export function PendingPage() {
  const [address, setAddress] = useAddress();
  usePageTitle(menuTexts.pending);
  const id = address.get('change');
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (id !== null) opener.current = changeButtonId(id);
  });
  const show = (change: string | null) => setAddress((now) => withQuery(now, { change }));
  if (id === null)
    return (
      <SubView key="list" title={menuTexts.pending} headingLevel={1} opener={opener.current}>
        <Pending onChange={show} />
      </SubView>
    );
  return (
    <Flex vertical gap="middle">
      <h1>{menuTexts.pending}</h1>
      <Change key={id} id={id} onBack={() => show(null)} />
    </Flex>
  );
}

function Pending({ onChange }: { readonly onChange: (id: string) => void }) {
  const card = (application: OwnApplication, confirm: Confirm) => {
    const { id, receivedAt, answerBy, program } = application;
    return (
      <ApplicationCard
        application={application}
        level={2}
        facts={[
          [texts.sentOn, texts.dayOf(receivedAt)],
          [texts.answerBy, formatDay(answerBy)],
          [texts.whoAnswers, <Contact key="contact" program={program} />],
        ]}
      >
        <section aria-label={texts.named(texts.whatWasSent, program.title)}>
          <h3>{texts.whatWasSent}</h3>
          <SentForm form={application} />
        </section>
        <Flex wrap gap="small">
          <Button
            id={changeButtonId(id)}
            aria-label={texts.changeOf(program.title)}
            onClick={() => onChange(id)}
          >
            {texts.change}
          </Button>
          <Button
            aria-label={texts.named(texts.withdraw, program.title)}
            onClick={() => confirm('withdraw', application, texts.confirm.withdraw)}
          >
            {texts.withdraw}
          </Button>
        </Flex>
      </ApplicationCard>
    );
  };
  return (
    <Applications
      partsOf={(all) => [
        {
          ...{ title: texts.pending, isFirst: true, show: card },
          applications: all.filter(({ state }) => state === 'pending'),
        },
        {
          ...{ title: texts.withdrawn, show: withdrawnCard },
          applications: all.filter(({ state }) => state === 'withdrawn'),
        },
      ]}
      nothing={{
        ...{ title: texts.noPending, next: texts.noPendingNext },
        link: <NextPage to={PROGRAMS}>{texts.seePrograms}</NextPage>,
      }}
    />
  );
}

/** An application that was withdrawn. */
export function withdrawnCard(application: OwnApplication) {
  const { receivedAt, decidedAt } = application;
  return (
    <ApplicationCard
      application={application}
      level={3}
      facts={[
        [texts.sentOn, texts.dayOf(receivedAt)],
        [texts.withdrawnOn, texts.dayOf(decidedAt)],
      ]}
    />
  );
}

interface ChangeProps {
  readonly id: string;
  readonly onBack: () => void;
}

const Change = observer(function Change({ id, onBack }: ChangeProps) {
  const viewModel = useViewModel(PendingViewModel);
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  const title = viewModel.value ? texts.changeOf(viewModel.value.program.title) : texts.change;
  return (
    <SubView title={title} headingLevel={2} back={{ text: texts.backToPending, onPress: onBack }}>
      <FetchedPart fetched={viewModel} texts={ownFormTexts} rows={12}>
        {(offer) => (
          <Card style={{ maxWidth: '40rem' }}>
            <OwnForm
              offer={offer}
              label={title}
              applicationPath={PENDING}
              onDone={onBack}
              onCancel={onBack}
            />
          </Card>
        )}
      </FetchedPart>
    </SubView>
  );
});

/** The applications that were approved, and below them those that have ended. */
export function ApprovedPage() {
  usePageTitle(menuTexts.approved);
  return (
    <Flex vertical gap="middle">
      <h1>{menuTexts.approved}</h1>
      <Applications
        partsOf={(all) => {
          const approved = all.filter(({ state }) => state === 'approved');
          return [
            {
              ...{ title: texts.approved, isFirst: true, show: approvedCard },
              applications: approved.filter(isRunning),
            },
            {
              ...{ title: texts.ended, show: endedCard },
              applications: approved.filter((application) => !isRunning(application)),
            },
          ];
        }}
        nothing={{
          ...{ title: texts.noApproved, next: texts.noApprovedNext },
          link: <NextPage to={PENDING}>{texts.seePending}</NextPage>,
        }}
      />
    </Flex>
  );
}

function approvedCard(application: OwnApplication, confirm: Confirm) {
  const { decidedAt, message, pairs, program } = application;
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
      {pairs.length > 0 && (
        <section aria-label={texts.named(texts.shoes, program.title)}>
          <h3>{texts.shoes}</h3>
          <ul aria-label={texts.shoes}>
            {[...new Set(pairs.map(texts.pair))].map((pair) => (
              <li key={pair}>{pair}</li>
            ))}
          </ul>
        </section>
      )}
      <Button
        aria-label={texts.named(texts.leave, program.title)}
        onClick={() => confirm('leave', application, texts.confirm.leave)}
      >
        {texts.leave}
      </Button>
    </ApplicationCard>
  );
}

function endedCard(application: OwnApplication) {
  const { decidedAt, ended } = application;
  return (
    <ApplicationCard
      application={application}
      level={3}
      facts={[
        [texts.approvedOn, texts.dayOf(decidedAt)],
        [texts.endedOn, texts.dayOf(ended?.at ?? null)],
      ]}
    >
      {ended && <p>{texts.endings[ended.how]}</p>}
    </ApplicationCard>
  );
}

/** The applications that were denied, with why, and with what to do next. */
export function DeniedPage() {
  usePageTitle(menuTexts.denied);
  return (
    <Flex vertical gap="middle">
      <h1>{menuTexts.denied}</h1>
      <Applications
        partsOf={(all) => [
          {
            ...{ title: texts.denied, isFirst: true },
            applications: all.filter(({ state }) => state === 'denied'),
            show: (application) => (
              <DeniedCard
                application={application}
                isAppliedAgain={all.some((one) => one.programId === application.programId && isOpen(one))}
              />
            ),
          },
        ]}
        nothing={{ title: texts.noDenied, next: texts.noDeniedNext }}
      />
    </Flex>
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
          </Flex>
        </section>
      )}
    </ApplicationCard>
  );
});
