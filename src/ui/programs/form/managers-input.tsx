import { Checkbox, Flex } from 'antd';
import type { StaffMember } from '../../../core/people/people-query';
import '../programs.css';
import { programFormTexts as texts } from './program-form.texts';

interface ManagersInputProps {
  readonly people: readonly StaffMember[];
  // The form gives the rest; the id is that of the first box, where the focus goes when the group is refused.
  readonly id?: string;
  readonly value?: readonly string[];
  readonly onChange?: (ids: readonly string[]) => void;
  readonly 'aria-invalid'?: boolean | 'true';
  readonly 'aria-describedby'?: string;
}

/** The people who manage a program: a checkbox for each who can. Others whom the program has stay as they are. */
export function ManagersInput({ people, id, value = [], onChange, ...wrong }: ManagersInputProps) {
  const set = (person: string, isChecked: boolean) =>
    onChange?.(isChecked ? [...value, person] : value.filter((one) => one !== person));
  return (
    <fieldset className="programs__boxes" aria-describedby={wrong['aria-describedby']}>
      <legend className="programs__legend">{texts.labels.managerIds}</legend>
      {people.length === 0 && <p>{texts.noPeople}</p>}
      <Flex wrap gap="var(--space-1) var(--space-5)">
        {people.map((person, index) => (
          <Checkbox
            key={person.id}
            {...(index === 0 && id !== undefined && { id })}
            aria-invalid={wrong['aria-invalid']}
            checked={value.includes(person.id)}
            onChange={({ target }) => set(person.id, target.checked)}
          >
            {person.name}
          </Checkbox>
        ))}
      </Flex>
    </fieldset>
  );
}
