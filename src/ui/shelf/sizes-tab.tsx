import { Button, Card } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { SHOE_CUTS, sizeKey } from '../../core/shared/sizes/shoe-size';
import { BOARD_SHOWS, type BoardRow } from '../../core/shelf/board';
import { useViewModel } from '../app/page-hooks';
import { choice, firstOf, queryFields } from '../shared/address/query-fields';
import { useAddress } from '../shared/address/use-address';
import { withQuery } from '../shared/address/with-query';
import { optionsOf } from '../shared/control/native-select';
import { Facts } from '../shared/facts';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { PaperLogo } from '../shared/paper/paper-logo';
import { SubView } from '../shared/sub-view';
import { FigureTable } from '../shared/table/figure-table';
import { downloadText } from '../shared/text/download-text';
import { BoardRows } from './board-rows';
import { GoodsPart } from './goods-part';
import { MovesView } from './moves-view';
import { shelfTexts as texts } from './shelf.texts';
import { BoardViewModel } from './shelf.view-model';
import { ShelfActionViewModel } from './shelf-action.view-model';
import { ShelfActionDialog } from './shelf-action-dialog';
import './shelf.css';

const MOVES = 'shelf-moves';
const address = queryFields({ cut: choice(SHOE_CUTS), show: firstOf(BOARD_SHOWS) }, { size: 20 });
const FILTERS = [
  { name: 'cut', label: texts.cut, options: optionsOf(SHOE_CUTS, texts.cuts, texts.everyCut) },
  { name: 'show', label: texts.show, options: optionsOf(BOARD_SHOWS, texts.shows) },
] as const;

/**
 * The shoes on the shelf by size, those that people wait for, and the goods that wait to be sorted. The address keeps the question and
 * whether the log is shown (?tab=sizes&show=all, ?tab=sizes&moves=true).
 */
export const SizesTab = observer(function SizesTab() {
  const [query, setQuery] = useAddress();
  const opener = useRef<string>(undefined);
  const showMoves = (moves: string | null) => {
    opener.current = MOVES;
    setQuery((now) => withQuery(now, { moves, page: null }));
  };
  return query.get('moves') === null ? (
    <BoardPart opener={opener.current} onMoves={() => showMoves('true')} />
  ) : (
    <MovesView onBack={() => showMoves(null)} />
  );
});

interface BoardPartProps {
  /** The id of the button that led away from here. It gets the focus back. */
  readonly opener: string | undefined;
  readonly onMoves: () => void;
}

const BoardPart = observer(function BoardPart({ opener, onMoves }: BoardPartProps) {
  const list = useViewModel(BoardViewModel);
  const actions = useViewModel(ShelfActionViewModel);
  const listQuery = useListQuery(list, address);
  const [paper, setPaper] = useState<readonly BoardRow[] | null>(null);
  const [reload] = useState(() => () => void list.load());
  const handleExport = async () => {
    const rows = await list.allRows();
    if (rows) downloadText(texts.fileName(list.today), list.csvOf(rows), 'text/csv');
  };
  const isBusy = list.exporting.isSending || undefined;
  return (
    <>
      <div className="screen-only">
        <SubView
          title={texts.board.title}
          opener={opener}
          action={
            <>
              <Button id={MOVES} onClick={onMoves}>
                {texts.showMoves}
              </Button>
              <Button aria-disabled={isBusy} onClick={() => void list.allRows().then(setPaper)}>
                {texts.print}
              </Button>
              <Button aria-disabled={isBusy} onClick={() => void handleExport()}>
                {texts.exportCsv}
              </Button>
            </>
          }
        >
          {list.value && <ShelfFigures figures={list.value.figures} />}
          <GoodsPart onDone={reload} />
          <ListPage list={list} listQuery={listQuery} texts={texts.board} filters={FILTERS}>
            {({ items }) => <BoardRows rows={items} onAction={(action, row) => actions.begin(action, row)} />}
          </ListPage>
        </SubView>
      </div>
      <ShelfActionDialog viewModel={actions} onDone={reload} />
      {paper && <ShelfList rows={paper} today={list.today} />}
    </>
  );
});

function ShelfFigures({ figures }: Pick<NonNullable<BoardViewModel['value']>, 'figures'>) {
  const { title, ...names } = texts.figures;
  const shown = Object.entries(names) as [keyof typeof figures, string][];
  return (
    <Card>
      <Facts
        label={title}
        layout="figures"
        facts={shown.map(([name, label]) => [label, texts.pairs(figures[name])])}
      />
    </Card>
  );
}

interface ShelfListProps {
  readonly rows: readonly BoardRow[];
  readonly today: string;
}

/** The sizes on paper, with room for what somebody counts; it is printed as soon as it is there, and again when it is another one. */
function ShelfList({ rows, today }: ShelfListProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list is printed once
  useEffect(() => window.print(), [rows]);
  const { size, onShelf, wanted } = texts.heads;
  return (
    <div className="paper paper-only">
      <PaperLogo />
      <h2>{texts.paper.title}</h2>
      <p>{texts.paper.printedOn(today)}</p>
      <FigureTable
        label={texts.paper.title}
        heads={[size, onShelf, wanted, texts.paper.counted]}
        rows={rows.map((row) => ({
          id: sizeKey(row),
          name: texts.sizeOf(row),
          cells: [texts.pairs(row.onShelf), texts.pairs(row.wanted), ''],
        }))}
      />
    </div>
  );
}
