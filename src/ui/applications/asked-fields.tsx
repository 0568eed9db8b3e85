import { Form, Input, Tag } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { MOST_PAIRS } from '../../core/applications/application-faults';
import type { Question } from '../../core/programs/program';
import { NativeSelect } from '../shared/control/native-select';
import { WORDS } from '../shared/facts';
import { ListInput } from '../shared/form/list-input';
import { SizeFields } from '../shared/shoes/size-fields';
import { applicationFormTexts as texts } from './application-form.texts';
import { EMPTY_WANTED_PAIR, type WantedPairValues } from './application-form-values';
import { pairsTexts } from './pairs.texts';

interface AskedFieldsProps {
  /** The pairs of shoes; false where the program asks for none. */
  readonly pairs: ReactNode;
  readonly questions: readonly Question[];
  /** The ids of questions that were not there when the form was opened. */
  readonly fresh: ReadonlySet<string>;
}

/** What a program asks for: pairs of shoes, and its questions, which are the field 'answers' of a form by their ids. */
export function AskedFields({ pairs, questions, fresh }: AskedFieldsProps) {
  return (
    <>
      {pairs}
      {questions.map((question) => (
        <Form.Item
          key={question.id}
          name={['answers', question.id]}
          label={
            <span style={WORDS}>
              <span>{question.text}</span>{' '}
              {fresh.has(question.id) && <Tag color="warning">{texts.fresh}</Tag>}
            </span>
          }
          required={question.required}
          {...(question.help && { extra: question.help })}
        >
          {controlOf(question)}
        </Form.Item>
      ))}
    </>
  );
}

function controlOf({ answer, choices }: Question): ReactElement {
  if (answer === 'paragraph') return <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />;
  if (answer === 'line') return <Input autoComplete="off" />;
  const options = ['', ...choices].map((value) => ({ value, label: value || texts.choose }));
  return <NativeSelect options={options} />;
}

interface PairsInputProps {
  /** The name of the form. */
  readonly form: string;
}

/** The pairs of shoes that somebody needs, as staff note them: the field 'pairs' of a form. */
export function PairsInput({ form }: PairsInputProps) {
  return (
    <ListInput<WantedPairValues>
      form={form}
      name="pairs"
      texts={pairsTexts.pairs}
      most={MOST_PAIRS}
      first="cut"
      check="wide"
      newItem={() => EMPTY_WANTED_PAIR}
    >
      {(index) => (
        <SizeFields
          at={['pairs', index]}
          name={[index]}
          labels={{ cut: pairsTexts.cut(index + 1), size: pairsTexts.size(index + 1) }}
          hasUnknown
        />
      )}
    </ListInput>
  );
}
