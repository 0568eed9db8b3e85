import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { type GiftTotals, isFiltered } from '../../core/gifts/gift-query';
import { BREAKPOINTS } from '../app/breakpoints';
import { Allowed } from '../app/rights';
import { useMediaQuery } from '../app/use-media-query';
import { useViewModel } from '../app/use-view-model';
import { downloadText } from '../shared/download-text';
import { NothingHere, OnItsWay, OutOfReach } from '../shared/fetched-part';
import { Pager } from '../shared/paged/pager';
import { money, giftTexts as texts } from './gift.texts';
import { GiftArchiveDialog } from './gift-archive-dialog';
import { GiftDialogs, useGiftDialogs } from './gift-dialogs';
import { GiftFilters } from './gift-filters';
import { GiftListViewModel } from './gift-list.view-model';
import { GiftCards, GiftTable } from './gift-rows';
import { PAGE_SIZE, useGiftQuery } from './use-gift-query';
import './gifts.css';

/** Every gift, of money and of goods: found, recorded, imported, settled, corrected and refunded. */
export const GiftsTab = observer(function GiftsTab() {
  const viewModel = useViewModel(GiftListViewModel);
  const isNarrow = useMediaQuery(BREAKPOINTS['no-room-for-six-columns']);
  const { query, change } = useGiftQuery();
  const { opened, actions } = useGiftDialogs();
  const [reload] = useState(() => () => void viewModel.load());
  const list = useRef<HTMLDivElement>(null);
  const asked = JSON.stringify(query);
  useEffect(() => {
    void viewModel.show(JSON.parse(asked));
  }, [viewModel, asked]);

  const { state, titles } = viewModel;
  const Rows = isNarrow ? GiftCards : GiftTable;
  return (
    <Flex vertical gap="middle">
      <GiftTools viewModel={viewModel} actions={actions} onDone={reload} />
      <GiftFilters query={query} titles={titles} onChange={change} />
      <Flex vertical gap="middle" ref={list} tabIndex={-1}>
        <p className="visually-hidden" role="status">
          {state.status === 'loading'
            ? texts.loading
            : state.status === 'ready' && texts.totalsSaid(state.page.totals)}
        </p>
        {state.status === 'loading' && <OnItsWay />}
        {state.status === 'failed' && (
          <OutOfReach
            why={texts.readFailed[state.failure]}
            tryAgain={texts.tryAgain}
            around={list}
            onRetry={() => void viewModel.retry()}
          />
        )}
        {state.status === 'ready' && (
          <>
            <Totals totals={state.page.totals} />
            {state.page.items.length > 0 ? (
              <Rows donations={state.page.items} titles={titles} actions={actions} />
            ) : (
              <Nothing isSome={isFiltered(query)} />
            )}
            <Pager
              label={texts.pageName}
              page={query.page}
              size={PAGE_SIZE}
              total={state.page.totals.gifts + state.page.totals.goods}
              onPage={(page) => change({ page: String(page) })}
            />
          </>
        )}
      </Flex>
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

function Totals({ totals }: { readonly totals: GiftTotals }) {
  const rows = [
    [texts.count, totals.gifts.toLocaleString('en-US')],
    [texts.received, money(totals.receivedCents)],
    [texts.expected, money(totals.pendingCents)],
    [texts.refunded, money(totals.refundedCents)],
    [texts.goods, totals.goods.toLocaleString('en-US')],
  ] as const;
  return (
    <section aria-label={texts.totals}>
      <dl className="gift-totals">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Nothing({ isSome }: { readonly isSome: boolean }) {
  return (
    <NothingHere>
      <strong>{isSome ? texts.noneFound : texts.none}</strong>
      <p>{isSome ? texts.noneFoundNext : texts.noneNext}</p>
    </NothingHere>
  );
}
