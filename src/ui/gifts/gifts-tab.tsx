import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { GIFT_METHODS, GIFT_STATES } from '../../core/gifts/gift';
import { GIFT_KINDS, GIFT_SORTS, type GiftTotals, GOODS_STATES } from '../../core/gifts/gift-query';
import { Allowed, useViewModel } from '../app/page-hooks';
import { optionsOf } from '../shared/control/native-select';
import { Facts } from '../shared/facts';
import { ListPage, useListQuery } from '../shared/list/list-page';
import { downloadText } from '../shared/text/download-text';
import { GiftArchiveDialog } from './archive/gift-archive-dialog';
import { money, giftTexts as texts } from './gift.texts';
import { giftAddress } from './gift-address';
import { GiftDialogs, useGiftDialogs } from './gift-dialogs';
import { GiftListViewModel } from './gift-list.view-model';
import { GiftRows } from './gift-rows';
import './gifts.css';

const STATES = [...GIFT_STATES, ...GOODS_STATES];
const CHOICES = [
  { name: 'kind', label: texts.kind, options: optionsOf(GIFT_KINDS, texts.kinds, texts.any) },
  { name: 'state', label: texts.state, options: optionsOf(STATES, texts.states, texts.any) },
  { name: 'method', label: texts.method, options: optionsOf(GIFT_METHODS, texts.methods, texts.any) },
] as const;

/** Every gift, of money and of goods: found, recorded, imported, settled, corrected and refunded. */
export const GiftsTab = observer(function GiftsTab() {
  const viewModel = useViewModel(GiftListViewModel);
  const asked = useListQuery(viewModel, giftAddress, { replace: true });
  const { opened, actions } = useGiftDialogs();
  const [reload] = useState(() => () => void viewModel.load());
  const { titles } = viewModel;
  return (
    <Flex vertical gap="middle">
      <GiftTools viewModel={viewModel} actions={actions} onDone={reload} />
      <ListPage
        list={viewModel}
        asked={asked}
        texts={texts}
        search={{ label: texts.search, hint: texts.searchHint, isLive: true }}
        filters={[
          { name: 'from', label: texts.from },
          { name: 'to', label: texts.to },
          ...CHOICES,
          {
            ...{ name: 'campaignId', label: texts.campaign },
            options: [{ value: '', label: texts.any }, ...campaignsIn(titles)],
          },
          { name: 'sort', label: texts.sort, options: optionsOf(GIFT_SORTS, texts.sorts) },
        ]}
        said={({ totals }) => texts.totalsSaid(totals)}
        head={({ totals }) => <Facts label={texts.totals} facts={factsOf(totals)} isStrong />}
      >
        {({ items }) => <GiftRows donations={items} titles={titles} actions={actions} />}
      </ListPage>
      <GiftDialogs opened={opened} titles={titles} onDone={reload} onClose={actions.onClose} />
    </Flex>
  );
});

interface GiftToolsProps {
  readonly viewModel: GiftListViewModel;
  readonly actions: ReturnType<typeof useGiftDialogs>['actions'];
  readonly onDone: () => void;
}

/** What is done with the gift book as a whole. */
const GiftTools = observer(function GiftTools({ viewModel, actions, onDone }: GiftToolsProps) {
  const handleExport = async () => {
    const text = await viewModel.exportCsv();
    if (text !== null) downloadText(texts.fileName(viewModel.today), text, 'text/csv');
  };
  return (
    <Flex wrap gap="small">
      <Allowed to="gift.record">
        <Button type="primary" onClick={actions.onRecord}>
          {texts.record}
        </Button>
        <Button onClick={actions.onRecordGoods}>{texts.recordGoods}</Button>
      </Allowed>
      <Allowed to="gift.import">
        <Button onClick={actions.onImport}>{texts.importFile}</Button>
      </Allowed>
      <Button aria-disabled={viewModel.isExporting || undefined} onClick={() => void handleExport()}>
        {viewModel.isExporting ? texts.exporting : texts.exportFile}
      </Button>
      <Allowed to="gift.import">
        <GiftArchiveDialog onDone={onDone} />
      </Allowed>
    </Flex>
  );
});

function campaignsIn(titles: ReadonlyMap<string, string>) {
  return [...titles].map(([value, label]) => ({ value, label }));
}

function factsOf(totals: GiftTotals) {
  return [
    [texts.count, totals.gifts.toLocaleString('en-US')],
    [texts.received, money(totals.receivedCents)],
    [texts.expected, money(totals.pendingCents)],
    [texts.refunded, money(totals.refundedCents)],
    [texts.goods, totals.goods.toLocaleString('en-US')],
  ] as const;
}
