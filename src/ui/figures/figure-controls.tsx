import { Flex, Input, Radio } from 'antd';
import { useEffect, useId, useState } from 'react';
import type { FigureReport } from '../../core/figures/figure';
import {
  type FigurePeriod,
  NAMED_PERIODS,
  namedPeriod,
  type periodFault,
} from '../../core/figures/figure-period';
import { offeredPeriods, type SharedKind, sharedPeriod } from '../../core/figures/sharing/shared-periods';
import { isCalendarDate, LAST_DAY } from '../../core/shared/time/calendar';
import { Labeled, NativeSelect, optionsOf } from '../shared/control/native-select';
import { figuresTexts as texts } from './figures.texts';

const KINDS = ['sharing', 'internal'] as const;
const DATES = 'dates';
const PERIODS = [...optionsOf(NAMED_PERIODS, texts.periods), { value: DATES, label: texts.chooseDates }];

/** What the controls ask for. */
export interface AskedFigures extends FigurePeriod {
  readonly programId: string | null;
  readonly figures: (typeof KINDS)[number];
}

interface FigureControlsProps {
  readonly question: AskedFigures;
  readonly fault: ReturnType<typeof periodFault>;
  readonly today: string;
  /** Those that may be chosen. */
  readonly programs: FigureReport['programs'];
  readonly allPrograms: string;
  readonly onChange: (changed: Partial<AskedFigures>) => void;
}

/** The period, the program, and whether small counts are hidden. */
export function FigureControls(props: FigureControlsProps) {
  const { question, programs, allPrograms, onChange } = props;
  const { programId, figures } = question;
  return (
    <div className="figures__controls">
      {figures === 'sharing' ? <SharedPeriods {...props} /> : <AnyPeriod {...props} />}
      <Labeled label={texts.program}>
        {(id) => (
          <NativeSelect
            id={id}
            value={programId ?? ''}
            options={[
              { value: '', label: allPrograms },
              ...programs.map((program) => ({ value: program.id, label: program.title })),
            ]}
            onChange={(value) => onChange({ programId: value || null })}
          />
        )}
      </Labeled>
      <Flex vertical>
        <Radio.Group
          aria-label={texts.kind}
          value={figures}
          options={KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
          onChange={({ target }) =>
            onChange({ figures: target.value === 'internal' ? 'internal' : 'sharing' })
          }
        />
      </Flex>
    </div>
  );
}

const SHARED: readonly SharedKind[] = ['quarter', 'month', 'year'];

/** The whole months, quarters and years that are over; an older one that the address asks for is among them. */
function SharedPeriods({ question, today, onChange }: FigureControlsProps) {
  const offered = SHARED.flatMap((kind) => offeredPeriods(kind, today));
  const keyOf = ({ from, to }: FigurePeriod) => `${from} ${to}`;
  const current = sharedPeriod(question, today);
  const isOffered = offered.some((period) => keyOf(period) === keyOf(question));
  const periods = current && !isOffered ? [current, ...offered] : offered;
  const handleChange = (value: string) => {
    const chosen = periods.find((period) => keyOf(period) === value);
    if (chosen) onChange({ from: chosen.from, to: chosen.to });
  };
  return (
    <Labeled label={texts.period}>
      {(id) => (
        <NativeSelect
          id={id}
          value={keyOf(question)}
          options={periods.map((period) => ({ value: keyOf(period), label: texts.sharedPeriod(period) }))}
          onChange={handleChange}
        />
      )}
    </Labeled>
  );
}

/** Periods by name, or by their dates. */
function AnyPeriod({ question, fault, today, onChange }: FigureControlsProps) {
  const { from, to } = question;
  const named = NAMED_PERIODS.find((name) => {
    const period = namedPeriod(name, today);
    return period.from === from && period.to === to;
  });
  const [isChoosing, setChoosing] = useState(false);
  const period = isChoosing || named === undefined ? DATES : named;
  const problem = useId();
  const handlePeriod = (value: string) => {
    const chosen = NAMED_PERIODS.find((name) => name === value);
    setChoosing(chosen === undefined);
    if (chosen) onChange(namedPeriod(chosen, today));
  };
  return (
    <>
      <Labeled label={texts.period}>
        {(id) => <NativeSelect id={id} value={period} options={PERIODS} onChange={handlePeriod} />}
      </Labeled>
      {period === DATES && (
        <>
          <DayField label={texts.from} value={from} onChange={(day) => onChange({ from: day })} />
          <div>
            <DayField
              label={texts.to}
              value={to}
              problem={fault ? problem : undefined}
              onChange={(day) => onChange({ to: day })}
            />
            {fault && (
              <p className="error-mark" id={problem} role="alert">
                {texts.faults[fault]}
              </p>
            )}
          </div>
        </>
      )}
    </>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly problem?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A day; what is typed of it stays as it is typed until it is one. */
function DayField({ label, value, problem, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const handleChange = (text: string) => {
    setTyped(text);
    if (isCalendarDate(text)) onChange(text);
  };
  return (
    <Labeled label={label}>
      {(id) => (
        <Input
          id={id}
          type="date"
          max={LAST_DAY}
          value={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem}
          onChange={({ target }) => handleChange(target.value)}
          onBlur={() => setTyped(value)}
        />
      )}
    </Labeled>
  );
}
