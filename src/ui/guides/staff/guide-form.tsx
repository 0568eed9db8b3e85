import { Card, Checkbox, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { AUDIENCES, GUIDE_TYPES, GUIDE_WORDS, NEEDS } from '../../../core/guides/guide';
import { fieldNames } from '../../../core/shared/forms/field-names';
import { LAST_DAY } from '../../../core/shared/time/calendar';
import { type Pair, pairsOf } from '../../../core/shared/translations/pairs';
import { RecordForm } from '../../shared/conflict/record-form';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { ChoicesInput } from '../../shared/form/choices-input';
import { type FieldSettings, FormFields } from '../../shared/form/state-form';
import { SpanishGroup } from '../../shared/translation/spanish-group';
import { spanishInWords } from '../../shared/translation/spanish-in-words';
import { guideTexts } from '../guide.texts';
import type { GuideFormViewModel } from './guide-form.view-model';
import type { GuideFormValues } from './guide-form-values';
import { guideWord } from './guide-words';
import { guidesTexts as texts } from './guides.texts';

const NEED_OPTIONS = [{ value: '', label: texts.noNeed }, ...optionsOf(NEEDS, guideTexts.needs)];
const LINE = <Input autoComplete="off" />;
const half = { className: 'form__half' };

type FieldName = Exclude<keyof GuideFormValues, 'es'>;

const FIELDS: Record<Exclude<FieldName, 'programIds'>, FieldSettings> = {
  type: { control: <NativeSelect options={optionsOf(GUIDE_TYPES, texts.types)} /> },
  title: { required: true, control: LINE },
  body: { extra: texts.bodyHint, control: <Input.TextArea rows={8} /> },
  link: { extra: texts.linkHint, control: <Input inputMode="url" autoComplete="off" /> },
  minutes: { ...half, required: true, control: <Input inputMode="numeric" autoComplete="off" /> },
  requiredFor: {
    ...half,
    control: <NativeSelect options={optionsOf(fieldNames(texts.required), texts.required)} />,
  },
  redoFrom: { extra: texts.redoHint, control: <Input type="date" max={LAST_DAY} /> },
  need: { ...half, required: true, control: <NativeSelect options={NEED_OPTIONS} /> },
  audience: { ...half, control: <NativeSelect options={optionsOf(AUDIENCES, texts.audiences)} /> },
  phone: { ...half, control: <Input type="tel" autoComplete="off" /> },
  address: { ...half, control: LINE },
  hours: { ...half, control: LINE },
  languages: { ...half, control: LINE },
  checked: {
    label: null,
    valuePropName: 'checked',
    extra: texts.checkedHint,
    control: <Checkbox>{texts.labels.checked}</Checkbox>,
  },
};

/** The fields of each type; the type itself is chosen once. */
const GENERAL: readonly FieldName[] = ['title', 'body', 'link'];
const OF_TYPE: Readonly<Record<GuideFormValues['type'], readonly FieldName[]>> = {
  training: [...GENERAL, 'minutes', 'requiredFor', 'programIds', 'redoFrom'],
  resource: [...GENERAL, 'need', 'audience', 'phone', 'address', 'hours', 'languages', 'checked'],
};

interface GuideFormProps {
  /** Has read what the form opens with. */
  readonly viewModel: GuideFormViewModel;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Makes or changes a guide. A failure leaves everything typed where it is; leaving it with changes asks first. */
export const GuideForm = observer(function GuideForm({ viewModel, onDone, onCancel }: GuideFormProps) {
  const [form] = Form.useForm<GuideFormValues>();
  const [opened] = useState(() => viewModel.open());
  const { guide = null, programs = [] } = viewModel.sources.value ?? {};
  const type = Form.useWatch('type', { form, preserve: true }) ?? opened.type;
  const requiredFor = Form.useWatch('requiredFor', { form, preserve: true }) ?? opened.requiredFor;
  const isDraft = guide === null || guide.state === 'draft';
  const names = [...(guide === null ? (['type'] as const) : []), ...OF_TYPE[type]].filter(
    (name) => name !== 'programIds' || requiredFor === 'programs',
  );
  return (
    <Card style={{ maxWidth: '48rem' }}>
      <RecordForm
        name="guide"
        label={texts.guide}
        viewModel={viewModel}
        form={form}
        initial={opened}
        onSubmit={(values, isOther) => viewModel.submit(values, isDraft && !isOther)}
        onDone={onDone}
        submit={isDraft ? texts.publish : texts.save}
        secondButton={isDraft ? texts.saveDraft : undefined}
        onCancel={onCancel}
        buttons="start"
        versions={{
          texts: texts.conflict,
          labels: texts.labels,
          show: (field, values) => versionOf(field, values, programs),
        }}
        loss={texts.loss}
      >
        <FormFields
          fields={{
            ...FIELDS,
            programIds: { label: null, control: <ChoicesInput {...texts.programs} options={programs} /> },
          }}
          labels={texts.labels}
          names={names}
        />
        <SpanishGroup pairsOf={pairsOfValues} wordOf={guideWord} state={viewModel.form} publishes={isDraft} />
      </RecordForm>
    </Card>
  );
});

/** The texts that are translated; a training has no hours. */
function pairsOfValues({ type, hours, ...values }: GuideFormValues): readonly Pair[] {
  const guide = { ...values, hours: type === 'training' ? '' : hours };
  return pairsOf(guide, GUIDE_WORDS);
}

/** A field in words, as two versions are compared. */
function versionOf(
  field: keyof GuideFormValues,
  values: GuideFormValues,
  programs: readonly { readonly value: string; readonly label: string }[],
): string {
  switch (field) {
    case 'type':
      return texts.types[values.type];
    case 'requiredFor':
      return texts.required[values.requiredFor];
    case 'programIds':
      return programs
        .filter(({ value }) => values.programIds.includes(value))
        .map(({ label }) => label)
        .join(', ');
    case 'need':
      return values.need && guideTexts.needs[values.need];
    case 'audience':
      return texts.audiences[values.audience];
    case 'checked':
      return values.checked ? texts.yes : texts.no;
    case 'es':
      return spanishInWords(values.es);
    default:
      return values[field];
  }
}
