import { Alert, Button, Form, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LONGEST_VOID_REASON, type Receipt } from '../../core/receipts/receipt';
import type { ReceiptMailings } from '../../core/receipts/receipt-run';
import { formatInstant } from '../../core/shared/text/format';
import { useMay, useViewModel } from '../app/page-hooks';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { FormDialog } from '../shared/dialog/form-dialog';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { hasOtherValues, StateForm } from '../shared/form/state-form';
import { PaperLogo } from '../shared/paper/paper-logo';
import { SubView } from '../shared/sub-view';
import { OneReceiptViewModel } from './one-receipt.view-model';
import { PrintedReceipt } from './printed-receipt';
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
  const receipt = viewModel.value?.receipt;
  return (
    <SubView
      title={receipt ? texts.one(receipt.number) : texts.opened.loading}
      back={{ text: texts.back, onPress: onBack }}
      action={receipt && <Actions viewModel={viewModel} receipt={receipt} />}
    >
      <FetchedPart fetched={viewModel} texts={{ ...texts.opened, loading: '' }}>
        {({ receipt: shown, mailings }) => (
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
            <PrintedReceipt receipt={shown} logo={<PaperLogo />} />
            {mailings && <Log items={mailings.items} hasAddress={shown.text.donor.email !== ''} />}
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
  const may = useMay();
  const { value, sending } = viewModel;
  const sendText = value?.mailings?.items.length ? texts.sendAgain : texts.send;
  const isIssued = receipt.state === 'issued';
  const canSend = isIssued && receipt.text.donor.email !== '' && may('receipt.send');
  return (
    <>
      <Button type="primary" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <MoreMenu
        subject={texts.one(receipt.number)}
        actions={[
          canSend && {
            key: 'send',
            text: sending.isSending ? texts.sending : sendText,
            isDisabled: sending.isSending,
            onPress: () => void viewModel.send(),
          },
          isIssued &&
            may('receipt.replace') && {
              key: 'replace',
              text: texts.replace,
              isDangerous: true,
              onPress: () => viewModel.ask('replace'),
            },
          isIssued &&
            may('receipt.void') && {
              key: 'void',
              text: texts.void,
              isDangerous: true,
              onPress: () => viewModel.ask('void'),
            },
        ]}
      />
    </>
  );
});

interface LogProps extends Pick<ReceiptMailings, 'items'> {
  readonly hasAddress: boolean;
}

function Log({ items, hasAddress }: LogProps) {
  return (
    <section className="screen-only">
      <h2>{texts.log}</h2>
      {items.length === 0 && <p>{hasAddress ? texts.logNone : texts.noAddress}</p>}
      <ul>
        {items.map(({ at, to, state }) => (
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
}

const EMPTY = { reason: '' };

const ReasonDialog = observer(function ReasonDialog({
  viewModel,
  receipt,
  onReplaced,
}: PartProps & { readonly onReplaced: (id: string) => void }) {
  const { pendingChange } = viewModel;
  const handleSubmit = async ({ reason }: typeof EMPTY) => {
    const newId = await viewModel.submit(reason);
    if (newId !== null) onReplaced(newId);
  };
  return (
    <FormDialog
      open={pendingChange !== null}
      title={pendingChange ? texts.reasonTitle[pendingChange](receipt.number) : ''}
      onClose={() => viewModel.dismiss()}
    >
      {({ onCancel }) =>
        pendingChange && (
          <StateForm
            name="receipt-reason"
            state={viewModel.form}
            initial={EMPTY}
            onSubmit={handleSubmit}
            submit={texts[pendingChange]}
            isDanger
            onCancel={onCancel}
            isLeftBy={(typed) => viewModel.pendingChange !== null && hasOtherValues(typed, EMPTY)}
            loss={texts.reasonLoss}
          >
            <p>{texts.reasonText[pendingChange]}</p>
            <Form.Item name="reason" label={texts.reason} extra={texts.reasonHint}>
              <Input maxLength={LONGEST_VOID_REASON} required />
            </Form.Item>
          </StateForm>
        )
      }
    </FormDialog>
  );
});
