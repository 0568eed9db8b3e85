// Compiled by the type check, never run: each @ts-expect-error is wiring that must not compile.
import { ContainerModule } from 'inversify';
import { bindSingleton, token } from '../../src/composition/token';

interface Reader {
  read(): string;
}
interface Writer {
  write(text: string): void;
}
class Copy {
  constructor(
    private readonly reader: Reader,
    private readonly writer: Writer,
  ) {}

  execute(): void {
    this.writer.write(this.reader.read());
  }
}
const reader = token<Reader>('Reader');
const writer = token<Writer>('Writer');

export const proof = new ContainerModule((options) => {
  bindSingleton(options, Copy, (from, to) => new Copy(from, to), [reader, writer]);
  // @ts-expect-error swapped dependencies
  bindSingleton(options, Copy, (from, to) => new Copy(from, to), [writer, reader]);
  // @ts-expect-error a dependency is missing
  bindSingleton(options, Copy, (from, to) => new Copy(from, to), [reader]);
  // @ts-expect-error the factory makes something else than the token names
  bindSingleton(options, reader, (from, to) => new Copy(from, to), [reader, writer]);
  // @ts-expect-error a raw symbol says nothing about what it names
  bindSingleton(options, Copy, (from, to) => new Copy(from, to), [Symbol('Reader'), writer]);
});
