import { Button, Flex, type TableColumnsType } from 'antd';
import { sizeKey } from '../../core/shared/sizes/shoe-size';
import type { BoardRow } from '../../core/shelf/board';
import { useMay } from '../app/page-hooks';
import { MoreMenu } from '../shared/control/menu/more-menu';
import { ErrorMark } from '../shared/error/error-mark';
import { actionsColumn, column, headColumn, Rows } from '../shared/table/rows';
import { type ShelfAction, shelfTexts as texts } from './shelf.texts';

/** What is done most often with the pairs of a size. */
const FIRST_ACTION: ShelfAction = 'counted';
/** What else is done with them. */
const OTHER_ACTIONS: readonly ShelfAction[] = ['received', 'given', 'removed'];

interface BoardRowsProps {
  readonly rows: readonly BoardRow[];
  readonly onAction: (action: ShelfAction, row: BoardRow) => void;
}

/** The sizes of the shelf, each with what can be done with its pairs. */
export function BoardRows({ rows, onAction }: BoardRowsProps) {
  const { heads } = texts;
  const canMove = useMay()('shelf.move');
  const figure = (name: 'wanted' | 'short' | 'free') =>
    column<BoardRow>(heads[name], (row) => texts.pairs(row[name]), RIGHT);
  const actions = (row: BoardRow) => (
    <Flex wrap gap="small" className="shelf__actions">
      <Button
        size="small"
        className="shelf__action"
        aria-label={texts.actionOf(FIRST_ACTION, row)}
        onClick={() => onAction(FIRST_ACTION, row)}
      >
        {texts.actions[FIRST_ACTION]}
      </Button>
      <MoreMenu
        subject={texts.sizeOf(row)}
        isInRow
        actions={OTHER_ACTIONS.map((action) => ({
          key: action,
          text: texts.actions[action],
          isDangerous: action === 'removed',
          onPress: () => onAction(action, row),
        }))}
      />
    </Flex>
  );
  const columns: TableColumnsType<BoardRow> = [
    headColumn(heads.size, (row) => <strong>{texts.sizeOf(row)}</strong>, { className: '' }),
    column(heads.onShelf, ({ onShelf }) => <OnShelf count={onShelf} />, RIGHT),
    figure('wanted'),
    figure('short'),
    figure('free'),
    column(heads.countedAt, ({ countedAt }) => texts.dayOf(countedAt)),
    ...(canMove ? [actionsColumn<BoardRow>(heads.actions, actions)] : []),
  ];
  return <Rows label={texts.board.title} rows={rows} keyOf={sizeKey} size="small" columns={columns} />;
}

const RIGHT = { align: 'right' } as const;

/** A number of pairs; one below 0 asks for a count, in words and with an icon. */
function OnShelf({ count }: { readonly count: number }) {
  if (count >= 0) return <span>{texts.pairs(count)}</span>;
  return (
    <span className="shelf__wrong">
      <ErrorMark /> <span>{texts.countAgain(count)}</span>
    </span>
  );
}
