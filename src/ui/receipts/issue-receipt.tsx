import { Alert, Button, Card, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Allowed, useViewModel } from '../app/page-hooks';
import { money } from '../gifts/gift.texts';
import { FetchedPart } from '../shared/fetched/fetched-part';
import { SubView } from '../shared/sub-view';
import { formatDay } from '../shared/text/day';
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
  useEffect(() => void viewModel.show({ giftId, isGoods }), [viewModel, giftId, isGoods]);
  const { isIssuing } = viewModel;
  const handleIssue = async () => {
    const id = await viewModel.issue();
    if (id !== null) onIssued(id);
  };
  return (
    <SubView title={texts.issueTitle} headingLevel={2} back={{ text: texts.back, onPress: onBack }}>
      <FetchedPart
        fetched={viewModel}
        texts={{ ...texts, loading: texts.loadingGift, gone: texts.goneGift }}
        rows={2}
      >
        {(gift) => (
          <Card>
            <Flex vertical gap="middle" align="start">
              <p>
                {gift
                  ? texts.issueGift(money(gift.cents), formatDay(gift.receivedOn), gift.donor.name)
                  : texts.issueGoods}
              </p>
              {gift?.source && <Alert type="warning" showIcon title={texts.provider(gift.source.provider)} />}
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
      </FetchedPart>
    </SubView>
  );
});
