import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { StaffWork } from '../../core/hours/hours.api';
import { HOURS_SHOWS } from '../../core/hours/hours.inputs';
import { useViewModel } from '../app/page-hooks';
import { useProgramOptions } from '../events/event-lists';
import { firstOf, id, queryFields } from '../shared/address/query-fields';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import { ListPage, type ListQuery, pagesAt, useListQuery } from '../shared/list/list-page';
import { hoursTexts as texts } from './hours.texts';
import { DecideHoursViewModel, HoursListViewModel } from './hours.view-model';
import { HoursList } from './hours-list';
import { ReturnDialog } from './return-dialog';

type Query = NonNullable<HoursListViewModel['question']>;

const allAddress = queryFields({ show: firstOf(HOURS_SHOWS), programId: id('program') }, { size: 20 });

/** The hours of the volunteers of all programs that somebody manages. */
export function AllHours() {
  const list = useViewModel(HoursListViewModel);
  const asked = useListQuery(list, allAddress);
  return <HoursPart list={list} asked={asked} programs={useProgramOptions()} />;
}

/** The hours to approve of one program's volunteers, as a part of its view; the address is the applications' there. */
export function ProgramHours({ programId }: { readonly programId: string }) {
  const list = useViewModel(HoursListViewModel);
  const [page, setPage] = useState(1);
  const query: Query = { page, size: 20, show: 'claimed', programId };
  useEffect(() => void list.show({ page, size: 20, show: 'claimed', programId }), [list, page, programId]);
  const { change } = pagesAt(query, setPage);
  return <HoursPart list={list} asked={{ query, filters: [], change, set: () => {}, clear: () => {} }} />;
}

interface HoursPartProps {
  readonly list: HoursListViewModel;
  readonly asked: ListQuery<Query>;
  /** To choose from; left out in one program. */
  readonly programs?: readonly { readonly value: string; readonly label: string }[];
}

const HoursPart = observer(function HoursPart({ list, asked, programs }: HoursPartProps) {
  const deciding = useViewModel(DecideHoursViewModel);
  const { ask, dialog } = useConfirmDialog(texts.leave);
  const approve = (work: readonly StaffWork[]) => void deciding.approve(work).then(() => list.load());
  const askToApprove = (work: readonly StaffWork[]) =>
    ask({
      title: texts.approveTitle(work.length),
      text: texts.approveText(
        peopleIn(work),
        work.reduce((sum, { minutes }) => sum + minutes, 0),
      ),
      action: texts.approveThese(work.length),
      onConfirm: () => approve(work),
    });
  return (
    <Flex vertical gap="middle">
      <ListPage
        list={list}
        asked={asked}
        texts={programs ? texts.list : { ...texts.list, pages: texts.pages }}
        filters={
          programs
            ? [
                {
                  ...{ name: 'show', label: texts.show },
                  options: HOURS_SHOWS.map((value) => ({ value, label: texts.shows[value] })),
                },
                { name: 'programId', label: texts.program, options: programs },
              ]
            : []
        }
      >
        {({ items }) => (
          <>
            <HoursList
              work={items}
              isOfOneProgram={programs === undefined}
              isSending={deciding.form.isSending}
              onApprove={(one) => approve([one])}
              onReturn={(one) => deciding.begin(one)}
            />
            <ApproveThese work={items} onPress={askToApprove} />
          </>
        )}
      </ListPage>
      <ReturnDialog viewModel={deciding} onDone={() => void list.load()} />
      {dialog}
    </Flex>
  );
});

interface ApproveTheseProps {
  readonly work: readonly StaffWork[];
  readonly onPress: (work: readonly StaffWork[]) => void;
}

/** Approves what is listed and waits; one's own hours are left to somebody else. */
function ApproveThese({ work, onPress }: ApproveTheseProps) {
  const waiting = work.filter(({ hours, isOwn }) => hours === 'claimed' && !isOwn);
  return (
    waiting.length > 1 && (
      <div>
        <Button onClick={() => onPress(waiting)}>{texts.approveThese(waiting.length)}</Button>
      </div>
    )
  );
}

/** How many people did the work. */
function peopleIn(work: readonly StaffWork[]): number {
  return new Set(work.map(({ personId, name }) => personId ?? name)).size;
}
