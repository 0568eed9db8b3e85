import { Alert, Button, Form, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Receipt } from '../../core/receipts/receipt';
import { LONGEST_VOID_REASON } from '../../core/receipts/void-reason';
import { Allowed, useViewModel } from '../app/page-hooks';
import { DialogTitle } from '../shared/dialog/dialog-title';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { hasOtherValues, StateForm } from '../shared/form/state-form';
import { useAskedClose } from '../shared/leave/use-asked-close';
import { SubView } from '../shared/sub-view';
import { formatInstant } from '../shared/text/pacific';
import { OneReceiptViewModel } from './one-receipt.view-model';
import { PrintedReceipt } from './printed-receipt';
import { ReceiptLogo } from './receipt-logo';
import { receiptsTexts as texts } from './receipts.texts';

interface OneReceiptProps {
  readonly id: string;
  readonly onOpen: (id: string) => void;
  readonly onBack: () => void;
}

/** One receipt as it is printed, with what can be done with it and what was sent. */
export const OneReceipt = observer(function OneReceipt({ id, onOpen, onBack }: OneReceiptProps) {
  const viewModel = useViewModel(OneReceiptViewModel);
  useEffect(() => void viewModel.open(id), [viewModel, id]);
  const receipt = viewModel.value;
  return (
    <SubView
      title={receipt ? texts.one(receipt.number) : texts.loadingOne}
      headingLevel={2}
      back={{ text: texts.back, onPress: onBack }}
      action={receipt && <Actions viewModel={viewModel} receipt={receipt} />}
    >
      <FetchedPart fetched={viewModel} texts={{ ...texts, loading: '' }}>
        {(shown) => (
          <>
            {shown.voided?.replacedBy && (
              <Button className="screen-only" onClick={() => onOpen(shown.voided?.replacedBy ?? '')}>
                {texts.replacedBy}
              </Button>
            )}
            {shown.leftOut > 0 && (
              <Alert
                className="screen-only"
                type="warning"
                showIcon
                title={texts.leftOut(shown.leftOut)}
                description={texts.leftOutNext}
              />
            )}
            <PrintedReceipt receipt={shown} headingLevel={3} logo={<ReceiptLogo />} />
            <Log viewModel={viewModel} hasAddress={shown.text.donor.email !== ''} />
          </>
        )}
      </FetchedPart>
      {receipt && <ReasonDialog viewModel={viewModel} receipt={receipt} onReplaced={onOpen} />}
    </SubView>
  );
});

interface PartProps {
  readonly viewModel: OneReceiptViewModel;
  readonly receipt: Receipt;
}

const Actions = observer(function Actions({ viewModel, receipt }: PartProps) {
  const { isSending, mailings } = viewModel;
  const sendText = mailings && mailings.items.length > 0 ? texts.sendAgain : texts.send;
  return (
    <>
      <Button type="primary" onClick={() => window.print()}>
        {texts.print}
      </Button>
      {receipt.state === 'issued' && (
        <>
          {receipt.text.donor.email !== '' && (
            <Allowed to="receipt.send">
              <Button aria-disabled={isSending || undefined} onClick={() => void viewModel.send()}>
                {isSending ? texts.sending : sendText}
              </Button>
            </Allowed>
          )}
          <Allowed to="receipt.replace">
            <Button onClick={() => viewModel.ask('replace')}>{texts.replace}</Button>
          </Allowed>
          <Allowed to="receipt.void">
            <Button danger onClick={() => viewModel.ask('void')}>
              {texts.void}
            </Button>
          </Allowed>
        </>
      )}
    </>
  );
});

const Log = observer(function Log({
  viewModel: { mailings },
  hasAddress,
}: Pick<PartProps, 'viewModel'> & { readonly hasAddress: boolean }) {
  if (!mailings) return null;
  return (
    <section className="screen-only">
      <h3>{texts.log}</h3>
      {mailings.items.length === 0 && <p>{hasAddress ? texts.logNone : texts.noAddress}</p>}
      <ul>
        {mailings.items.map(({ at, to, state }) => (
          <li key={`${at} ${to}`}>
            {texts.logEntry(
              formatInstant(at),
              to ?? texts.forgotten,
              state ? texts.mailStates[state] : texts.unknownState,
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});

const EMPTY = { reason: '' };

const ReasonDialog = observer(function ReasonDialog({
  viewModel,
  receipt,
  onReplaced,
}: PartProps & { readonly onReplaced: (id: string) => void }) {
  const { asked } = viewModel;
  const close = useAskedClose(() => viewModel.dismiss());
  return (
    <Modal
      open={asked !== null}
      title={<DialogTitle>{asked ? texts.reasonTitle[asked](receipt.number) : ''}</DialogTitle>}
      okText={asked ? texts[asked] : ''}
      okButtonProps={{
        danger: true,
        htmlType: 'submit',
        form: 'receipt-reason',
        loading: viewModel.form.isSending,
      }}
      cancelText={texts.cancel}
      onCancel={close}
      closable={false}
      width={440}
      destroyOnHidden
    >
      {asked && (
        <>
          <p>{texts.reasonText[asked]}</p>
          <ReasonForm viewModel={viewModel} onReplaced={onReplaced} />
        </>
      )}
    </Modal>
  );
});

function ReasonForm({
  viewModel,
  onReplaced,
}: Pick<PartProps, 'viewModel'> & { readonly onReplaced: (id: string) => void }) {
  const handleSubmit = async ({ reason }: typeof EMPTY) => {
    const newId = await viewModel.submit(reason);
    if (newId !== null) onReplaced(newId);
  };
  return (
    <StateForm
      className=""
      name="receipt-reason"
      state={viewModel.form}
      initial={EMPTY}
      onSubmit={handleSubmit}
      submit={null}
      isLeftBy={(typed) => viewModel.asked !== null && hasOtherValues(typed, EMPTY)}
      loss={texts.reasonLoss}
    >
      <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint}>
        <Input maxLength={LONGEST_VOID_REASON} required />
      </Form.Item>
    </StateForm>
  );
}
