import { Button, Flex } from 'antd';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { openerId } from '../../shared/list/list-or-one';
import { menuTexts } from '../../shared/menu.texts';
import { formatDay } from '../../shared/text/day';
import { SentForm } from '../sent-form';
import { ApplicationCard, Applications, type Confirm, Contact, pastCard } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';
import { PageWithForm } from './page-with-form';

/** The applications that wait for an answer, and the form that changes one. */
export function PendingPage() {
  return (
    <PageWithForm
      title={menuTexts.pending}
      form="change"
      list={(onChange) => <Pending onChange={onChange} />}
    />
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
          <Flex vertical gap="small">
            <h3>{texts.whatWasSent}</h3>
            <SentForm form={application} />
          </Flex>
        </section>
        <Flex wrap gap="small">
          <Button
            id={openerId('change', id)}
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
      parts={[
        { title: texts.pending, isFirst: true, has: ({ state }) => state === 'pending', show: card },
        { title: texts.withdrawn, has: ({ state }) => state === 'withdrawn', show: pastCard },
      ]}
      nothing={{
        ...{ title: texts.noPending, next: texts.noPendingNext },
        link: { to: pathOf('available-programs'), text: texts.seePrograms },
      }}
    />
  );
}
