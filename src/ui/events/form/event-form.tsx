import { Alert, Card, Form, Input, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { INVITEES } from '../../../core/events/event';
import { eventPairs } from '../../../core/events/event-pairs';
import { formatClock, formatDay } from '../../../core/shared/text/format';
import { isCalendarDate, LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { TextVersion } from '../../shared/conflict/conflict-dialog';
import { RecordForm } from '../../shared/conflict/record-form';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { ChoicesInput } from '../../shared/form/choices-input';
import { type FieldSettings, FormFields } from '../../shared/form/state-form';
import { SpanishGroup } from '../../shared/translation/spanish-group';
import { spanishInWords } from '../../shared/translation/spanish-in-words';
import { eventsTexts } from '../events.texts';
import { eventFormTexts as texts } from './event-form.texts';
import { EventFormViewModel } from './event-form.view-model';
import { type ComparedEvent, type EventFormValues, formOf, isShift, shiftOf } from './event-form-values';
import { eventWord } from './event-words';
import { RepeatsInput } from './repeats-input';
import { ShiftsInput } from './shifts-input';
import '../events.css';

const FORM = 'event';
const half = { className: 'form__half' };
const LINE = <Input autoComplete="off" />;
const TIME = { ...half, required: true, control: <Input type="time" /> };

type FieldName = Exclude<keyof EventFormValues, 'shifts' | 'repeat' | 'dates' | 'es'>;
type Option = { readonly value: string; readonly label: string };

function fieldsOf(programs: readonly Option[]): Record<FieldName, FieldSettings> {
  return {
    title: { required: true, control: LINE },
    programId: { extra: texts.programHint, control: <NativeSelect options={programs} /> },
    date: { required: true, control: <Input type="date" max={LAST_DAY} /> },
    startsAt: TIME,
    endsAt: TIME,
    place: { ...half, required: true, control: LINE },
    address: { ...half, extra: texts.addressHint, control: LINE },
    access: { extra: texts.accessHint, control: <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} /> },
    description: {
      extra: texts.descriptionHint,
      control: <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />,
    },
    contactName: { ...half, control: LINE },
    contactPhone: { ...half, control: <Input type="tel" autoComplete="off" /> },
    invited: {
      label: null,
      control: <ChoicesInput legend={texts.labels.invited} options={optionsOf(INVITEES, texts.invitees)} />,
    },
    takesSignups: { ...half, extra: texts.signupsHint, valuePropName: 'checked', control: <Switch /> },
    places: { ...half, extra: texts.placesHint, control: <Input inputMode="numeric" autoComplete="off" /> },
  };
}

interface EventFormProps {
  /** The id of the event to change, or null for a new one. */
  readonly id: string | null;
  /** The id of the event that a new one begins as a copy of. */
  readonly copy?: string | null;
  /** The program that a new one is of. */
  readonly program?: string | null;
  /** Whether the form is there to complete a draft that is to be published; whatever is published already is only changed. */
  readonly isToPublish?: boolean;
  /** Gets the id of what was kept. */
  readonly onDone: (id: string) => void;
  readonly onCancel: () => void;
}

/** Makes an event with its repeats, or changes one. A failure leaves everything typed where it is; leaving it with changes asks first. */
export function EventForm({ id, copy = null, program, isToPublish = false, ...form }: EventFormProps) {
  const viewModel = useViewModel(EventFormViewModel);
  useEffect(() => void viewModel.sources.open({ id, copy }), [viewModel, id, copy]);
  return (
    <FetchedPart fetched={viewModel.sources} texts={texts} rows={12}>
      {({ programs, original }) => (
        <Fields
          {...form}
          viewModel={viewModel}
          programs={programs.map((option) => ({ value: option.id, label: option.title }))}
          isNew={id === null}
          isCopy={copy !== null}
          program={program ?? ''}
          isToPublish={isToPublish && original?.event.state === 'draft'}
        />
      )}
    </FetchedPart>
  );
}

interface FieldsProps extends Pick<EventFormProps, 'onDone' | 'onCancel'> {
  readonly viewModel: EventFormViewModel;
  readonly programs: readonly Option[];
  readonly isNew: boolean;
  readonly isCopy: boolean;
  readonly program: string;
  readonly isToPublish: boolean;
}

const Fields = observer(function Fields(props: FieldsProps) {
  const { viewModel, programs, isNew, isCopy, program, isToPublish, onDone, onCancel } = props;
  const publishes = isNew || isToPublish;
  const [form] = Form.useForm<EventFormValues>();
  const [opened] = useState(() => viewModel.open(isCopy, program));
  useEffect(() => {
    if (isToPublish) viewModel.showWhatIsMissing(opened);
  }, [viewModel, isToPublish, opened]);
  const none = viewModel.mayBeOfNone ? texts.noProgram : texts.chooseProgram;
  const choices = [{ value: '', label: none }, ...programs];
  return (
    <Card style={{ maxWidth: '48rem' }}>
      <RecordForm<EventFormValues, ComparedEvent>
        name={FORM}
        label={texts.event}
        viewModel={viewModel}
        form={form}
        initial={opened}
        onSubmit={(values, isDraft) => viewModel.submit(values, publishes && !isDraft)}
        onDone={() => onDone(viewModel.id)}
        formOf={formOf}
        submit={publishes ? texts.publish : texts.save}
        secondButton={publishes ? texts.saveDraft : undefined}
        onCancel={onCancel}
        buttons="start"
        versions={{
          texts: texts.conflict,
          labels: labelsOf(viewModel),
          show: (field, version) => versionOf(field, version, programs),
        }}
        loss={texts.loss}
      >
        <FormFields fields={fieldsOf(choices)} labels={texts.labels} />
        <ShiftsInput form={FORM} newShift={() => viewModel.newShift(form.getFieldsValue(true))} />
        {isNew && <RepeatsInput />}
        <SpanishGroup pairsOf={eventPairs} wordOf={eventWord} state={viewModel.form} publishes={publishes} />
        <WholeProblems viewModel={viewModel} />
        {!isNew && <Told viewModel={viewModel} />}
      </RecordForm>
    </Card>
  );
});

/** What is wrong where there is no field to correct it. */
const WholeProblems = observer(function WholeProblems({ viewModel }: Pick<FieldsProps, 'viewModel'>) {
  return viewModel.form.problems
    .filter(({ field }) => field === null)
    .map(({ message }) => (
      <Alert key={message} className="form__notice" type="error" showIcon role="alert" title={message} />
    ));
});

/** Says before saving how many people get a mail, and who would be in two places at once. */
const Told = observer(function Told({ viewModel }: Pick<FieldsProps, 'viewModel'>) {
  const form = Form.useFormInstance<EventFormValues>();
  const typed = Form.useWatch([], form);
  useEffect(() => {
    if (typed) viewModel.consider(form.getFieldsValue(true));
  }, [viewModel, form, typed]);
  const { effectOnPeople } = viewModel;
  return (
    <div role="status">
      {effectOnPeople && effectOnPeople.mailed > 0 && (
        <Alert
          className="form__notice"
          type="info"
          showIcon
          title={texts.effect(effectOnPeople)}
          description={effectOnPeople.overlaps.map((overlap) => (
            <p key={`${overlap.name} ${overlap.title}`}>{texts.overlap(overlap)}</p>
          ))}
        />
      )}
    </div>
  );
});

type Field = keyof ComparedEvent & string;

/** The name of each field of two versions; a shift is named by its label. */
function labelsOf({ conflict }: Pick<EventFormViewModel, 'conflict'>): Record<Field, string> {
  const fields = (conflict?.fields ?? []).map(({ field }) => field);
  const named = fields.flatMap((field) => {
    const shift = conflict && (shiftOf(field, conflict.mine) ?? shiftOf(field, conflict.theirs));
    return shift ? [[field, texts.shiftNamed(shift.label)]] : [];
  });
  return { ...texts.labels, ...Object.fromEntries(named) };
}

/** A field in words, as two versions are compared. */
function versionOf(field: Field, version: ComparedEvent, programs: readonly Option[]) {
  if (isShift(field)) {
    const shift = shiftOf(field, version);
    return <TextVersion value={shift ? texts.shiftInWords(shift) : null} />;
  }
  if (field === 'date') return isCalendarDate(version.date) ? formatDay(version.date) : version.date;
  if (field === 'startsAt' || field === 'endsAt') return formatClock(version[field]);
  if (field === 'takesSignups') return version.takesSignups ? texts.yes : texts.no;
  if (field === 'invited') return version.invited.map((invitee) => eventsTexts.invitees[invitee]).join(', ');
  if (field === 'es') return <TextVersion value={spanishInWords(version.es)} />;
  if (field === 'programId')
    return programs.find(({ value }) => value === version.programId)?.label ?? texts.noProgram;
  return String(version[field as Exclude<Field, `shift ${string}`>]);
}
