import { Button, Card, Empty, Flex, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { Pickup } from '../../../core/donations/pickup';
import type { Gift } from '../../../core/giving/gift';
import { type GiftTotals, isFiltered } from '../../../core/giving/gift-query';
import { BREAKPOINTS } from '../../app/breakpoints';
import { useMediaQuery } from '../../app/use-media-query';
import { useViewModel } from '../../app/use-view-model';
import { downloadText } from '../../shared/download-text';
import { Pager } from '../../shared/paged/pager';
import { PathPicture } from '../../shared/path-picture';
import { money, giftTexts as texts } from './gift.texts';
import { GiftArchiveDialog } from './gift-archive-dialog';
import { GiftChangeDialog } from './gift-change-dialog';
import { GiftFilters } from './gift-filters';
import { GiftFormDialog } from './gift-form-dialog';
import { GiftImportDialog } from './gift-import-dialog';
import { GiftListViewModel } from './gift-list.view-model';
import { GiftCards, GiftTable } from './gift-rows';
import { GoodsFormDialog } from './goods-form-dialog';
import { PAGE_SIZE, useGiftQuery } from './use-gift-query';
import './gifts.css';

/** Every gift, of money and of goods: found, recorded, imported, settled, corrected and refunded. */
export const GiftsTab = observer(function GiftsTab() {
  const viewModel = useViewModel(GiftListViewModel);
  const isPhone = useMediaQuery(BREAKPOINTS.phone);
  const { query, change } = useGiftQuery();
  const [open, setOpen] = useState<'form' | 'goods' | 'import' | null>(null);
  /** What the form corrects; null where it records one. */
  const [corrected, setCorrected] = useState<Gift | null>(null);
  const [correctedGoods, setCorrectedGoods] = useState<Pickup | null>(null);
  const [changed, setChanged] = useState<{ readonly as: 'settle' | 'refund'; readonly gift: Gift } | null>(
    null,
  );
  const list = useRef<HTMLDivElement>(null);
  const asked = JSON.stringify(query);
  useEffect(() => {
    void viewModel.show(JSON.parse(asked));
  }, [viewModel, asked]);

  const { state, titles } = viewModel;
  const Rows = isPhone ? GiftCards : GiftTable;
  const openForm = (gift: Gift | null) => {
    setCorrected(gift);
    setOpen('form');
  };
  const openGoods = (goods: Pickup | null) => {
    setCorrectedGoods(goods);
    setOpen('goods');
  };
  const reload = () => void viewModel.load();
  const handleExport = async () => {
    const text = await viewModel.exportCsv();
    if (text !== null) downloadText(texts.fileName(viewModel.today), text, 'text/csv');
  };
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <Button type="primary" onClick={() => openForm(null)}>
          {texts.record}
        </Button>
        <Button onClick={() => openGoods(null)}>{texts.recordGoods}</Button>
        <Button onClick={() => setOpen('import')}>{texts.importFile}</Button>
        <Button aria-disabled={viewModel.isExporting || undefined} onClick={() => void handleExport()}>
          {viewModel.isExporting ? texts.exporting : texts.exportFile}
        </Button>
        <GiftArchiveDialog onDone={reload} />
      </Flex>
      <GiftFilters query={query} titles={titles} onChange={change} />
      <Flex vertical gap="middle" ref={list} tabIndex={-1}>
        <p className="visually-hidden" role="status">
          {state.status === 'loading'
            ? texts.loading
            : state.status === 'ready' && texts.totalsSaid(state.page.totals)}
        </p>
        {state.status === 'loading' && (
          <Card aria-hidden="true">
            <Skeleton active title={false} paragraph={{ rows: 8 }} />
          </Card>
        )}
        {state.status === 'failed' && (
          <Card>
            <Empty
              image={<PathPicture />}
              description={<p role="alert">{texts.readFailed[state.failure]}</p>}
            >
              <Button
                onClick={() => {
                  // The button goes away while they are fetched.
                  list.current?.focus();
                  void viewModel.retry();
                }}
              >
                {texts.tryAgain}
              </Button>
            </Empty>
          </Card>
        )}
        {state.status === 'ready' && (
          <>
            <Totals totals={state.page.totals} />
            {state.page.items.length > 0 ? (
              <Rows
                donations={state.page.items}
                titles={titles}
                onSettle={(gift) => setChanged({ as: 'settle', gift })}
                onCorrect={(gift) => openForm(gift)}
                onCorrectGoods={(goods) => openGoods(goods)}
                onRefund={(gift) => setChanged({ as: 'refund', gift })}
              />
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
      <GiftFormDialog
        isOpen={open === 'form'}
        gift={corrected}
        titles={titles}
        onDone={reload}
        onClose={() => setOpen(null)}
      />
      <GoodsFormDialog
        isOpen={open === 'goods'}
        goods={correctedGoods}
        onDone={reload}
        onClose={() => setOpen(null)}
      />
      <GiftImportDialog isOpen={open === 'import'} onDone={reload} onClose={() => setOpen(null)} />
      <GiftChangeDialog change={changed} onDone={reload} onClose={() => setChanged(null)} />
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
    <Card>
      <Empty
        image={<PathPicture />}
        description={
          <>
            <strong>{isSome ? texts.noneFound : texts.none}</strong>
            <p>{isSome ? texts.noneFoundNext : texts.noneNext}</p>
          </>
        }
      />
    </Card>
  );
}
