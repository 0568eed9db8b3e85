import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { GIFT_METHODS, GIFT_RECEIPTS, GIFT_STATES } from '../../core/gifts/gift';
import { GIFT_KINDS, GIFT_SORTS, type GiftTotals, GOODS_STATES } from '../../core/gifts/gift-query';
import { formatCount } from '../../core/shared/text/format-count';
import { formatCents } from '../../core/shared/text/format-money';
import { Allowed, useMay, useViewModel } from '../app/page-hooks';
import { useMediaQuery } from '../app/use-media-query';
import { choice, day, id, order, queryFields, text } from '../shared/address/query-fields';
import { ActionButtons } from '../shared/control/menu/action-buttons';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { optionsOf } from '../shared/control/native-select';
import { Facts } from '../shared/facts';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { downloadText } from '../shared/text/download-text';
import { giftArchiveTexts } from './archive/gift-archive.texts';
import { GiftArchiveViewModel } from './archive/gift-archive.view-model';
import { GiftArchiveDialog } from './archive/gift-archive-dialog';
import { giftTexts as texts } from './gift.texts';
import { type GiftDialog, GiftDialogs, useGiftDialogs } from './gift-dialogs';
import { GiftListViewModel } from './gift-list.view-model';
import { GiftRows } from './gift-rows';
import './gifts.css';

const STATES = [...GIFT_STATES, ...GOODS_STATES];

/** The gifts that an address asks for, as in '?kind=money&sort=largest', so that it can be saved and shared. */
const giftAddress = queryFields(
  {
    search: text(100, 'donor'),
    from: day,
    to: day,
    kind: choice(GIFT_KINDS),
    state: choice(STATES),
    method: choice(GIFT_METHODS),
    campaignId: id('campaign'),
    receipt: choice(GIFT_RECEIPTS),
    sort: order('newest', GIFT_SORTS),
  },
  { size: 25 },
);

const CHOICES = [
  { name: 'kind', label: texts.kind, options: optionsOf(GIFT_KINDS, texts.kinds, texts.any) },
  { name: 'state', label: texts.state, options: optionsOf(STATES, texts.states, texts.any) },
  { name: 'method', label: texts.method, options: optionsOf(GIFT_METHODS, texts.methods, texts.any) },
  { name: 'receipt', label: texts.receipt, options: optionsOf(GIFT_RECEIPTS, texts.receipts, texts.any) },
] as const;

/** Every gift, of money and of goods: found, recorded, imported, settled, corrected and refunded. */
export const GiftsTab = observer(function GiftsTab() {
  const viewModel = useViewModel(GiftListViewModel);
  const listQuery = useListQuery(viewModel, giftAddress, { replace: true });
  const dialogs = useGiftDialogs();
  const [reload] = useState(() => () => void viewModel.load());
  const { titles, isLoadingTitles } = viewModel;
  return (
    <Flex vertical gap="middle">
      <GiftTools viewModel={viewModel} onOpen={dialogs.open} onDone={reload} />
      <ListPage
        list={viewModel}
        listQuery={listQuery}
        texts={texts.list}
        search={{ label: texts.search, hint: texts.searchHint, isLive: true }}
        filters={[
          { name: 'from', label: texts.from },
          { name: 'to', label: texts.to },
          ...CHOICES,
          {
            name: 'campaignId',
            label: texts.campaign,
            options: [{ value: '', label: texts.any }, ...campaignsIn(titles)],
            isLoading: isLoadingTitles,
          },
          { name: 'sort', label: texts.sort, options: optionsOf(GIFT_SORTS, texts.sorts) },
        ]}
        announcement={({ totals }) => texts.totalsSaid(totals)}
        head={({ totals }) => <Facts label={texts.totals} facts={factsOf(totals)} layout="figures" />}
      >
        {({ items }) => <GiftRows donations={items} titles={titles} onOpen={dialogs.open} />}
      </ListPage>
      <GiftDialogs {...dialogs} titles={titles} onDone={reload} />
    </Flex>
  );
});

interface GiftToolsProps {
  readonly viewModel: GiftListViewModel;
  readonly onOpen: (opened: Partial<GiftDialog>) => void;
  readonly onDone: () => void;
}

/** What is done with the gift book as a whole: what is recorded day by day as buttons, and the rest in a menu where they would take a second line. */
const GiftTools = observer(function GiftTools({ viewModel, onOpen, onDone }: GiftToolsProps) {
  const archive = useViewModel(GiftArchiveViewModel);
  const may = useMay();
  const isFolded = useMediaQuery('few-filters');
  const [isArchiveOpen, setArchiveOpen] = useState(false);
  const { isSending: isExporting } = viewModel.exporting;
  const handleExport = async () => {
    const text = await viewModel.exportCsv();
    if (text !== null) downloadText(texts.fileName(viewModel.today), text, 'text/csv');
  };
  const actions = [
    may('gift.import') && {
      key: 'import',
      text: texts.importFile,
      onPress: () => onOpen({ dialog: 'import' }),
    },
    {
      key: 'export',
      text: isExporting ? texts.exporting : texts.exportFile,
      isBusy: isExporting,
      onPress: () => void handleExport(),
    },
    may('gift.import') &&
      archive.isThere && {
        key: 'archive',
        text: giftArchiveTexts.open,
        onPress: () => setArchiveOpen(true),
      },
  ];
  return (
    <Flex wrap gap="small">
      <Allowed to="gift.record">
        <Button type="primary" onClick={() => onOpen({ dialog: 'record', gift: null })}>
          {texts.record}
        </Button>
        <Button onClick={() => onOpen({ dialog: 'goods', goods: null })}>{texts.recordGoods}</Button>
      </Allowed>
      {isFolded ? <MoreMenu subject={texts.gifts} actions={actions} /> : <ActionButtons actions={actions} />}
      <GiftArchiveDialog
        viewModel={archive}
        isOpen={isArchiveOpen}
        onClose={() => setArchiveOpen(false)}
        onDone={onDone}
      />
    </Flex>
  );
});

function campaignsIn(titles: ReadonlyMap<string, string>) {
  return [...titles].map(([value, label]) => ({ value, label }));
}

function factsOf(totals: GiftTotals) {
  return [
    [texts.count, formatCount(totals.gifts)],
    [texts.received, formatCents(totals.receivedCents)],
    [texts.expected, formatCents(totals.pendingCents)],
    [texts.refunded, formatCents(totals.refundedCents)],
    [texts.goods, formatCount(totals.goods)],
  ] as const;
}
