import { Card, Checkbox, Flex, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { formatDayAt } from '../../../core/shared/text/format';
import { calendarDateAt } from '../../../core/shared/time/calendar';
import type { OfferedShift } from '../../../core/signups/signup-view';
import { useViewModel } from '../../app/page-hooks';
import { day, id, narrowing, queryFields } from '../../shared/address/query-fields';
import { FetchedPart, NothingHere } from '../../shared/fetched/fetched-part';
import { ListFilters } from '../../shared/list/list-filters';
import { useAddressQuery } from '../../shared/list/list-query';
import { ownSignupsTexts } from './own-signups.texts';
import { OfferedShiftsViewModel, SignupActsViewModel } from './own-signups.view-model';
import { SignUpButtons } from './sign-up-buttons';
import { WhereAndWho } from './where-and-who';

const { shifts: texts, named, when } = ownSignupsTexts;

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
  const asked = useAddressQuery(shiftsAddress);
  const { query, change } = asked;
  return (
    <Flex component="section" vertical gap="middle" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <FetchedPart
        fetched={list}
        texts={texts}
        said={(all) => texts.said(all.filter((shift) => isWanted(shift, query)).length)}
      >
        {(all) => {
          const found = all.filter((shift) => isWanted(shift, query));
          return (
            <>
              <ListFilters
                label={texts.filters}
                asked={asked}
                search={undefined}
                isEmpty={found.length === 0}
                filters={[
                  { name: 'programId', label: texts.program, options: programsOf(all) },
                  { name: 'from', label: texts.from },
                  { name: 'to', label: texts.to },
                ]}
              />
              <Checkbox
                style={{ alignItems: 'center', minBlockSize: 'var(--space-6)' }}
                checked={query.onlyFree}
                onChange={({ target }) => change({ onlyFree: target.checked })}
              >
                {texts.onlyFree}
              </Checkbox>
              {found.length === 0 && <NothingHere {...(all.length === 0 ? texts.none : texts.notFound)} />}
              <Flex component="ul" vertical gap="small" aria-label={texts.title}>
                {found.map((shift) => (
                  <li key={`${shift.event.id} ${shift.id}`}>
                    <ShiftCard shift={shift} acts={acts} onDone={() => list.load()} />
                  </li>
                ))}
              </Flex>
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
    all.map(({ program }) => [program?.id ?? NO_PROGRAM, program?.title ?? texts.noProgram]),
  );
  const programs = [...titles].map(([value, label]) => ({ value, label }));
  return [{ value: '', label: texts.allPrograms }, ...programs];
}

interface ShiftCardProps {
  readonly shift: OfferedShift;
  readonly acts: SignupActsViewModel;
  readonly onDone: () => Promise<void>;
}

function ShiftCard({ shift, acts, onDone }: ShiftCardProps) {
  const { label, startsAt, endsAt, adultsOnly, needs, event, program, own, obstacle } = shift;
  return (
    <Card size="small">
      <Flex vertical gap="small" align="start">
        <Flex wrap gap="small" align="center">
          <h3 style={{ fontSize: '1rem', fontWeight: 600, margin: 0 }}>{named(event.title, label)}</h3>
          <Tag {...(needs > 0 && { color: 'warning' })}>
            <span>{texts.needs(needs)}</span>
          </Tag>
          {adultsOnly && <Tag>{texts.adultsOnly}</Tag>}
        </Flex>
        {program && <span className="more">{program.title}</span>}
        <p>
          <strong>{when(startsAt, endsAt)}</strong>
        </p>
        <WhereAndWho event={event} />
        <SignUpButtons
          own={own}
          obstacle={obstacle}
          acts={acts}
          onDone={onDone}
          place={{ eventId: event.id, shiftId: shift.id }}
          isFull={needs === 0}
          about={[label, event.title, formatDayAt(startsAt)]}
          words={texts}
        />
      </Flex>
    </Card>
  );
}
