import { Form, Input, Tag } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import { MOST_PAIRS } from '../../core/applications/application-faults';
import type { Question } from '../../core/programs/program';
import type { Lang, Shown } from '../../core/shared/translations/in-spanish';
import { NativeSelect } from '../shared/control/native-select';
import { WORDS } from '../shared/facts';
import { ListInput } from '../shared/form/list-input';
import { SizeFields } from '../shared/shoes/size-fields';
import { inWords } from '../shared/translation/in-words';
import { markedWords } from '../shared/translation/marked-words';
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
      {inWords(questions).map(({ lang, ...question }, place) => (
        <Form.Item
          key={question.id}
          name={['answers', question.id]}
          label={
            <span style={WORDS}>
              <span lang={lang?.text}>{question.text}</span>{' '}
              {fresh.has(question.id) && <Tag color="warning">{texts.fresh}</Tag>}
            </span>
          }
          required={question.required}
          {...(question.help && { extra: markedWords({ text: question.help, lang: lang?.help }) })}
        >
          {controlOf(question, questions[place]?.choices ?? [], lang?.choices)}
        </Form.Item>
      ))}
    </>
  );
}

/** `english` are the choices as they are kept, in the order of those that are read. */
function controlOf(
  { answer, choices }: Pick<Shown<Question>, 'answer' | 'choices'>,
  english: readonly string[],
  langs: readonly Lang[] = [],
): ReactElement {
  if (answer === 'paragraph') return <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />;
  if (answer === 'line') return <Input autoComplete="off" />;
  const options = choices.map((label, place) => ({
    value: english[place] ?? label,
    label,
    lang: langs[place],
  }));
  return <NativeSelect options={[{ value: '', label: texts.choose }, ...options]} />;
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
