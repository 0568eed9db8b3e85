import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useViewModel } from '../../app/page-hooks';
import { ListPage, pagesAt } from '../../shared/list/list-page';
import { SubView } from '../../shared/sub-view';
import { PrintedReceipt } from '../printed-receipt';
import { ReceiptListViewModel } from '../receipt-list.view-model';
import { ReceiptLogo } from '../receipt-logo';
import { receiptsTexts } from '../receipts.texts';
import { LettersUnderWay } from './letter-progress';
import { lettersTexts as texts } from './letters.texts';

/** So many letters are printed at once. */
const SIZE = 100;

/** The statements of a year that go out on paper, each on a page of its own. */
export const PaperLetters = observer(function PaperLetters({
  year,
  onBack,
}: {
  readonly year: number;
  readonly onBack: () => void;
}) {
  const list = useViewModel(ReceiptListViewModel);
  const [page, setPage] = useState(1);
  useEffect(
    () =>
      void list.show({
        ...{ year, kind: 'statement', state: 'issued', search: '', isPaper: true, page, size: SIZE },
      }),
    [list, year, page],
  );
  return (
    <SubView
      title={texts.paperTitle(year)}
      headingLevel={2}
      back={{ text: texts.paperBack, onPress: onBack }}
      action={
        <Button type="primary" onClick={() => window.print()}>
          {receiptsTexts.print}
        </Button>
      }
    >
      <LettersUnderWay year={year} />
      <ListPage
        list={list}
        asked={pagesAt({ page, size: SIZE }, setPage)}
        texts={{ ...receiptsTexts, none: texts.paperNone }}
      >
        {({ items }) => (
          <div>
            {items.map((receipt) => (
              <PrintedReceipt key={receipt.id} receipt={receipt} headingLevel={3} logo={<ReceiptLogo />} />
            ))}
          </div>
        )}
      </ListPage>
    </SubView>
  );
});
