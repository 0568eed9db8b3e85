import { Form, Input, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DENIAL_KINDS } from '../../../core/applications/application';
import type { ApplicationView } from '../../../core/applications/application-query';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { WORDS } from '../../shared/facts';
import { FormNotice } from '../../shared/form/form-notice';
import { StateForm } from '../../shared/form/state-form';
import { ShoesList } from '../../shared/shoes/shoes-list';
import { ReadsSpanish } from '../../shared/wrote-in';
import { PairsInput } from '../asked-fields';
import { SentForm } from '../sent-form';
import { type ApplicationAction, applicationActionTexts as texts } from './application-actions.texts';
import { staffApplicationsTexts } from './staff-applications.texts';
import type { ActionValues, OneApplicationViewModel } from './staff-applications.view-model';

const FORM = 'application-action';

interface ApplicationActionDialogProps {
  readonly viewModel: OneApplicationViewModel;
  /** When it is gone, and has given the focus back to what opened it, if that is still there. */
  readonly onClosed: () => void;
}

/** Asks for what an action needs. What is typed stays until it is done. */
export const ApplicationActionDialog = observer(function ApplicationActionDialog({
  viewModel,
  onClosed,
}: ApplicationActionDialogProps) {
  const { opened } = viewModel;
  const isOpen = opened !== null && opened.action !== 'told' && opened.action !== 'withdraw';
  return (
    <FormDialog
      open={isOpen}
      title={
        opened ? texts.titles[opened.action](staffApplicationsTexts.nameOf(opened.view.application)) : ''
      }
      width={560}
      onClose={() => viewModel.end()}
      afterClose={onClosed}
    >
      {({ onCancel }) =>
        isOpen && (
          <ActionForm viewModel={viewModel} action={opened.action} view={opened.view} onCancel={onCancel} />
        )
      }
    </FormDialog>
  );
});

interface ActionFormProps {
  readonly viewModel: OneApplicationViewModel;
  readonly action: ApplicationAction;
  readonly view: ApplicationView;
  readonly onCancel: () => void;
}

const ActionForm = observer(function ActionForm({ viewModel, action, view, onCancel }: ActionFormProps) {
  const [first] = useState(() => viewModel.initial);
  const { notice } = viewModel;
  return (
    <StateForm<ActionValues>
      name={FORM}
      label={texts.actions[action]}
      state={viewModel.form}
      initial={first}
      onSubmit={(values) => viewModel.submit(values)}
      submit={texts.submits[action]}
      onCancel={onCancel}
      isDanger={action === 'deny'}
      loss={texts.loss}
    >
      {notice && <FormNotice title={notice} />}
      {notice && (
        <section className="form__notice" aria-label={texts.current}>
          <p style={WORDS}>{staffApplicationsTexts.standing(view.application)}</p>
          <SentForm form={view.application} isForStaff />
        </section>
      )}
      {(action === 'approve' || action === 'deny') && (
        <ReadsSpanish name={staffApplicationsTexts.nameOf(view.application)} isChosen={view.readsSpanish} />
      )}
      <FieldsOf action={action} view={view} />
    </StateForm>
  );
});

/** The fields of an action. */
function FieldsOf({
  action,
  view: { application, program, shoes },
}: Pick<ActionFormProps, 'action' | 'view'>) {
  const { labels } = texts;
  switch (action) {
    case 'approve':
      return (
        <>
          {application.as === 'participant' && (
            <p className="form__notice">{staffApplicationsTexts.taken(program)}</p>
          )}
          {shoes.length > 0 && <ShoesList label={texts.shoes} lines={shoes.map(texts.isThere)} />}
          {application.as === 'volunteer' && application.adult === false && (
            <Form.Item name="consentSeenOn" label={labels.consentSeenOn} required>
              <Input type="date" />
            </Form.Item>
          )}
          <Form.Item name="message" label={labels.message} extra={texts.messageHint}>
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
          </Form.Item>
        </>
      );
    case 'deny':
      return (
        <>
          <Form.Item name="reasonKind" label={labels.reasonKind} required>
            <NativeSelect options={optionsOf(DENIAL_KINDS, staffApplicationsTexts.kinds, texts.choose)} />
          </Form.Item>
          <Form.Item name="reason" label={labels.reason} extra={texts.reasonHint} required>
            <Input autoComplete="off" />
          </Form.Item>
        </>
      );
    case 'end':
      return (
        <Form.Item name="how">
          <Radio.Group
            aria-label={texts.how}
            options={(['finished', 'left'] as const).map((value) => ({ value, label: texts.endings[value] }))}
          />
        </Form.Item>
      );
    default:
      return <PairsInput form={FORM} />;
  }
}
