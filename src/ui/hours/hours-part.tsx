import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { StaffWork } from '../../core/hours/hours.api';
import { HOURS_SHOWS, OTHER_WORK } from '../../core/hours/hours.inputs';
import { Allowed, useViewModel } from '../app/page-hooks';
import { useProgramChoice } from '../events/event-lists';
import { firstOf, id, queryFields } from '../shared/address/query-fields';
import { optionsOf } from '../shared/control/native-select';
import { useConfirmDialog } from '../shared/dialog/confirm-dialog';
import type { ListFilter } from '../shared/list/list-filters';
import { ListPage } from '../shared/list/list-page';
import { type ListQuery, useListQuery } from '../shared/list/list-query';
import { SubView } from '../shared/sub-view';
import { hoursTexts as texts } from './hours.texts';
import { DecideHoursViewModel, HoursListViewModel, WaitingOtherWorkViewModel } from './hours.view-model';
import { HoursList } from './hours-list';
import { ReturnDialog } from './return-dialog';

type Query = NonNullable<HoursListViewModel['question']>;

const SHOW = { name: 'show', label: texts.show, options: optionsOf(HOURS_SHOWS, texts.shows) } as const;
const allAddress = queryFields({ show: firstOf(HOURS_SHOWS), programId: id('program') }, { size: 20 });
/** The same of one program, in an address that may hold another list. */
const addressOf = (programId: string | null, show = 'show', page = 'page') =>
  queryFields({ show: firstOf(HOURS_SHOWS, show) }, { size: 20, programId }, page);
const otherAddress = addressOf(OTHER_WORK);

/** The hours of the volunteers of all programs that somebody manages. */
export function AllHours() {
  const list = useViewModel(HoursListViewModel);
  const listQuery = useListQuery(list, allAddress);
  const { options: all, isLoading } = useProgramChoice();
  const programs = all.filter(({ value }) => value !== OTHER_WORK);
  const options = [...programs, { value: OTHER_WORK, label: texts.otherWork }];
  const filters = [SHOW, { name: 'programId' as const, label: texts.program, options, isLoading }];
  return <HoursPart list={list} listQuery={listQuery} filters={filters} level={2} />;
}

/** The hours of one program's volunteers, as a part of its view. The address names them apart from its applications. */
export function ProgramHours({ programId }: { readonly programId: string }) {
  const list = useViewModel(HoursListViewModel);
  const fields = useMemo(() => addressOf(programId, 'hours', 'hoursPage'), [programId]);
  const listQuery = useListQuery(list, fields);
  return <HoursPart list={list} listQuery={listQuery} filters={[SHOW]} level={3} isOfOneProgram />;
}

/** Leads to work of no program, and says how much of it waits; program managers have it in their Volunteer List. */
export const OtherWorkButton = observer(function OtherWorkButton(props: { readonly onPress: () => void }) {
  const { claimed } = useViewModel(WaitingOtherWorkViewModel);
  return <Button onClick={props.onPress}>{texts.otherTab(claimed)}</Button>;
});

/** Hours of no program, which no program's view shows. */
export function OtherWorkHours({ onBack }: { readonly onBack: () => void }) {
  const list = useViewModel(HoursListViewModel);
  const listQuery = useListQuery(list, otherAddress);
  return (
    <SubView title={texts.otherTitle} back={{ text: texts.backToPrograms, onPress: onBack }}>
      <HoursPart list={list} listQuery={listQuery} filters={[SHOW]} level={2} isOfOneProgram />
    </SubView>
  );
}

interface HoursPartProps {
  readonly list: HoursListViewModel;
  readonly listQuery: ListQuery<Query>;
  readonly filters: readonly ListFilter<Query>[];
  /** Of the headings of cards. */
  readonly level: 2 | 3 | 4;
  readonly isOfOneProgram?: boolean;
}

const HoursPart = observer(function HoursPart(props: HoursPartProps) {
  const { list, listQuery, filters, level, isOfOneProgram = false } = props;
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
        listQuery={listQuery}
        texts={isOfOneProgram ? { ...texts.list, pages: texts.pages } : texts.list}
        filters={filters}
      >
        {({ items }) => (
          <>
            <HoursList
              work={items}
              level={level}
              isOfOneProgram={isOfOneProgram}
              isSending={deciding.form.isSending}
              onApprove={(work) => approve([work])}
              onReturn={(work) => deciding.begin(work)}
            />
            <Allowed to="hours.approve">
              <ApproveThese work={items} onPress={askToApprove} />
            </Allowed>
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
