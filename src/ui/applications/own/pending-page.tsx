import { Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OwnApplication } from '../../../core/applications/own-application';
import { pathOf } from '../../../core/navigation/paths';
import { useViewModel } from '../../app/page-hooks';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { menuTexts } from '../../shared/menu.texts';
import { SubView } from '../../shared/sub-view';
import { formatDay } from '../../shared/text/day';
import { SentForm } from '../sent-form';
import { ApplicationCard, Applications, type Confirm, Contact, NextPage } from './application-cards';
import { ownApplicationsTexts as texts } from './own-applications.texts';
import { PendingViewModel } from './own-applications.view-model';
import { OwnForm } from './own-form';
import { ownFormTexts } from './own-form.texts';
import { openFormId, PageWithForm } from './page-with-form';

const PROGRAMS = pathOf('available-programs');
const PENDING = pathOf('my-applications/pending');

/** The applications that wait for an answer, and the form that changes one (?change=ID). */
export function PendingPage() {
  return (
    <PageWithForm
      title={menuTexts.pending}
      parameter="change"
      list={(onChange) => <Pending onChange={onChange} />}
      form={(id, onBack) => <Change id={id} onBack={onBack} />}
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
            id={openFormId('change', id)}
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
function withdrawnCard(application: OwnApplication) {
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
