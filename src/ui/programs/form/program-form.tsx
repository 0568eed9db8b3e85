import { Card, Form, Input, Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { StaffMember } from '../../../core/people/people-query';
import {
  ANSWER_KINDS,
  firstsOf,
  INTAKES,
  PROGRAM_KINDS,
  type ProgramKind,
} from '../../../core/programs/program';
import { MOST_QUESTIONS } from '../../../core/programs/program-faults';
import { programPairs } from '../../../core/programs/program-pairs';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { movedWith } from '../../../core/shared/translations/moved-list';
import type { Pair } from '../../../core/shared/translations/pairs';
import type { Translation } from '../../../core/shared/translations/translation';
import { useViewModel } from '../../app/page-hooks';
import { RecordForm } from '../../shared/conflict/record-form';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { ChoicesInput } from '../../shared/form/choices-input';
import { ListInput } from '../../shared/form/list-input';
import { type FieldSettings, FormFields } from '../../shared/form/state-form';
import { SpanishGroup } from '../../shared/translation/spanish-group';
import { spanishInWords } from '../../shared/translation/spanish-in-words';
import { namesOf } from '../program-parts';
import { programsTexts } from '../programs.texts';
import { programFormTexts as texts } from './program-form.texts';
import { ProgramFormViewModel } from './program-form.view-model';
import type { ProgramFormValues } from './program-form-values';
import { programWord } from './program-words';

const FORM = 'program';
const KINDS = [{ value: '', label: texts.noKind }, ...optionsOf(PROGRAM_KINDS, programsTexts.kinds)];
const half = { className: 'form__half' };
const NUMBER = <Input inputMode="numeric" autoComplete="off" />;
const YES_OR_NO = { ...half, valuePropName: 'checked', control: <Switch /> };
const LINE = <Input autoComplete="off" />;

type FieldName = Exclude<keyof ProgramFormValues, 'questions' | 'es'>;

function fieldsOf(
  people: readonly StaffMember[],
  onKind: (kind: string) => void,
): Record<FieldName, FieldSettings> {
  return {
    title: { required: true, control: LINE },
    kind: { ...half, required: true, control: <NativeSelect options={KINDS} onChange={onKind} /> },
    summary: { required: true, extra: texts.summaryHint, control: LINE },
    description: { extra: texts.descriptionHint, control: <Input.TextArea rows={5} /> },
    managerIds: {
      label: null,
      control: (
        <ChoicesInput
          legend={texts.labels.managerIds}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          none={texts.noPeople}
        />
      ),
    },
    places: { ...half, extra: texts.placesHint, control: NUMBER },
    intake: { ...half, control: <NativeSelect options={optionsOf(INTAKES, programsTexts.intakes)} /> },
    answerDays: { required: true, control: NUMBER },
    contactName: { ...half, control: LINE },
    contactPhone: { ...half, control: <Input type="tel" autoComplete="off" /> },
    nextStep: { extra: texts.nextStepHint, control: <Input.TextArea rows={2} /> },
    asksSizes: YES_OR_NO,
    volunteersNeedApproval: YES_OR_NO,
  };
}

interface ProgramFormProps {
  /** The id of the program to change, or null for a new one. */
  readonly id: string | null;
  /** Whether the form is there to complete a draft that is to be published; whatever is active already is only changed. */
  readonly isToPublish?: boolean;
  /** Gets the id of what was kept. */
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

/** Makes or changes a program. A failure leaves everything typed where it is; leaving it with changes asks first. */
export function ProgramForm({ id, isToPublish = false, ...form }: ProgramFormProps) {
  const viewModel = useViewModel(ProgramFormViewModel);
  useEffect(() => void viewModel.sources.open(id), [viewModel, id]);
  return (
    <FetchedPart fetched={viewModel.sources} texts={programsTexts.one} rows={12}>
      {(sources) => (
        <Fields
          {...form}
          viewModel={viewModel}
          people={sources.people}
          isNew={sources.program === null}
          isToPublish={isToPublish && sources.program?.state === 'draft'}
        />
      )}
    </FetchedPart>
  );
}

interface FieldsProps extends Omit<ProgramFormProps, 'id' | 'isToPublish'> {
  readonly viewModel: ProgramFormViewModel;
  readonly people: readonly StaffMember[];
  readonly isNew: boolean;
  readonly isToPublish: boolean;
}

function Fields({ viewModel, people, isNew, isToPublish, onDone, onCancel }: FieldsProps) {
  const publishes = isNew || isToPublish;
  const [form] = Form.useForm<ProgramFormValues>();
  const [opened] = useState(() => viewModel.open());
  useEffect(() => {
    if (isToPublish) viewModel.showWhatIsMissing(opened);
  }, [viewModel, isToPublish, opened]);
  const lastKind = useRef<ProgramKind | null>(null);
  /** What a new program of a kind begins with, as far as nobody has decided otherwise. */
  const handleKind = (chosen: string) => {
    const kind = (chosen || null) as ProgramKind | null;
    const [before, firsts] = [firstsOf(lastKind.current), firstsOf(kind)];
    lastKind.current = kind;
    if (isNew)
      for (const name of fieldNames(firsts))
        if (form.getFieldValue(name) === before[name]) form.setFieldValue(name, firsts[name]);
  };
  return (
    <Card style={{ maxWidth: '48rem' }}>
      <RecordForm
        name={FORM}
        label={texts.program}
        viewModel={viewModel}
        form={form}
        initial={opened}
        onSubmit={(values, isDraft) => viewModel.submit(values, publishes && !isDraft)}
        onDone={() => onDone(viewModel.id)}
        submit={publishes ? texts.publish : texts.save}
        secondButton={publishes ? texts.saveDraft : undefined}
        onCancel={onCancel}
        buttons="start"
        versions={{
          texts: texts.conflict,
          labels: texts.labels,
          show: (field, values) => versionOf(field, values, people),
        }}
        loss={texts.loss}
      >
        <FormFields fields={fieldsOf(people, handleKind)} labels={texts.labels} />
        <ListInput
          form={FORM}
          name="questions"
          texts={texts.questions}
          most={MOST_QUESTIONS}
          first="text"
          check="required"
          newItem={() => viewModel.newQuestion()}
        >
          {(index) => <QuestionFields index={index} />}
        </ListInput>
        <SpanishGroup
          pairsOf={pairsOfValues}
          wordOf={programWord}
          state={viewModel.form}
          publishes={publishes}
        />
      </RecordForm>
    </Card>
  );
}

/** The texts that are translated; choices are typed one a line. */
function pairsOfValues({ questions, ...values }: ProgramFormValues): readonly Pair[] {
  const asked = questions.map(({ answer, choices, ...question }) => ({
    ...question,
    choices: answer === 'choice' ? choices.split('\n') : [],
  }));
  return programPairs({ ...values, questions: asked });
}

/** A field in words, as two versions are compared. */
function versionOf(
  field: keyof ProgramFormValues,
  values: ProgramFormValues,
  people: readonly StaffMember[],
): string {
  if (field === 'es') return spanishInWords(values.es);
  const value = values[field];
  if (typeof value === 'boolean') return value ? programsTexts.yes : programsTexts.no;
  if (field === 'kind') return values.kind && programsTexts.kinds[values.kind];
  if (field === 'intake') return programsTexts.intakes[values.intake];
  if (field === 'questions') return values.questions.map(texts.questionInWords).join('\n');
  if (field === 'managerIds') return namesOf(people.filter(({ id }) => values.managerIds.includes(id)));
  return String(value);
}

/** One question of a program, with its help, the kind of its answer and its choices. */
function QuestionFields({ index }: { readonly index: number }) {
  const line = index + 1;
  const answer = Form.useWatch(['questions', index, 'answer']);
  const form = Form.useFormInstance();
  const choices: string = Form.useWatch(['questions', index, 'choices']) ?? '';
  /** The translations go with their choices. */
  const handleChoices = (typed: string) => {
    const place = ['questions', index, 'es', 'choices'];
    const translations: readonly (Translation | null)[] = form.getFieldValue(place) ?? [];
    if (translations.length === 0) return;
    form.setFieldValue(place, movedWith(choices.split('\n'), typed.split('\n'), translations));
  };
  return (
    <>
      <Form.Item name={[index, 'text']} label={texts.question(line)} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name={[index, 'help']} label={texts.help(line)} extra={texts.helpHint}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name={[index, 'answer']} label={texts.answer(line)} className="form__half">
        <NativeSelect options={optionsOf(ANSWER_KINDS, texts.answers)} />
      </Form.Item>
      {answer === 'choice' && (
        <Form.Item
          name={[index, 'choices']}
          label={texts.choices(line)}
          extra={texts.choicesHint}
          className="form__half"
          required
        >
          <Input.TextArea rows={3} onChange={(event) => handleChoices(event.target.value)} />
        </Form.Item>
      )}
    </>
  );
}
