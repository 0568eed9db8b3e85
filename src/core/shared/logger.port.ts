/** Where the product writes what an engineer should know; never passwords, never what people typed into a form. */
export interface Logger {
  info(message: string, detail?: unknown): void;
  warn(message: string, detail?: unknown): void;
  error(message: string, detail?: unknown): void;
}
