/** Runs a task once the next frame is painted. A hidden page paints nothing: there the task runs at once. */
export function afterNextPaint(task: () => void): void {
  if (document.hidden) task();
  else requestAnimationFrame(() => requestAnimationFrame(() => task()));
}

/** Runs the task once the load event is past. */
export function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', () => task(), { once: true });
}
