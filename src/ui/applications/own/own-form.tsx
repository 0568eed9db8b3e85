import { Button, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Question } from '../../../core/programs/program';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { RecordForm } from '../../shared/conflict/record-form';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import type { FormEnds } from '../../shared/dialog/form-dialog';
import { FormNotice } from '../../shared/form/form-notice';
import {
  type FieldSettings,
  FormFields,
  hasOtherValues,
  type StateFormProps,
} from '../../shared/form/state-form';
import { wantedPairText } from '../../shared/shoes/pair.texts';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { PhoneLink } from '../../shared/text/contact-links';
import { inWords } from '../../shared/translation/in-words';
import { applicationFormTexts } from '../application-form.texts';
import { type ApplicationFormValues, wantedPairOfValues } from '../application-form-values';
import { AskedFields } from '../asked-fields';
import { pathToOwn } from './offer-list';
import type { Offer } from './own-applications.view-model';
import { ownFormTexts as texts } from './own-form.texts';
import { OwnFormViewModel } from './own-form.view-model';
import { OwnPairs } from './own-pairs';

const FORM = 'application';
const { labels } = applicationFormTexts;

type FieldName = 'name' | 'contact' | 'access' | 'adult' | 'guardian';

const whyOf = (name: Exclude<FieldName, 'guardian'>) => <Why label={labels[name]} why={texts.why[name]} />;
const ADULT = optionsOf(['yes', 'no'], applicationFormTexts, applicationFormTexts.choose);
const FIELDS: Readonly<Record<FieldName, FieldSettings>> = {
  name: { required: true, control: <Input autoComplete="nickname" />, extra: whyOf('name') },
  contact: {
    required: true,
    control: <Input autoComplete="email" />,
    extra: (
      <>
        <span>{texts.contactHint}</span>
        {whyOf('contact')}
      </>
    ),
  },
  access: { control: <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} />, extra: whyOf('access') },
  adult: { required: true, control: <NativeSelect options={ADULT} />, extra: whyOf('adult') },
  guardian: { required: true, control: <Input autoComplete="off" /> },
};

/** Volunteers say whether they are adults, and all others what they need. */
function fieldsFor(as: Offer['as'], adult: ApplicationFormValues['adult']): readonly FieldName[] {
  if (as === 'participant') return ['name', 'contact', 'access'];
  return adult === 'no' ? ['contact', 'adult', 'guardian'] : ['contact', 'adult'];
}

interface OwnFormProps extends FormEnds, Pick<StateFormProps<ApplicationFormValues>, 'label' | 'buttons'> {
  /** What to apply to; with an application of one's own that the form changes. */
  readonly offer: Offer;
}

/** Applies to a program, or changes what was sent. A failure leaves everything typed where it is; leaving it asks first. */
export const OwnForm = observer(function OwnForm({ offer, ...page }: OwnFormProps) {
  const viewModel = useViewModel(OwnFormViewModel);
  const [form] = Form.useForm<ApplicationFormValues>();
  const [opened] = useState(() => viewModel.open(offer));
  const [typed] = useState(() => viewModel.typedBefore(opened));
  useEffect(() => {
    if (typed) {
      form.setFieldsValue(typed as never);
      viewModel.keepTyped(typed);
    }
    // A reload ends the page without this: the person who leaves the form was asked, or has sent it.
    return () => viewModel.forgetTyped();
  }, [form, viewModel, typed]);
  const all = Form.useWatch([], form);
  useEffect(() => {
    if (all && hasOtherValues(form.getFieldsValue(true), opened))
      viewModel.keepTyped(form.getFieldsValue(true));
  }, [all, form, viewModel, opened]);
  const contact = Form.useWatch('contact', form) ?? opened.contact;
  const adult = Form.useWatch('adult', form) ?? opened.adult;
  const { questions, notice } = viewModel;
  const isNew = offer.own === null;
  return (
    <RecordForm
      {...page}
      name={FORM}
      viewModel={viewModel}
      form={form}
      initial={opened}
      onSubmit={(values) => viewModel.submit(values)}
      submit={isNew ? texts.submit : texts.save}
      sending={isNew ? texts.sending : texts.saving}
      loss={isNew ? texts.loss : texts.lossOfChange}
      versions={{
        texts: texts.conflict,
        labels,
        show: (field, values) => versionOf(field, values, questions),
      }}
    >
      <FormFields fields={FIELDS} labels={labels} names={fieldsFor(offer.as, adult)} />
      <AskedFields
        pairs={
          offer.as === 'participant' &&
          offer.program.asksSizes && (
            <OwnPairs form={FORM} below={(size) => <Why label={size} why={texts.why.size} />} />
          )
        }
        questions={questions}
        fresh={viewModel.fresh}
      />
      {contact.trim() !== '' && <p className="form__hint">{texts.answerGoesTo(contact.trim())}</p>}
      {notice && <FormNotice title={<Refusal reason={notice} offer={offer} />} />}
    </RecordForm>
  );
});

/** A button that opens the sentence why something is asked, and closes it again. */
function Why({ label, why }: { readonly label: string; readonly why: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        type="link"
        size="small"
        style={{ paddingInline: 0 }}
        aria-label={texts.whyWeAskAbout(label)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.whyWeAsk}
      </Button>
      {isOpen && <p>{why}</p>}
    </div>
  );
}

interface RefusalProps {
  readonly reason: keyof typeof texts.refusals;
  readonly offer: Offer;
}

/** Why somebody cannot apply, or why their form was not taken, with what to do next. */
export function Refusal({ reason, offer }: RefusalProps) {
  const refusal = texts.refusals[reason];
  const isThere = ['applied-already', 'answered', 'withdrawn'].includes(reason);
  return (
    <>
      {typeof refusal === 'string' ? <span>{refusal}</span> : <CallOffice words={refusal} />}{' '}
      {isThere && <Link to={pathToOwn(offer)}>{texts.seeApplication}</Link>}
    </>
  );
}

interface CallOfficeProps {
  /** What is said before the number, or without one. */
  readonly words: (hasPhone: boolean) => string;
}

/** A sentence that says to call the foundation, with its telephone number at the end if it has one. */
export const CallOffice = observer(function CallOffice({ words }: CallOfficeProps) {
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <>
      <span>{words(phone !== '')}</span>
      {phone !== '' && ' '}
      {phone === '' ? <span>.</span> : <OfficePhone />}
    </>
  );
});

/** The foundation's telephone number, with a period behind it; nothing where it has none. */
export const OfficePhone = observer(function OfficePhone() {
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  if (phone === '') return null;
  return (
    <span>
      <PhoneLink phone={phone} />
      <span>.</span>
    </span>
  );
});

/** A field in words, as two versions are compared. */
function versionOf(
  field: keyof ApplicationFormValues,
  values: ApplicationFormValues,
  questions: readonly Question[],
): string {
  switch (field) {
    case 'pairs':
      return values.pairs.map(wantedPairOfValues).map(wantedPairText).join('\n');
    case 'answers':
      return questions.map((question) => answerText(question, values.answers[question.id] ?? '')).join('\n');
    case 'adult':
      return values.adult && applicationFormTexts[values.adult];
    default:
      return values[field];
  }
}

/** A question with its answer, as they are read. */
function answerText(question: Question, value: string): string {
  const { text, choices } = inWords(question);
  return `${text} ${choices[question.choices.indexOf(value)] ?? value}`;
}
