let offsetMs = 0;
let isShifted = false;

/** Shifts `Date` by this many ms, forwards or backwards. Timers and `performance.now` are not affected. */
export function shiftClock(byMs: number): void {
  offsetMs = byMs;
  if (isShifted) return;
  isShifted = true;
  const now = Date.now.bind(Date);
  Date.now = () => now() + offsetMs;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [target.now()] : args, newTarget) as object,
  });
}
