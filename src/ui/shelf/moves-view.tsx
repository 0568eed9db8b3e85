import { Button, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { formatInstant } from '../../core/shared/text/format';
import { Allowed, useViewModel } from '../app/page-hooks';
import { queryFields } from '../shared/address/query-fields';
import { ListPage } from '../shared/list/list-page';
import { useListQuery } from '../shared/list/list-query';
import { SubView } from '../shared/sub-view';
import { Rows } from '../shared/table/rows';
import { shelfTexts } from './shelf.texts';
import { MovesViewModel } from './shelf.view-model';

const { moves: texts, sizeOf } = shelfTexts;
const address = queryFields({}, { size: 20 });

/** The log of the shelf, the newest moves first; a mistake is undone here. */
export const MovesView = observer(function MovesView({ onBack }: { readonly onBack: () => void }) {
  const list = useViewModel(MovesViewModel);
  const listQuery = useListQuery(list, address);
  const { heads } = texts;
  return (
    <SubView title={texts.title} back={{ text: texts.back, onPress: onBack }}>
      <ListPage list={list} listQuery={listQuery} texts={texts}>
        {({ items }) => (
          <Rows
            label={texts.title}
            rows={items}
            size="small"
            columns={[
              {
                key: 'when',
                title: heads.when,
                rowScope: 'row',
                render: (_, { at }) => formatInstant(at),
              },
              { key: 'size', title: heads.size, render: (_, move) => sizeOf(move) },
              {
                key: 'what',
                title: heads.what,
                render: (_, move) => (
                  <>
                    <span>{texts.what(move)}</span> {move.isReversed && <Tag>{texts.undone}</Tag>}
                  </>
                ),
              },
              { key: 'by', title: heads.by, render: (_, { by }) => by ?? '' },
              { key: 'note', title: heads.note, render: (_, { note }) => note },
              {
                key: 'actions',
                title: heads.actions,
                render: (_, move) =>
                  move.mayUndo && (
                    <Allowed to="shelf.move">
                      <Button
                        aria-label={texts.undoOf(move)}
                        aria-disabled={list.form.isSending || undefined}
                        onClick={() => void list.undo(move)}
                      >
                        {texts.undo}
                      </Button>
                    </Allowed>
                  ),
              },
            ]}
          />
        )}
      </ListPage>
    </SubView>
  );
});
