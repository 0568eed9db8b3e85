import { Alert, Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Allowed } from '../app/rights';
import { useViewModel } from '../app/use-view-model';
import { money } from '../gifts/gift.texts';
import { formatDay } from '../shared/day';
import { OnItsWay } from '../shared/fetched-part';
import { SubView } from '../shared/sub-view';
import { IssueReceiptViewModel } from './issue-receipt.view-model';
import { receiptsTexts as texts } from './receipts.texts';

interface IssueReceiptProps {
  readonly giftId: string;
  readonly isGoods: boolean;
  readonly onIssued: (id: string) => void;
  readonly onBack: () => void;
}

/** Asks once more before a gift gets a receipt, and warns where a provider may have sent one. */
export const IssueReceipt = observer(function IssueReceipt({
  giftId,
  isGoods,
  onIssued,
  onBack,
}: IssueReceiptProps) {
  const viewModel = useViewModel(IssueReceiptViewModel);
  useEffect(() => void viewModel.show(giftId, isGoods), [viewModel, giftId, isGoods]);
  const { state, isIssuing } = viewModel;
  const handleIssue = async () => {
    const id = await viewModel.issue();
    if (id !== null) onIssued(id);
  };
  return (
    <SubView title={texts.issueTitle} headingLevel={2} back={{ text: texts.back, onPress: onBack }}>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' ? texts.loadingGift : ''}
      </p>
      {state.status === 'loading' && <OnItsWay rows={2} />}
      {state.status === 'failed' && (
        <Card>
          <p role="alert">
            {state.failure === 'not-found' ? texts.goneGift : texts.readFailed[state.failure]}
          </p>
        </Card>
      )}
      {state.status === 'ready' && (
        <Card>
          <Flex vertical gap="middle" align="start">
            <p>
              {state.gift
                ? texts.issueGift(
                    money(state.gift.cents),
                    formatDay(state.gift.receivedOn),
                    state.gift.donor.name,
                  )
                : texts.issueGoods}
            </p>
            {state.gift?.source && (
              <Alert type="warning" showIcon title={texts.provider(state.gift.source.provider)} />
            )}
            <Allowed to="receipt.issue">
              <Button
                type="primary"
                aria-disabled={isIssuing || undefined}
                onClick={() => void handleIssue()}
              >
                {texts.issue}
              </Button>
            </Allowed>
          </Flex>
        </Card>
      )}
    </SubView>
  );
});
