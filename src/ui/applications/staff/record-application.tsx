import { Button, Checkbox, Flex, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { APPLICANTS } from '../../../core/applications/application';
import { Allowed, useViewModel } from '../../app/page-hooks';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { FormDialog, type FormEnds } from '../../shared/dialog/form-dialog';
import { FetchedPart } from '../../shared/fetched/fetched-part';
import { focusFirstIn } from '../../shared/focus/move-focus';
import { FormNotice } from '../../shared/form/form-notice';
import { hasOtherValues, StateForm } from '../../shared/form/state-form';
import { applicationFormTexts } from '../application-form.texts';
import { EMPTY_FORM } from '../application-form-values';
import { AskedFields, PairsInput } from '../asked-fields';
import { recordTexts as texts } from './record-application.texts';
import { RecordApplicationViewModel, type RecordValues } from './record-application.view-model';

const FORM = 'record-application';

interface RecordApplicationProps {
  /** The only program to choose; unless given, all. */
  readonly programId?: string;
  /** Whether that program takes any. A form that is open stays when it stops to, with what was typed. */
  readonly isActive?: boolean;
  /** Opens an application that is there already. */
  readonly onOpen: (id: string) => void;
}

/** The button that records an application for somebody without an account, with its dialog. */
export function RecordApplication({ isActive = true, ...props }: RecordApplicationProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Allowed to="application.record">
      {isActive && <Button onClick={() => setOpen(true)}>{texts.title}</Button>}
      <FormDialog open={isOpen} title={texts.title} width={640} onClose={() => setOpen(false)}>
        {(ends) => <RecordForm {...props} {...ends} />}
      </FormDialog>
    </Allowed>
  );
}

function RecordForm(props: RecordApplicationProps & FormEnds) {
  const viewModel = useViewModel(RecordApplicationViewModel);
  return (
    <FetchedPart
      fetched={viewModel.programs}
      texts={texts}
      isEmpty={({ items }) => items.length === 0}
      start={<Button onClick={props.onCancel}>{texts.close}</Button>}
    >
      {() => <Fields {...props} viewModel={viewModel} />}
    </FetchedPart>
  );
}

interface FieldsProps extends RecordApplicationProps, FormEnds {
  readonly viewModel: RecordApplicationViewModel;
}

const Fields = observer(function Fields({ viewModel, programId, onOpen, ...ends }: FieldsProps) {
  const [form] = Form.useForm<RecordValues>();
  const all = useRef<HTMLDivElement>(null);
  const goesToOther = useRef(false);
  // The dialog had no field yet when it opened.
  useEffect(() => focusFirstIn(all.current), []);
  const first: RecordValues = {
    ...EMPTY_FORM,
    programId: programId ?? '',
    as: 'participant',
    agreed: false,
  };
  const as = Form.useWatch('as', form) ?? first.as;
  const program = viewModel.programOf(Form.useWatch('programId', form) ?? first.programId);
  const { notice, likeId } = viewModel;
  const openOther = (id: string) => {
    goesToOther.current = true;
    onOpen(id);
  };
  const submit = async (isSure: boolean) => {
    if (await viewModel.submit(form.getFieldsValue(true), isSure)) ends.onDone();
  };
  return (
    <div ref={all}>
      <StateForm
        name={FORM}
        state={viewModel.form}
        form={form}
        initial={first}
        onSubmit={() => submit(false)}
        submit={texts.save}
        onCancel={ends.onCancel}
        // Who opens the other one has been asked already.
        isLeftBy={(typed) => !goesToOther.current && hasOtherValues(typed, first)}
        loss={texts.loss}
      >
        {programId === undefined && (
          <Form.Item name="programId" label={texts.program} required>
            <NativeSelect options={[{ value: '', label: texts.choose }, ...viewModel.programs.options]} />
          </Form.Item>
        )}
        <Form.Item name="as" label={texts.as}>
          <NativeSelect options={optionsOf(APPLICANTS, texts.applicants)} />
        </Form.Item>
        <Form.Item name="name" label={applicationFormTexts.labels.name} required>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="contact" label={texts.contact} extra={texts.contactHint} required>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="access" label={texts.access}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} />
        </Form.Item>
        {program && (
          <AskedFields
            pairs={program.asksSizes && as === 'participant' && <PairsInput form={FORM} />}
            questions={program.questions}
            fresh={viewModel.fresh}
          />
        )}
        <Form.Item name="agreed" valuePropName="checked">
          <Checkbox>{texts.agreed}</Checkbox>
        </Form.Item>
        {notice && <FormNotice title={texts.notices[notice]} />}
        {likeId !== null && <Like onOpen={() => openOther(likeId)} onSave={() => void submit(true)} />}
      </StateForm>
    </div>
  );
});

interface LikeProps {
  readonly onOpen: () => void;
  readonly onSave: () => void;
}

/** Asks whether a pending application of the same name and contact is the one that is meant. */
function Like({ onOpen, onSave }: LikeProps) {
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => open.current?.focus(), []);
  return (
    <FormNotice
      title={texts.like}
      description={
        <Flex wrap gap="small">
          <Button ref={open} onClick={onOpen}>
            {texts.openIt}
          </Button>
          <Button onClick={onSave}>{texts.saveAnyway}</Button>
        </Flex>
      }
    />
  );
}
