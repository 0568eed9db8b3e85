// A field that follows a text of observable state without being rendered.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { BoundText } from '../../../src/ui/shared/control/bound-text';

function showField(first: string, kept = (text: string) => text, rows?: number) {
  const state = observable({ text: first });
  render(
    <BoundText
      id="bio"
      className="native-control"
      aria-label="Bio"
      readOnly={false}
      rows={rows}
      read={() => state.text}
      onText={(text) => runInAction(() => Object.assign(state, { text: kept(text) }))}
    />,
  );
  return { state, field: screen.getByRole('textbox', { name: 'Bio' }) };
}

test.each([1, 4])('with %d lines, what is typed is kept, and what comes from elsewhere is shown', (rows) => {
  const { state, field } = showField('Walks', undefined, rows);
  expect(field).toHaveValue('Walks');
  fireEvent.change(field, { target: { value: 'Walks far' } });
  expect(state.text).toBe('Walks far');
  act(() => runInAction(() => Object.assign(state, { text: 'Walks' })));
  expect(field).toHaveValue('Walks');
});

test('where what was typed is not kept, the field shows what is', () => {
  const { state, field } = showField('ana@fsr.example', (text) => text.trim());
  fireEvent.change(field, { target: { value: 'ana@fsr.example ' } });
  expect(state.text).toBe('ana@fsr.example');
  expect(field).toHaveValue('ana@fsr.example');
});
