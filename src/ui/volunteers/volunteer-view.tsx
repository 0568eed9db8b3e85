import { Button, Form, Input, type TableColumnsType } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Work } from '../../core/hours/hours.api';
import { formatDay } from '../../core/shared/text/format';
import { LAST_DAY } from '../../core/shared/time/calendar';
import type { VolunteerSignup, VolunteerView } from '../../core/volunteers/volunteers.api';
import { Allowed, useViewModel } from '../app/page-hooks';
import { hoursTexts } from '../hours/hours.texts';
import { NativeSelect } from '../shared/control/native-select';
import { FormDialog, type FormEnds } from '../shared/dialog/form-dialog';
import { Facts } from '../shared/facts';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { StateForm } from '../shared/form/state-form';
import { SubView } from '../shared/sub-view';
import { column, headColumn, Rows, RowTitle } from '../shared/table/rows';
import { formatMinutes } from '../shared/text/duration';
import { Contact } from './volunteer-rows';
import { volunteersTexts as texts } from './volunteers.texts';
import { OneVolunteerViewModel, RecordTrainingViewModel } from './volunteers.view-model';

interface VolunteerPartProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** One volunteer: what they signed up for, their hours and trainings, and the form that records another training. */
export const VolunteerPart = observer(function VolunteerPart({ id, onBack }: VolunteerPartProps) {
  const viewModel = useViewModel(OneVolunteerViewModel);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => void viewModel.open({ id }), [viewModel, id]);
  return (
    <SubView
      title={viewModel.value?.name ?? texts.volunteer}
      back={{ text: texts.back, onPress: onBack }}
      action={
        viewModel.value && (
          <Allowed to="training.record">
            <Button onClick={() => setOpen(true)}>{texts.record.title}</Button>
          </Allowed>
        )
      }
    >
      <FetchedPart fetched={viewModel} texts={texts.one} announcement={({ name }) => name}>
        {(volunteer) => (
          <>
            <Facts
              facts={[
                [texts.contact, <Contact key="contact" {...volunteer} />],
                [texts.helpsIn, texts.helpsInOf(volunteer) || texts.nothing],
                [texts.hours, texts.hoursOf(volunteer)],
                [texts.last, texts.lastOf(volunteer)],
                [texts.noShows, texts.noShowsOf(volunteer)],
              ]}
            />
            <Part title={texts.signups} none={texts.noSignups} rows={volunteer.signups} columns={SIGNUPS} />
            <Part title={texts.work} none={texts.noWork} rows={volunteer.work} columns={WORK} />
            <Part
              title={texts.completions}
              none={texts.noCompletions}
              rows={volunteer.completions}
              columns={COMPLETIONS}
            >
              {volunteer.toDo.length > 0 && <p>{texts.toDo(volunteer.toDo)}</p>}
            </Part>
          </>
        )}
      </FetchedPart>
      <FormDialog open={isOpen} title={texts.record.title} width={480} onClose={() => setOpen(false)}>
        {(ends) =>
          viewModel.value && (
            <RecordTraining
              volunteer={viewModel.value}
              {...ends}
              onDone={() => {
                ends.onDone();
                void viewModel.load();
              }}
            />
          )
        }
      </FormDialog>
    </SubView>
  );
});

interface PartProps<Row> {
  readonly title: string;
  readonly none: string;
  readonly rows: readonly Row[];
  readonly columns: TableColumnsType<Row>;
  readonly children?: ReactNode;
}

/** One of the lists of a volunteer under its heading. */
function Part<Row extends { readonly id: string }>({ title, none, rows, columns, children }: PartProps<Row>) {
  return (
    <>
      <h2>{title}</h2>
      {children}
      {rows.length === 0 ? <p>{none}</p> : <Rows label={title} rows={rows} columns={columns} size="small" />}
    </>
  );
}

const SIGNUPS: TableColumnsType<VolunteerSignup> = [
  headColumn(texts.shift, (signup) => <RowTitle level={3}>{texts.shiftOf(signup)}</RowTitle>),
  column(texts.when, texts.spanOf),
  column(texts.program, ({ program }) => program ?? texts.nothing),
  column(texts.state, texts.stateOf),
];

const WORK: TableColumnsType<Work> = [
  headColumn(texts.date, ({ day }) => <RowTitle level={3}>{formatDay(day)}</RowTitle>),
  column(texts.program, ({ program }) => program ?? hoursTexts.otherWork),
  {
    ...column<Work>(texts.what, ({ shift, note }) => [shift, note].filter(Boolean).join(': ')),
    className: 'words',
  },
  column(texts.time, ({ minutes }) => formatMinutes(minutes)),
  column(texts.state, ({ hours }) => texts.workStates[hours]),
];

const COMPLETIONS: TableColumnsType<VolunteerView['completions'][number]> = [
  headColumn(texts.training, ({ title }) => <RowTitle level={3}>{title}</RowTitle>),
  column(texts.doneOn, ({ doneOn }) => formatDay(doneOn)),
  column(texts.recordedBy, ({ by }) => texts.by[by]),
];

interface RecordTrainingProps extends FormEnds {
  readonly volunteer: VolunteerView;
}

const RecordTraining = observer(function RecordTraining(props: RecordTrainingProps) {
  const { volunteer, onDone, onCancel } = props;
  const viewModel = useViewModel(RecordTrainingViewModel);
  const { labels } = texts.record;
  const [first] = useState(() => viewModel.first);
  const options = volunteer.trainings.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <StateForm
      name="record-training"
      label={texts.record.title}
      state={viewModel.form}
      initial={first}
      onSubmit={(values) => viewModel.submit(volunteer.id, values)}
      onDone={onDone}
      onCancel={onCancel}
      submit={texts.record.save}
      loss={texts.record.loss}
    >
      <Form.Item name="guideId" label={labels.guideId} required>
        <NativeSelect
          options={[
            { value: '', label: options.length === 0 ? texts.record.none : texts.record.choose },
            ...options,
          ]}
        />
      </Form.Item>
      <Form.Item name="doneOn" label={labels.doneOn} required>
        <Input type="date" max={LAST_DAY} />
      </Form.Item>
    </StateForm>
  );
});
