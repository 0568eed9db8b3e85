import { Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ComponentProps, Fragment, useEffect, useState } from 'react';
import type { Work } from '../../../core/hours/hours.api';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { useViewModel } from '../../app/page-hooks';
import { RecordForm } from '../../shared/conflict/record-form';
import { NativeSelect } from '../../shared/control/native-select';
import type { FormEnds } from '../../shared/dialog/form-dialog';
import { type FieldSettings, FormFields } from '../../shared/form/state-form';
import { inWords } from '../../shared/translation/in-words';
import { sentenceOn } from '../../shared/translation/marked-words';
import { ownHoursTexts as texts } from './own-hours.texts';
import { ShiftsOnDayViewModel, WorkFormViewModel, type WorkValues } from './own-hours.view-model';

interface WorkFormProps extends FormEnds {
  /** Null for new work. */
  readonly work: Work | null;
  /** The programs to choose from. */
  readonly programs: ComponentProps<typeof NativeSelect>['options'];
}

/** Logs hours, or changes them. Of a shift only the time and the words change. */
export const WorkForm = observer(function WorkForm({ work, programs, onDone, onCancel }: WorkFormProps) {
  const viewModel = useViewModel(WorkFormViewModel);
  const [form] = Form.useForm<WorkValues>();
  const [opened] = useState(() => viewModel.open(work));
  const day = Form.useWatch('day', form) ?? opened.day;
  const isShift = work !== null && work.eventId !== null;
  const shifts = useViewModel(ShiftsOnDayViewModel);
  useEffect(() => {
    if (!isShift && day !== '') void shifts.show({ day });
  }, [shifts, isShift, day]);
  const already = isShift ? [] : shifts.onDay(day);
  const fields: Readonly<Record<keyof WorkValues, FieldSettings>> = {
    programId: { control: <NativeSelect options={programs} disabled={isShift} /> },
    day: {
      required: true,
      control: <Input type="date" max={LAST_DAY} disabled={isShift} />,
      ...(already.length > 0 && { extra: <Already shifts={already} /> }),
    },
    hours: { control: <Input inputMode="numeric" autoComplete="off" />, className: 'form__half' },
    minutes: { control: <Input inputMode="numeric" autoComplete="off" />, className: 'form__half' },
    note: { control: <Input autoComplete="off" /> },
  };
  return (
    <RecordForm
      name="work"
      label={work ? texts.changeTitle : texts.log}
      viewModel={viewModel}
      form={form}
      initial={opened}
      onSubmit={(values) => viewModel.submit(values)}
      onDone={onDone}
      onCancel={onCancel}
      submit={texts.save}
      corrects={(field) => (field === 'minutes' ? 'hours' : field)}
      loss={texts.loss}
      versions={{
        texts: texts.conflict,
        labels: texts.labels,
        show: (field, values) =>
          field === 'programId'
            ? (programs.find(({ value }) => value === values.programId)?.label ?? '')
            : values[field],
      }}
    >
      <FormFields fields={fields} labels={texts.labels} />
    </RecordForm>
  );
});

/** What is recorded of a day already. */
function Already({ shifts }: { readonly shifts: readonly Work[] }) {
  return inWords(shifts).map(({ id, minutes, event, lang }, index) => (
    <Fragment key={id}>
      {index > 0 && ' '}
      {sentenceOn((title) => texts.already(minutes, title), { text: event, lang: lang?.event })}
    </Fragment>
  ));
}
