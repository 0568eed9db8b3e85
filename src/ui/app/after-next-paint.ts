/** Runs a task once the next frame is painted; in a page that nobody sees, where nothing is painted, at once. */
export function afterNextPaint(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => requestAnimationFrame(() => task()));
}
