import { Alert, Button, Card, Checkbox, Flex, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { OwnTraining } from '../../../core/guides/own-guide';
import { useViewModel } from '../../app/page-hooks';
import { useAddress } from '../../shared/address/use-address';
import { withQuery } from '../../shared/address/with-query';
import '../../shared/form/groups.css';
import { formatDay } from '../../../core/shared/text/format';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { StateForm } from '../../shared/form/state-form';
import { Page } from '../../shared/page';
import { SubView } from '../../shared/sub-view';
import { guideTexts } from '../guide.texts';
import { GuideLink, Paragraphs } from '../guide-parts';
import { trainingTexts as texts } from './own-guides.texts';
import { OwnTrainingsViewModel } from './own-guides.view-model';

const openButtonId = (id: string) => `open-training-${id}`;

/** The trainings of a volunteer, those to do first, and the one that is open (?guide=ID). */
export const TrainingPage = observer(function TrainingPage() {
  const viewModel = useViewModel(OwnTrainingsViewModel);
  const [address, setAddress] = useAddress();
  const id = address.get('guide');
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (id !== null) opener.current = openButtonId(id);
  });
  const open = (guide: string | null) => setAddress((now) => withQuery(now, { guide }));
  if (id === null)
    return (
      <SubView key="list" title={texts.title} headingLevel={1} opener={opener.current}>
        <FetchedPart fetched={viewModel} texts={texts}>
          {(all) => <Trainings all={all} onOpen={open} />}
        </FetchedPart>
      </SubView>
    );
  const training = viewModel.value?.find((one) => one.id === id);
  return (
    <Page key={id} title={texts.title}>
      <SubView
        title={training?.title ?? texts.training}
        back={{ text: texts.back, onPress: () => open(null) }}
      >
        <FetchedPart fetched={viewModel} texts={texts} said={() => training?.title ?? texts.gone.title}>
          {() =>
            training ? (
              <Training training={training} viewModel={viewModel} onDone={() => open(null)} />
            ) : (
              <Alert type="warning" showIcon title={texts.gone.title} description={texts.gone.next} />
            )
          }
        </FetchedPart>
      </SubView>
    </Page>
  );
});

interface TrainingsProps {
  readonly all: readonly OwnTraining[];
  readonly onOpen: (id: string) => void;
}

function Trainings({ all, onOpen }: TrainingsProps) {
  const toDo = all.filter(({ doneOn }) => doneOn === null);
  const done = all.filter(({ doneOn }) => doneOn !== null);
  return (
    <>
      {toDo.length === 0 && <NothingHere {...texts.nothing} />}
      <TrainingList title={texts.toDo} trainings={toDo} onOpen={onOpen} />
      <TrainingList title={texts.done} trainings={done} onOpen={onOpen} />
    </>
  );
}

interface TrainingListProps extends Pick<TrainingsProps, 'onOpen'> {
  readonly title: string;
  readonly trainings: readonly OwnTraining[];
}

function TrainingList({ title, trainings, onOpen }: TrainingListProps) {
  if (trainings.length === 0) return null;
  return (
    <Flex vertical gap="small">
      <h2>{title}</h2>
      <Flex component="ul" vertical gap="small" aria-label={title}>
        {trainings.map((training) => (
          <li key={training.id}>
            <Card size="small">
              <Flex wrap gap="small" align="center" justify="space-between">
                <Flex vertical className="guides__words">
                  <h3 className="guides__name">{training.title}</h3>
                  <Standing training={training} />
                </Flex>
                <Button
                  id={openButtonId(training.id)}
                  type={training.doneOn === null ? 'primary' : 'default'}
                  aria-label={texts.openTraining(training.title)}
                  onClick={() => onOpen(training.id)}
                >
                  {texts.open}
                </Button>
              </Flex>
            </Card>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}

/** Before which shifts a training has to be done, when it was, and how long it takes. */
function Standing({ training }: { readonly training: OwnTraining }) {
  const { requiredFor, doneOn, lapsedOn, minutes } = training;
  return (
    <>
      {doneOn !== null && <span>{texts.doneOn(formatDay(doneOn))}</span>}
      {doneOn === null && requiredFor.length > 0 && (
        <strong>{requiredFor === 'everybody' ? texts.requiredForAll : texts.requiredFor(requiredFor)}</strong>
      )}
      {lapsedOn !== null && <span>{texts.lapsed(formatDay(lapsedOn))}</span>}
      {minutes !== null && <span className="more">{guideTexts.minutes(minutes)}</span>}
    </>
  );
}

interface TrainingProps {
  readonly training: OwnTraining;
  readonly viewModel: OwnTrainingsViewModel;
  readonly onDone: () => void;
}

function Training({ training, viewModel, onDone }: TrainingProps) {
  const { body, link, doneOn } = training;
  return (
    <Card style={{ maxWidth: '48rem' }}>
      <Flex vertical gap="middle">
        <Flex vertical>
          <Standing training={training} />
        </Flex>
        <Paragraphs text={body} />
        {link !== '' && (
          <p>
            <GuideLink link={link} />
          </p>
        )}
        {doneOn === null && (
          <StateForm
            name="training"
            label={texts.markAsDone}
            state={viewModel.form}
            initial={{ hasRead: false }}
            onSubmit={(values) => viewModel.complete(training, values)}
            onDone={onDone}
            submit={texts.markAsDone}
            buttons="start"
            // A check is made again in no time.
            isLeftBy={() => false}
            loss=""
          >
            <Form.Item name="hasRead" valuePropName="checked" className="guides__read form-group__boxes">
              <Checkbox>{texts.hasRead}</Checkbox>
            </Form.Item>
          </StateForm>
        )}
      </Flex>
    </Card>
  );
}
