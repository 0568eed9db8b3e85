/** Runs a task once the next frame is painted. A hidden page paints nothing: there the task runs at once. */
export function afterNextPaint(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => requestAnimationFrame(() => task()));
}
