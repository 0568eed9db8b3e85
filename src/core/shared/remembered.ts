/**
 * A function that works out its answer once for each object, and remembers it for as long as the object lives. Only for objects that
 * never change, such as the sections of a document in which an edit replaces what it touches.
 */
export function remembered<Value extends object, Answer>(
  work: (value: Value) => Answer,
): (value: Value) => Answer {
  const answers = new WeakMap<Value, { readonly answer: Answer }>();
  return (value) => {
    const known = answers.get(value);
    if (known) return known.answer;
    const answer = work(value);
    answers.set(value, { answer });
    return answer;
  };
}
