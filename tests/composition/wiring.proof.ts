// Compiled by the type check, never run: each @ts-expect-error is wiring that must not compile.
import { ContainerModule } from 'inversify';
import { bindClass, bindFactory, bindPort, token } from '../../src/composition/shared/token';

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
class LoudReader implements Reader {
  constructor(private readonly reader: Reader) {}

  read(): string {
    return this.reader.read().toUpperCase();
  }
}
interface Ports {
  readonly from: Reader;
  readonly to: Writer;
}
const makeCopy = ({ from, to }: Ports) => new Copy(from, to);
const reader = token<Reader>('Reader');
const loudReader = token<Reader>('LoudReader');
const writer = token<Writer>('Writer');

export const classes = new ContainerModule((options) => {
  bindClass(options, Copy, [reader, writer]);
  // @ts-expect-error swapped dependencies
  bindClass(options, Copy, [writer, reader]);
  // @ts-expect-error a dependency is missing
  bindClass(options, Copy, [reader]);
  // @ts-expect-error all dependencies are missing
  bindClass(options, Copy, []);
  // @ts-expect-error a dependency too many
  bindClass(options, Copy, [reader, writer, writer]);
  // @ts-expect-error a class that is something else
  bindClass(options, Copy, [reader, Copy]);
  // @ts-expect-error a raw symbol says nothing about what it names
  bindClass(options, Copy, [Symbol('Reader'), writer]);
});

export const ports = new ContainerModule((options) => {
  bindPort(options, loudReader, LoudReader, [reader]);
  // @ts-expect-error a foreign dependency
  bindPort(options, loudReader, LoudReader, [writer]);
  // @ts-expect-error a dependency is missing
  bindPort(options, loudReader, LoudReader, []);
  // @ts-expect-error the class does not implement the port
  bindPort(options, writer, LoudReader, [reader]);
  // @ts-expect-error a raw symbol names no port
  bindPort(options, Symbol('LoudReader'), LoudReader, [reader]);
});

export const factories = new ContainerModule((options) => {
  bindFactory(options, Copy, { from: reader, to: writer }, ({ from, to }) => new Copy(from, to));
  bindFactory(options, Copy, { from: reader, to: writer }, makeCopy, 'transient');
  // @ts-expect-error swapped dependencies
  bindFactory(options, Copy, { from: writer, to: reader }, makeCopy);
  // @ts-expect-error swapped dependencies
  bindFactory(options, Copy, { from: writer, to: reader }, ({ from, to }) => new Copy(from, to));
  // @ts-expect-error a dependency is missing
  bindFactory(options, Copy, { from: reader }, makeCopy);
  // @ts-expect-error a dependency is missing
  bindFactory(options, Copy, { from: reader }, ({ from, to }) => new Copy(from, to));
  // @ts-expect-error the factory makes something else than the token names
  bindFactory(options, reader, { from: reader, to: writer }, makeCopy);
  // @ts-expect-error a raw symbol says nothing about what it names
  bindFactory(options, Copy, { from: Symbol('Reader'), to: writer }, makeCopy);
});
