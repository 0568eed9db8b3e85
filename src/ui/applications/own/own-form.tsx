import { Alert, Button, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pairText } from '../../../core/shared/sizes/shoe-size';
import { useSharedViewModel, useViewModel } from '../../app/page-hooks';
import { FieldConflictDialog } from '../../shared/conflict/conflict-dialog';
import type { FieldChoices } from '../../shared/conflict/field-conflict';
import { formTexts } from '../../shared/form/form.texts';
import { hasOtherValues, StateForm } from '../../shared/form/state-form';
import { SiteContentViewModel } from '../../shared/site-content/site-content.view-model';
import { PhoneLink } from '../../shared/text/contact-links';
import { AdultInput } from '../adult-input';
import { applicationFormTexts } from '../application-form.texts';
import { type ApplicationFormValues, pairsOfValues } from '../application-form-values';
import { PAIR_FIELDS, PairsInput } from '../pairs-input';
import { QuestionFields } from '../question-fields';
import type { Offer } from './own-applications.view-model';
import { ownFormTexts as texts } from './own-form.texts';
import { type FormNotice, OwnFormViewModel } from './own-form.view-model';
import '../applications.css';

const FORM = 'application';
const { labels } = applicationFormTexts;

interface OwnFormProps {
  /** What to apply to; with an application of one's own that the form changes. */
  readonly offer: Offer;
  /** Names the form; a dialog says it already. */
  readonly label?: string;
  /** Where the person's application to the program is seen. */
  readonly applicationPath: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Applies to a program, or changes what was sent. Volunteers say whether they are adults, and all others what they need. */
export const OwnForm = observer(function OwnForm(props: OwnFormProps) {
  const { offer, label, applicationPath, onDone, onCancel } = props;
  const viewModel = useViewModel(OwnFormViewModel);
  const [form] = Form.useForm<ApplicationFormValues>();
  const [opened] = useState(() => viewModel.open(offer));
  const saved = useRef(opened);
  const contact = Form.useWatch('contact', form) ?? opened.contact;
  const adult = Form.useWatch('adult', form);
  const isNew = offer.own === null;
  const finish = (values: ApplicationFormValues) => {
    saved.current = values;
    onDone();
  };
  const submit = async (values: ApplicationFormValues) => {
    if (await viewModel.submit(values)) finish(values);
  };
  const handleResolve = (choices: FieldChoices<keyof ApplicationFormValues>) => {
    const { values, isToSave } = viewModel.resolve(choices);
    form.setFieldsValue(values);
    if (isToSave) void submit(values);
    else finish(values);
  };
  const { questions } = viewModel;
  return (
    <>
      <StateForm
        name={FORM}
        {...(label && { label })}
        state={viewModel.form}
        form={form}
        initial={opened}
        fields={[
          ...['name', 'contact', 'access', ...PAIR_FIELDS],
          ...questions.map(({ id }) => `answers.${id}`),
          ...['adult', 'guardian'],
        ]}
        onSubmit={submit}
        submit={isNew ? texts.submit : texts.save}
        sending={isNew ? texts.sending : texts.saving}
        onCancel={onCancel}
        buttons={label ? 'start' : 'end'}
        isLeftBy={(typed) => hasOtherValues({ ...saved.current, ...typed }, saved.current)}
        loss={isNew ? texts.loss : texts.lossOfChange}
      >
        <p className="form__hint screen-only">{formTexts.requiredMark}</p>
        {viewModel.isHelper ? (
          <>
            <ContactField />
            <Asked label={labels.adult} why={texts.why.adult}>
              <Form.Item name="adult" required>
                <AdultInput />
              </Form.Item>
            </Asked>
            {adult === 'no' && (
              <Form.Item name="guardian" label={labels.guardian} required>
                <Input autoComplete="off" />
              </Form.Item>
            )}
          </>
        ) : (
          <>
            <Asked label={labels.name} why={texts.why.name}>
              <Form.Item name="name" label={labels.name} required>
                <Input autoComplete="nickname" />
              </Form.Item>
            </Asked>
            <ContactField />
            <Asked label={labels.access} why={texts.why.access}>
              <Form.Item name="access" label={labels.access}>
                <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} />
              </Form.Item>
            </Asked>
            {offer.program.asksSizes && (
              <PairsInput form={FORM} below={(size) => <Why label={size} why={texts.why.size} />} />
            )}
          </>
        )}
        <QuestionFields questions={questions} fresh={viewModel.fresh} />
        {contact.trim() !== '' && <p className="form__hint">{texts.answerGoesTo(contact.trim())}</p>}
        {viewModel.notice && <Notice notice={viewModel.notice} applicationPath={applicationPath} />}
      </StateForm>
      {/* Not inside: the form would hear the dialog's own form being submitted. */}
      <FieldConflictDialog
        conflict={viewModel.conflict}
        texts={texts.conflict}
        labels={labels}
        show={(field, values) =>
          versionOf(field, values, (id) => questions.find((one) => one.id === id)?.text)
        }
        onResolve={handleResolve}
        onClose={() => viewModel.postpone()}
      />
    </>
  );
});

function ContactField() {
  return (
    <Asked label={labels.contact} why={texts.why.contact}>
      <Form.Item name="contact" label={labels.contact} required extra={texts.contactHint}>
        <Input autoComplete="email" />
      </Form.Item>
    </Asked>
  );
}

interface WhyProps {
  /** Of the field. */
  readonly label: string;
  readonly why: string;
}

/** A field, with why it is asked for close below it. */
function Asked({ children, ...why }: WhyProps & { readonly children: ReactNode }) {
  return (
    <div className="applications__asked">
      {children}
      <Why {...why} />
    </div>
  );
}

/** A button that opens one sentence, and closes it again. */
function Why({ label, why }: WhyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        type="link"
        size="small"
        className="applications__why"
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

/** Why the form was refused as a whole, with what to do next. */
function Notice({
  notice,
  applicationPath,
}: {
  readonly notice: FormNotice;
  readonly applicationPath: string;
}) {
  const isToCall = notice === 'closed' || notice === 'too-many';
  const isThere = notice === 'applied-already' || notice === 'answered';
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBlockEnd: 'var(--space-4)' }}
      title={
        <>
          {texts.notices[notice]} {isToCall && <OfficePhone />}
          {isThere && <Link to={applicationPath}>{texts.seeApplication}</Link>}
        </>
      }
    />
  );
}

/** The foundation's telephone number, at the end of a sentence. */
export const OfficePhone = observer(function OfficePhone() {
  const { phone } = useSharedViewModel(SiteContentViewModel).content.siteSettings.contact;
  return (
    <>
      <PhoneLink phone={phone} />.
    </>
  );
});

/** A field in words, as two versions are compared. */
function versionOf(
  field: keyof ApplicationFormValues,
  values: ApplicationFormValues,
  questionOf: (id: string) => string | undefined,
): string {
  switch (field) {
    case 'pairs':
      return pairsOfValues(values.pairs).map(pairText).join('\n');
    case 'answers':
      return Object.entries(values.answers)
        .filter(([, value]) => value !== '')
        .map(([id, value]) => `${questionOf(id) ?? ''} ${value}`)
        .join('\n');
    case 'adult':
      return values.adult && applicationFormTexts[values.adult];
    default:
      return values[field];
  }
}
