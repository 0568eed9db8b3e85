import { Alert, Form, Input, Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { DENIAL_KINDS } from '../../../core/applications/application';
import type { ApplicationView as Seen } from '../../../core/applications/application-query';
import { NativeSelect, optionsOf } from '../../shared/control/native-select';
import { FormDialog } from '../../shared/dialog/form-dialog';
import { StateForm } from '../../shared/form/state-form';
import { ShoesList } from '../../shared/shoes/shoes-list';
import { PAIR_FIELDS, PairsInput } from '../pairs-input';
import { type Deed, deedTexts as texts } from './deeds.texts';
import { staffApplicationsTexts } from './staff-applications.texts';
import type { DeedValues, OneApplicationViewModel } from './staff-applications.view-model';
import { StaffSentForm } from './staff-sent-form';
import '../applications.css';

const FORM = 'deed';

interface DeedDialogProps {
  readonly viewModel: OneApplicationViewModel;
  /** When it is gone, and has given the focus back to what opened it, if that is still there. */
  readonly onClosed: () => void;
}

/** Asks for what a deed needs. What is typed stays until it is done. */
export const DeedDialog = observer(function DeedDialog({ viewModel, onClosed }: DeedDialogProps) {
  const { opened } = viewModel;
  const isOpen = opened !== null && opened.deed !== 'told' && opened.deed !== 'withdraw';
  return (
    <FormDialog
      open={isOpen}
      title={opened ? texts.titles[opened.deed](staffApplicationsTexts.nameOf(opened.seen.application)) : ''}
      width={560}
      onClose={() => viewModel.end()}
      afterClose={onClosed}
    >
      {({ onCancel }) =>
        isOpen && <DeedForm viewModel={viewModel} deed={opened.deed} seen={opened.seen} onCancel={onCancel} />
      }
    </FormDialog>
  );
});

interface DeedFormProps {
  readonly viewModel: OneApplicationViewModel;
  readonly deed: Deed;
  readonly seen: Seen;
  readonly onCancel: () => void;
}

const DeedForm = observer(function DeedForm({ viewModel, deed, seen, onCancel }: DeedFormProps) {
  const [first] = useState(() => viewModel.initial);
  const { notice } = viewModel;
  return (
    <StateForm<DeedValues>
      name={FORM}
      label={texts.deeds[deed]}
      state={viewModel.form}
      initial={first}
      fields={['consentSeenOn', 'message', 'reasonKind', 'reason', 'how', ...PAIR_FIELDS]}
      onSubmit={(values) => viewModel.submit(values)}
      submit={texts.submits[deed]}
      onCancel={onCancel}
      isDanger={deed === 'deny'}
      loss={texts.loss}
    >
      {notice && (
        <Alert className="applications__notice" type="warning" showIcon role="alert" title={notice} />
      )}
      {notice && (
        <section className="applications__notice" aria-label={texts.current}>
          <p className="applications__words">{staffApplicationsTexts.standing(seen.application)}</p>
          <StaffSentForm form={seen.application} />
        </section>
      )}
      <FieldsOf deed={deed} seen={seen} />
    </StateForm>
  );
});

/** The fields of a deed. */
function FieldsOf({ deed, seen: { application, program, shoes } }: Pick<DeedFormProps, 'deed' | 'seen'>) {
  const { labels } = texts;
  switch (deed) {
    case 'approve':
      return (
        <>
          {application.as === 'participant' && (
            <p className="applications__notice">{staffApplicationsTexts.taken(program)}</p>
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
