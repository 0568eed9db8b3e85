import { Button, Flex } from 'antd';
import { sizeKey } from '../../core/shared/sizes/shoe-size';
import type { BoardRow } from '../../core/shelf/board';
import { useMay } from '../app/page-hooks';
import { ErrorMark } from '../shared/error/error-mark';
import { Rows } from '../shared/table/rows';
import { type ShelfAction, shelfTexts as texts } from './shelf.texts';

const ACTIONS: readonly ShelfAction[] = ['counted', 'received', 'removed', 'given'];

interface BoardRowsProps {
  readonly rows: readonly BoardRow[];
  readonly onAction: (action: ShelfAction, row: BoardRow) => void;
}

/** The sizes of the shelf, each with what can be done with its pairs. */
export function BoardRows({ rows, onAction }: BoardRowsProps) {
  const { heads } = texts;
  const canMove = useMay()('shelf.move');
  const figure = (name: 'wanted' | 'short' | 'free') => ({
    key: name,
    title: heads[name],
    align: 'right' as const,
    render: (_: unknown, row: BoardRow) => texts.pairs(row[name]),
  });
  const actions = {
    key: 'actions',
    title: heads.actions,
    render: (_: unknown, row: BoardRow) => (
      <Flex wrap gap="small" className="shelf__actions">
        {ACTIONS.map((action) => (
          <Button
            key={action}
            size="small"
            className="shelf__action"
            aria-label={texts.actionOf(action, row)}
            onClick={() => onAction(action, row)}
          >
            {texts.actions[action]}
          </Button>
        ))}
      </Flex>
    ),
  };
  return (
    <Rows
      label={texts.board.title}
      rows={rows}
      keyOf={sizeKey}
      size="small"
      columns={[
        {
          key: 'size',
          title: heads.size,
          rowScope: 'row',
          render: (_, row) => <strong>{texts.sizeOf(row)}</strong>,
        },
        {
          key: 'onShelf',
          title: heads.onShelf,
          align: 'right',
          render: (_, { onShelf }) => <OnShelf count={onShelf} />,
        },
        figure('wanted'),
        figure('short'),
        figure('free'),
        {
          key: 'countedAt',
          title: heads.countedAt,
          render: (_, { countedAt }) => texts.dayOf(countedAt),
        },
        ...(canMove ? [actions] : []),
      ]}
    />
  );
}

/** A number of pairs; one below 0 asks for a count, in words and with an icon. */
function OnShelf({ count }: { readonly count: number }) {
  if (count >= 0) return texts.pairs(count);
  return (
    <span className="shelf__wrong">
      <ErrorMark /> <span>{texts.countAgain(count)}</span>
    </span>
  );
}
