import { Alert, Card, Checkbox, Flex, Form } from 'antd';
import { observer } from 'mobx-react-lite';
import type { OwnTraining } from '../../../core/guides/own-guide';
import { useViewModel } from '../../app/page-hooks';
import '../../shared/form/groups.css';
import { formatDay } from '../../../core/shared/text/format';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { StateForm } from '../../shared/form/state-form';
import { ListOrOne } from '../../shared/list/list-or-one';
import { OpenLink } from '../../shared/list/openings';
import { SubView } from '../../shared/sub-view';
import { inWords } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { guideTexts } from '../guide.texts';
import { GuideLink, Paragraphs } from '../guide-parts';
import { trainingTexts as texts } from './own-guides.texts';
import { OwnTrainingsViewModel } from './own-guides.view-model';

/** The trainings of a volunteer, those to do first, and the one that is open (?guide=ID). */
export const TrainingPage = observer(function TrainingPage() {
  const viewModel = useViewModel(OwnTrainingsViewModel);
  return (
    <ListOrOne
      title={texts.title}
      name="guide"
      list={() => (
        <FetchedPart fetched={viewModel} texts={texts}>
          {(all) => <Trainings all={all} />}
        </FetchedPart>
      )}
      record={(id, close) => <OpenTraining id={id} viewModel={viewModel} onBack={close} />}
    />
  );
});

interface OpenTrainingProps {
  readonly id: string;
  readonly viewModel: OwnTrainingsViewModel;
  readonly onBack: () => void;
}

const OpenTraining = observer(function OpenTraining({ id, viewModel, onBack }: OpenTrainingProps) {
  const training = viewModel.value?.find((candidate) => candidate.id === id);
  const words = training && inWords(training);
  return (
    <SubView
      title={words?.title ?? texts.training}
      lang={words?.lang?.title}
      back={{ text: texts.back, onPress: onBack }}
    >
      <FetchedPart fetched={viewModel} texts={texts} announcement={() => words?.title ?? texts.gone.title}>
        {() =>
          training ? (
            <Training training={training} viewModel={viewModel} onDone={onBack} />
          ) : (
            <Alert type="warning" showIcon title={texts.gone.title} description={texts.gone.next} />
          )
        }
      </FetchedPart>
    </SubView>
  );
});

interface TrainingsProps {
  readonly all: readonly OwnTraining[];
}

function Trainings({ all }: TrainingsProps) {
  const toDo = all.filter(({ doneOn }) => doneOn === null);
  const done = all.filter(({ doneOn }) => doneOn !== null);
  return (
    <>
      {toDo.length === 0 && <NothingHere {...texts.nothing} />}
      <TrainingList title={texts.toDo} trainings={toDo} />
      <TrainingList title={texts.done} trainings={done} />
    </>
  );
}

interface TrainingListProps {
  readonly title: string;
  readonly trainings: readonly OwnTraining[];
}

function TrainingList({ title, trainings }: TrainingListProps) {
  if (trainings.length === 0) return null;
  return (
    <Flex vertical gap="small">
      <h2>{title}</h2>
      <Flex component="ul" vertical gap="small" aria-label={title}>
        {trainings.map((training) => (
          <li key={training.id}>
            <Card size="small">
              <Flex vertical className="guides__words">
                <h3 className="guides__name" lang={inWords(training).lang?.title}>
                  <OpenLink id={training.id}>{inWords(training).title}</OpenLink>
                </h3>
                <Standing training={training} />
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
  const { requiredFor, doneOn, lapsedOn, minutes, lang } = inWords(training);
  return (
    <>
      {doneOn !== null && <span>{texts.doneOn(formatDay(doneOn))}</span>}
      {doneOn === null && requiredFor.length > 0 && (
        <strong>
          {requiredFor === 'everybody'
            ? texts.requiredForAll
            : sentenceOn(
                texts.requiredFor,
                requiredFor.map((text, index) => ({ text, lang: lang?.requiredFor?.[index] })),
              )}
        </strong>
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
  const { body, lang, link, doneOn } = inWords(training);
  return (
    <Card style={{ maxWidth: '48rem' }}>
      <Flex vertical gap="middle">
        <Flex vertical>
          <Standing training={training} />
        </Flex>
        <Paragraphs text={body} lang={lang?.body} />
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
