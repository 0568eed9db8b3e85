import { Card, Checkbox, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { pathOf } from '../../../core/navigation/paths';
import { formatDayAt } from '../../../core/shared/text/format';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import { type ShiftGroup, shiftGroupOf } from '../../../core/signups/own/shift-group';
import type { OfferedShift } from '../../../core/signups/signup-view';
import { useViewModel } from '../../app/page-hooks';
import { day, id, narrowing, queryFields } from '../../shared/address/query-fields';
import { DatedEventItem } from '../../shared/dated/dated';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { ListFilters } from '../../shared/list/list-filters';
import { useAddressQuery } from '../../shared/list/list-query';
import { inWords, titleOf } from '../../shared/translation/in-words';
import { wordsInTurn } from '../../shared/translation/marked-words';
import { ownSignupsTexts } from './own-signups.texts';
import { OfferedShiftsViewModel, SignupActsViewModel } from './own-signups.view-model';
import { SignUpButtons } from './sign-up-buttons';
import { WhereAndWho } from './where-and-who';
import './open-shifts.css';

const { shifts: texts, named } = ownSignupsTexts;

/** Stands for events of no program. */
const NO_PROGRAM = 'none';

/** Which shifts an address asks for, as in '?shifts-of=ID&from=2026-12-01&free=true'. */
const shiftsAddress = queryFields(
  { programId: id('shifts-of'), from: day, to: day, onlyFree: narrowing('free') },
  { size: 20 },
);

type Query = ReturnType<typeof shiftsAddress.queryOf>;

/** The shifts of the next 60 days, which a volunteer can take or wait for. The address keeps what is shown. */
export const OpenShifts = observer(function OpenShifts() {
  const list = useViewModel(OfferedShiftsViewModel);
  const acts = useViewModel(SignupActsViewModel);
  const listQuery = useAddressQuery(shiftsAddress);
  const { query, change } = listQuery;
  return (
    <Flex component="section" vertical gap="middle" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <FetchedPart
        fetched={list}
        texts={texts}
        announcement={(all) => texts.said(all.filter((shift) => isWanted(shift, query)).length)}
      >
        {(all) => {
          const matching = all.filter((shift) => isWanted(shift, query));
          return (
            <>
              <ListFilters
                label={texts.filters}
                listQuery={listQuery}
                search={undefined}
                isEmpty={matching.length === 0}
                filters={[
                  { name: 'programId', label: texts.program, options: programsOf(all) },
                  { name: 'from', label: texts.from },
                  { name: 'to', label: texts.to },
                ]}
              />
              <Checkbox
                style={{ alignItems: 'center' }}
                checked={query.onlyFree}
                onChange={({ target }) => change({ onlyFree: target.checked })}
              >
                {texts.onlyFree}
              </Checkbox>
              {matching.length === 0 && <NothingHere {...(all.length === 0 ? texts.none : texts.notFound)} />}
              <ShiftGroups shifts={matching} acts={acts} onDone={() => list.load()} />
            </>
          );
        }}
      </FetchedPart>
    </Flex>
  );
});

function isWanted(shift: OfferedShift, { programId, from, to, onlyFree }: Query): boolean {
  const on = calendarDateAt(shift.startsAt);
  if (programId !== null && (shift.program?.id ?? NO_PROGRAM) !== programId) return false;
  if ((from !== null && on < from) || (to !== null && on > to)) return false;
  return !onlyFree || shift.needs > 0;
}

/** The programs of these shifts, to choose one of. */
function programsOf(all: readonly OfferedShift[]) {
  const titles = new Map(
    inWords(all).map(({ program }) => [
      program?.id ?? NO_PROGRAM,
      { label: program?.title ?? texts.noProgram, lang: program?.lang?.title },
    ]),
  );
  const programs = [...titles].map(([value, title]) => ({ value, ...title }));
  return [{ value: '', label: texts.allPrograms }, ...programs];
}

interface GroupsProps {
  readonly shifts: readonly OfferedShift[];
  readonly acts: SignupActsViewModel;
  readonly onDone: () => Promise<void>;
}

/** The shifts by what the volunteer can do: take one, wait for one or prepare for it, or read why one is closed. Own ones are elsewhere. */
function ShiftGroups({ shifts, acts, onDone }: GroupsProps) {
  const inGroup = (group: ShiftGroup) => shifts.filter((shift) => shiftGroupOf(shift) === group);
  const cards = (shifts: readonly OfferedShift[], label: string, level: 4 | 5) => (
    <ul className="shifts" aria-label={label}>
      {shifts.map((shift) => (
        <li key={`${shift.event.id} ${shift.id}`}>
          <ShiftCard shift={shift} level={level} acts={acts} onDone={onDone} />
        </li>
      ))}
    </ul>
  );
  const [own, open, later, closed] = [inGroup('own'), inGroup('open'), inGroup('later'), inGroup('closed')];
  const days = [...new Set(open.map(({ startsAt }) => formatDayAt(startsAt)))];
  return (
    <div className="shift-groups">
      {own.length > 0 && (
        <p>
          <span>{texts.own(own.length)}</span> <Link to={pathOf('my-schedule')}>{texts.seeSchedule}</Link>
        </p>
      )}
      {shifts.length > 0 && (
        <section aria-label={texts.open}>
          <h3>{texts.open}</h3>
          {open.length === 0 && <p>{texts.noneOpen}</p>}
          <div className="shifts">
            {days.map((on) => (
              <div key={on} className="shift-groups__day">
                {/* The cards show it in their date blocks. */}
                <h4 className="visually-hidden">{on}</h4>
                {cards(
                  open.filter(({ startsAt }) => formatDayAt(startsAt) === on),
                  texts.openOn(on),
                  5,
                )}
              </div>
            ))}
          </div>
        </section>
      )}
      {later.length > 0 && (
        <section aria-label={texts.later}>
          <h3>{texts.later}</h3>
          {cards(later, texts.later, 4)}
        </section>
      )}
      {closed.length > 0 && (
        <details className="shift-groups__closed">
          <summary>{texts.closedCount(closed.length)}</summary>
          {cards(closed, texts.closed, 4)}
        </details>
      )}
    </div>
  );
}

interface ShiftCardProps extends Pick<GroupsProps, 'acts' | 'onDone'> {
  readonly shift: OfferedShift;
  /** Of the heading. */
  readonly level: 4 | 5;
}

/** What, when and where, and one button; the rest is folded. */
function ShiftCard({ shift, level, acts, onDone }: ShiftCardProps) {
  const { id, label, lang, startsAt, endsAt, adultsOnly, needs, event, program, own } = inWords(shift);
  const Heading = `h${level}` as const;
  const title = named(event.title, label);
  return (
    <Card size="small">
      <DatedEventItem
        event={{ ...event, address: '', startsAt, endsAt }}
        heading={
          <Heading className="shifts__title">
            {wordsInTurn([titleOf(event), { text: label, lang: lang?.label }], ': ')}
          </Heading>
        }
      >
        <Flex wrap gap="small">
          <Tag {...(needs > 0 && { color: 'warning' })}>
            <span>{texts.needs(needs)}</span>
          </Tag>
          {adultsOnly && <Tag>{texts.adultsOnly}</Tag>}
        </Flex>
        <SignUpButtons
          own={own}
          obstacle={shift.obstacle}
          acts={acts}
          onDone={onDone}
          place={{ eventId: event.id, shiftId: id }}
          isFull={needs === 0}
          about={[label, event.title, formatDayAt(startsAt)]}
          words={texts}
        />
        <details>
          <summary>
            {texts.details}
            <span className="visually-hidden">{`: ${title}`}</span>
          </summary>
          {program && (
            <p className="more" lang={program.lang?.title}>
              {program.title}
            </p>
          )}
          <WhereAndWho event={shift.event} />
        </details>
      </DatedEventItem>
    </Card>
  );
}
