import { Flex, Input, Radio } from 'antd';
import { useEffect, useId, useState } from 'react';
import type { FigureReport } from '../../core/figures/figure';
import {
  type FigurePeriod,
  NAMED_PERIODS,
  namedPeriod,
  type periodFault,
} from '../../core/figures/figure-period';
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
  readonly asked: AskedFigures;
  readonly fault: ReturnType<typeof periodFault>;
  readonly today: string;
  /** Those that may be chosen. */
  readonly programs: FigureReport['programs'];
  readonly allPrograms: string;
  readonly onChange: (changed: Partial<AskedFigures>) => void;
}

/** The period, the program, and whether small counts are hidden. */
export function FigureControls({
  asked,
  fault,
  today,
  programs,
  allPrograms,
  onChange,
}: FigureControlsProps) {
  const { from, to, programId, figures } = asked;
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
    <div className="figures__controls">
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
